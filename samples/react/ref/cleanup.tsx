import { useCallback, useLayoutEffect, useState } from 'react';
import type { Ref } from 'react';

const log: string[] = [];
(window as unknown as { log: string[] }).log = log;

const named = (name: string) => (node: HTMLElement | null) => {
  log.push(`${name}: ${node?.localName}`);
  return () => void log.push(`${name}: cleanup`);
};
const old = (node: HTMLElement | null) => {
  log.push(`old style: ${node?.localName ?? null}`);
};

/** `ref` is a prop: the component decides where it goes. */
function Field({ ref }: { ref: Ref<HTMLInputElement> }) {
  return <label>Name <input ref={ref} /></label>;
}

export default function App() {
  const [shown, setShown] = useState(true);
  const [, again] = useState(0);
  const stable = useCallback(named('stable'), []);
  useLayoutEffect(() => void log.push('layout effect'));
  return (
    <>
      <button onClick={() => again((n) => n + 1)}>render</button>
      <button onClick={() => setShown(false)}>remove</button>
      {shown && <p ref={old}><Field ref={stable} /></p>}
      {shown && <hr ref={named('inline')} />}
    </>
  );
}
