import { StrictMode, useEffect, useState } from 'react';

const log: string[] = [];
(window as unknown as { log: string[] }).log = log;

function start(from: string) {
  log.push(`initialiser ${from}`);
  return 0;
}

function Counter() {
  const [called] = useState(start('called'));
  const [count, setCount] = useState(() => start('passed'));
  log.push(`render ${count}`);
  useEffect(() => {
    log.push('effect');
    return () => void log.push('cleanup');
  }, []);
  const byValue = () => {
    for (let i = 0; i < 3; i++) setCount(count + 1);
  };
  const byFunction = () => {
    for (let i = 0; i < 3; i++) setCount((c) => c + 1);
  };
  return (
    <p>
      {count + called} <button onClick={byValue}>3 × count + 1</button>
      <button onClick={byFunction}>3 × c =&gt; c + 1</button>
      <button onClick={() => setTimeout(byFunction)}>later</button>
    </p>
  );
}

export default function App() {
  const [strict, setStrict] = useState(false);
  const Mode = strict ? StrictMode : 'div';
  return (
    <>
      <button onClick={() => setStrict(true)}>StrictMode</button>
      <Mode><Counter /></Mode>
    </>
  );
}
