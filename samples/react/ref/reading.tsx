import { useRef, useState } from 'react';

export default function Likes() {
  const likes = useRef(0);
  const [shown, setShown] = useState(0);
  return (
    <p>
      <button onClick={() => { likes.current++; }}>Like</button>
      <button onClick={() => setShown(shown + 1)}>Render</button>
      <span> likes {likes.current}, state {shown}</span>
    </p>
  );
}
