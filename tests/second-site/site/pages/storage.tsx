import { createStorageSlot } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

function whatHappens(): string {
  try {
    return `value ${String(createStorageSlot('second').get())}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Shows what reading the storage while rendering leads to: on the server in the HTML, then in the browser. */
export default function Storage(): ReactNode {
  return (
    <Layout title="Storage">
      <main suppressHydrationWarning>{whatHappens()}</main>
    </Layout>
  );
}
