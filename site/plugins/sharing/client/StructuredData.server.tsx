import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import described from '@generated/groundwork-sharing/default/structured-data.json';
import type { ReactNode } from 'react';

/** What search engines are told of the note on this page. Of a page that is no note, nothing. */
export default function StructuredData(): ReactNode {
  const { permalink } = useDoc().metadata;
  if (!Object.hasOwn(described, permalink)) return null;
  return (
    <Head>
      {/* No text of a note may end the script. */}
      <script type="application/ld+json" data-kept="">
        {JSON.stringify(described[permalink]).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
