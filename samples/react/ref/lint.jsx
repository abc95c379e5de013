import { useRef, useState } from 'react';

export function Likes() {
  const likes = useRef(0);
  const [shown, setShown] = useState(0);
  const show = () => setShown(likes.current);
  return <button onClick={show}>{likes.current}, {shown}</button>;
}
