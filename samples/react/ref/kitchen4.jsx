import { useEffect, useRef, useState } from 'react';

function Timer({ name }) {
  const [open, setOpen] = useState(false);
  const field = useRef(null);
  const write = () => { setOpen(true); field.current?.focus(); };
  useEffect(() => {
    if (open) field.current.focus();
  }, [open]);
  return (
    <p>
      {name} {open && <input ref={field} aria-label={name} />}
      <button onClick={write}>Note {name}</button>
    </p>
  );
}

export default function Kitchen() {
  return <><Timer name="eggs" /><Timer name="pasta" /></>;
}
