import { useEffect, useRef, useState } from 'react';

function Timer({ name }) {
  const [open, setOpen] = useState(false);
  const field = useRef(null);
  // #region note
  const write = () => { setOpen(true); field.current?.focus(); };
  useEffect(() => {
    if (open) field.current.focus();
  }, [open]);
  // #endregion note
  const seconds = useRef(0);
  const ticking = useRef(null);
  const start = () => {
    clearInterval(ticking.current);
    ticking.current = setInterval(() => {
      seconds.current += 1;
    }, 1000);
  };
  const stop = () => clearInterval(ticking.current);
  return (
    <p>
      {name} {open && <input ref={field} aria-label={name} />}
      {seconds.current} s
      <button onClick={write}>Note {name}</button>
      <button onClick={start}>Start {name}</button>
      <button onClick={stop}>Stop {name}</button>
    </p>
  );
}
// #region kitchen

export default function Kitchen() {
  return <><Timer name="eggs" /><Timer name="pasta" /></>;
}
// #endregion kitchen
