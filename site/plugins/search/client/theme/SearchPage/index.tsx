import type { ReactNode } from 'react';

import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';

import { textsWith } from '@groundwork/search/shared/texts';
import { useSearchConfig } from '@groundwork/search/client/useSearchConfig';
import { SearchResults } from '@groundwork/search/client/page/SearchResults';

/** `/search?q=`: the same engine as the modal's, with all results. */
export default function SearchPage(): ReactNode {
  const config = useSearchConfig();
  const texts = textsWith(config.hosted?.translations);
  return (
    <Layout title={texts.page.title} description={texts.page.emptyText}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="gw-found">
        <h1>{texts.page.title}</h1>
        <SearchResults config={config} texts={texts} />
      </main>
    </Layout>
  );
}
