import { useEffect, useLayoutEffect, useState } from 'react';

const log: string[] = [];
(window as unknown as { log: string[] }).log = log;
const page = () => document.querySelector('b')?.textContent ?? '-';

function Count({ n }: { n: number }) {
  log.push(`Count renders ${n}, the page says ${page()}`);
  useLayoutEffect(() => {
    log.push(`Count's layout effect, the page says ${page()}`);
    queueMicrotask(() => void log.push('a microtask'));
  });
  useEffect(() => void log.push("Count's effect"));
  return <b>{n}</b>;
}

export default function App() {
  const [n, setN] = useState(1);
  log.push(`App renders ${n}`);
  useLayoutEffect(() => void log.push("App's layout effect"));
  useEffect(() => void log.push("App's effect"));
  return (
    <>
      <Count n={n} /> <button onClick={() => setN(2)}>click</button>
      <button onClick={() => setTimeout(setN, 0, 3)}>timer</button>
    </>
  );
}
