import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Long enough to scroll the navbar away; the paragraphs need no style of their own. */
export default function Long(): ReactNode {
  return (
    <Layout title="Long">
      <main>
        <h1>Long page</h1>
        {Array.from({ length: 200 }, (_, index) => (
          <p key={index}>Paragraph {index + 1}</p>
        ))}
      </main>
    </Layout>
  );
}
