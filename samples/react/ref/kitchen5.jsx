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
  const [seconds, setSeconds] = useState(0);
  let ticking;
  const start = () => {
    ticking = setInterval(() => setSeconds((s) => s + 1), 1000);
  };
  const stop = () => clearInterval(ticking);
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
