import { useRef, useState } from 'react';

export default function Likes() {
  const likes = useRef(0);
  const [shown, setShown] = useState(0);
  return (
    <p>
      <button onClick={() => { likes.current++; }}>like</button>
      <button onClick={() => setShown(likes.current)}>show</button>
      <span> ref {likes.current}, state {shown}</span>
    </p>
  );
}
