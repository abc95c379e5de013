import { useRef, useState } from 'react';

export default function Search() {
  const field = useRef(null);
  const [two, setTwo] = useState(false);
  return (
    <>
      <p>top <input ref={field} /></p>
      {two && <p>bottom <input ref={field} /></p>}
      <button onClick={() => field.current.focus()}>Search</button>
      <button onClick={() => setTwo(!two)}>Bottom</button>
    </>
  );
}
