import { useEffect, useEffectEvent, useState } from 'react';

const saved: string[] = [];
let subscribed = 0;

/** Calls `save` at each `tick` of the window, as a timer would. */
function onTick(save: () => void) {
  subscribed++;
  window.addEventListener('tick', save);
  return () => window.removeEventListener('tick', save);
}

function Draft({ how }: { how: 'once' | 'again' | 'event' }) {
  const [text, setText] = useState('');
  const save = () => saved.push(text || 'nothing');
  const saveNow = useEffectEvent(save);

  useEffect(() => onTick(() => {
    if (how === 'event') saveNow();
    else save();
  }), how === 'again' ? [how, text] : [how]);

  return (
    <input value={text} onChange={(e) => setText(e.target.value)} />
  );
}

export default function App() {
  const [how, setHow] = useState<'once' | 'again' | 'event'>();
  const [log, setLog] = useState('');
  const tick = () => {
    window.dispatchEvent(new Event('tick'));
    setLog(`saved: ${saved.at(-1)}, subscribed ${subscribed} times`);
  };
  const start = (next: typeof how) => {
    subscribed = 0;
    setHow(next);
  };
  return (
    <>
      {(['once', 'again', 'event'] as const).map((name) => (
        <button key={name} onClick={() => start(name)}>{name}</button>
      ))}
      {how && <p><Draft key={how} how={how} /></p>}
      <p><button onClick={tick}>tick</button> <output>{log}</output></p>
    </>
  );
}
