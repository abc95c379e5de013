import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/**
 * Replaces the generator's screen for a crash outside the layout: the same words and look as for a crash inside it.
 * If the layout itself is what crashed, the message stands alone.
 */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{ plugin: { name: 'groundwork-error', id: 'default' } }}>
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
