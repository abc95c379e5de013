import { useEffect, useRef, useState } from 'react';

function Timer({ name }) {
  const [open, setOpen] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const field = useRef(null);
  let ticking;
  const write = () => setOpen(true);
  const start = () => {
    ticking = setInterval(() => setSeconds((s) => s + 1), 1000);
  };
  const stop = () => clearInterval(ticking);
  useEffect(() => {
    if (open) field.current.focus();
  }, [open]);
  return (
    <p>
      {name} {open && <input ref={field} aria-label={name} />}
      {seconds} s
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
