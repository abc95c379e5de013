import { useEffect, useState } from 'react';
function TeaTimer() {
  const [minutes, setMinutes] = useState(3);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    console.log(`setup: ${minutes}`);
    const ring = () => setReady(true);
    const wait = minutes * 1000;
    const id = setTimeout(ring, wait);
    return () => {
      console.log(`cleanup: ${minutes}`);
      clearTimeout(id);
    };
  }, [minutes]);
  const add = () => {
    setMinutes(minutes + 1);
    setReady(false);
  };
  const text = ready ? 'Ready!' : 'Wait';
  return (
    <button onClick={add}>
      {minutes} minutes: {text}
    </button>
  );
}
// #region close

export default function App() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <main>
      {open ? <TeaTimer /> : 'closed'}{' '}
      <button onClick={close}>Close</button>
    </main>
  );
}
// #endregion close
