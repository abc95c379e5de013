import { useEffect, useRef, useState } from 'react';

function Field({ ref, name }) {
  return <input ref={ref} aria-label={name} />;
}

function Timer({ name }) {
  const [open, setOpen] = useState(false);
  const field = useRef(null);
  const write = () => { setOpen(true); field.current?.focus(); };
  useEffect(() => {
    if (open) field.current.focus();
  }, [open]);
  return (
    <p>
      {name} {open && <Field ref={field} name={name} />}
      <button onClick={write}>Note {name}</button>
    </p>
  );
}
// #region kitchen

export default function Kitchen() {
  return <><Timer name="eggs" /><Timer name="pasta" /></>;
}
// #endregion kitchen
