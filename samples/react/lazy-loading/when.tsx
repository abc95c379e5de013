import { Activity, lazy, Suspense, use, useEffect } from 'react';
import { useState } from 'react';

const log: string[] = [];
(window as unknown as { log: string[] }).log = log;

const kept = new Map<string, Promise<unknown>>();
/** Asks the network for something, once: 100 ms. */
function get<T>(name: string, value: T): Promise<T> {
  if (!kept.has(name)) {
    log.push(`ask for ${name}`);
    kept.set(name, new Promise((done) => setTimeout(() => {
      log.push(`got ${name}`);
      done(value);
    }, 100)));
  }
  return kept.get(name) as Promise<T>;
}

// Stand for import('./Page.js'), import('./Chart.js') and a request.
const page = () => get('Page.js', { default: Page });
const chart = () => get('Chart.js', { default: Chart });
const prices = () => get('prices', [9, 8, 9]);
const LazyPage = lazy(page);
const LazyChart = lazy(chart);

function Page() {
  return <LazyChart />;
}
function Chart() {
  const all = use(prices());
  useEffect(() => void log.push('Chart is shown'), []);
  return <p>chart of {all.join(', ')}</p>;
}

export default function App() {
  const [mode, setMode] = useState<'hidden' | 'visible'>();
  const ahead = () => [page(), chart(), prices()];
  return (
    <>
      <button onClick={() => setMode('visible')}>open</button>
      <button onClick={ahead}>ask ahead</button>
      <button onClick={() => setMode('hidden')}>open hidden</button>
      <Suspense fallback={<p>…</p>}>
        {mode && <Activity mode={mode}><LazyPage /></Activity>}
      </Suspense>
    </>
  );
}
