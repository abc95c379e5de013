import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import { useState, type ReactNode } from 'react';

function ReadsADoc(): ReactNode {
  return <p>{useDoc().metadata.title}</p>;
}

/** Uses a doc's hook where there is no doc. */
export default function Outside(): ReactNode {
  const [reads, setReads] = useState(false);
  return (
    <Layout title="Outside">
      <main>
        <button type="button" onClick={() => setReads(true)}>
          Read
        </button>
        {reads && <ReadsADoc />}
      </main>
    </Layout>
  );
}
