import { useRef, useState } from 'react';

export default function Brewing() {
  const [seconds, setSeconds] = useState(0);
  const timer = useRef<number | undefined>(undefined);
  const start = () => {
    window.clearInterval(timer.current);
    timer.current = window.setInterval(
      () => setSeconds((s) => s + 1), 1000);
  };
  const stop = () => window.clearInterval(timer.current);
  return (
    <p>
      <button onClick={start}>Start</button>
      <button onClick={stop}>Stop</button>
      <span> {seconds} s</span>
    </p>
  );
}
