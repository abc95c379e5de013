import { startTransition, Suspense, use } from 'react';
import { useEffect, useState } from 'react';

const log: string[] = [];
(window as unknown as { log: string[] }).log = log;
const never = new Promise<string>(() => {});

function Tab({ name }: { name: string }) {
  log.push(`Tab renders ${name}`);
  useEffect(() => void log.push(`${name} was committed`), [name]);
  return <b>{name}</b>;
}
function Slow() {
  return use(never);
}

export default function App() {
  const [tab, setTab] = useState('cart');
  const go = (to: string) => startTransition(() => setTab(to));
  return (
    <Suspense>
      <button onClick={() => go('orders')}>orders</button>
      <button onClick={() => go('help')}>help</button>
      <p><Tab name={tab} /> {tab === 'orders' && <Slow />}</p>
    </Suspense>
  );
}
