import { useEffect, useState } from 'react';

function useReady(minutes) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const ring = () => setReady(true);
    const wait = minutes * 1000;
    const id = setTimeout(ring, wait);
    return () => clearTimeout(id);
  }, [minutes]);
  return ready;
}

function TeaTimer({ tea, minutes }) {
  const ready = useReady(minutes);
  const text = ready ? 'Ready!' : 'Wait';
  return <p>{tea}: {text}</p>;
}

export default () => (
  <main>
    <TeaTimer tea="Green" minutes={1} />
    <TeaTimer tea="Black" minutes={3} />
  </main>
);
