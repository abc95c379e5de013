import Layout from '@theme/Layout';
import { useState, type ReactNode } from 'react';

let crashes = 0;

function Fragile({ broken }: { broken: boolean }): ReactNode {
  if (broken && crashes++ < 2) {
    throw new Error('The outer <b>message</b>', { cause: new Error('The inner message') });
  }
  return <p>Whole{broken ? ' again' : ''}</p>;
}

/** Crashes at the press of the button; React tries twice before it gives up, and a further try succeeds. */
export default function Crash(): ReactNode {
  const [broken, setBroken] = useState(false);
  return (
    <Layout title="Crash">
      <main>
        <button type="button" onClick={() => setBroken(true)}>
          Crash
        </button>
        <Fragile broken={broken} />
      </main>
    </Layout>
  );
}
