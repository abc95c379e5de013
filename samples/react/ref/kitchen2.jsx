import { useRef } from 'react';

function Timer({ name }) {
  const field = useRef(null);
  const write = () => field.current.focus();
  return (
    <p>
      {name} <input ref={field} aria-label={name} />
      <button onClick={write}>Note {name}</button>
    </p>
  );
}

export default function Kitchen() {
  return <><Timer name="eggs" /><Timer name="pasta" /></>;
}
