import { useCallback, useEffect, type ReactNode } from 'react';

import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { SearchHostProvider, SearchResults, searchStyles, textsWith } from '@groundwork/search/ui';
import { adoptStyles } from '../../../../../components/adoptStyles';
import { useSearchConfig } from '../../useSearchConfig';
import { useSiteAsHost } from '../../useSiteAsHost';

/** `/search?q=`: the same engine as the modal's, with all results. */
export default function SearchPage(): ReactNode {
  const texts = textsWith(useSearchConfig().hosted?.translations);
  return (
    <Layout title={texts.page.title} description={texts.page.emptyText}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="gw-found">
        <h1>{texts.page.title}</h1>
        <Results />
      </main>
    </Layout>
  );
}

/** Apart, because the layout provides what the host is made of. */
function Results(): ReactNode {
  const config = useSearchConfig();
  const history = useHistory();
  const { search } = useLocation();
  const replace = useCallback((address: string) => history.replace(address), [history]);
  useEffect(() => adoptStyles(searchStyles), []);
  return (
    <SearchHostProvider value={useSiteAsHost(config)}>
      <SearchResults
        config={config}
        texts={textsWith(config.hosted?.translations)}
        address={{ search, isAlive: useIsBrowser(), replace }}
      />
    </SearchHostProvider>
  );
}
