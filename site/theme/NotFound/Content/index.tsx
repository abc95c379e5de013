import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';

import { nearestPaths } from '../../../lib/nearest';
import { loadAddresses } from '../../../plugins/home/client/addresses';
import { SearchForm } from '../../../components/links/SearchForm';

/**
 * Replaces the theme's text, which tells the reader to write to the owner of another site, by ways to go on: the notes
 * whose addresses look alike, a search for the words of the address, and the map of topics. Inside the docs layout,
 * which has the page's `main` already, it is a `div`.
 */
export default function NotFoundContent({ className, as: Frame = 'main' }: Props & { as?: 'main' | 'div' }): ReactNode {
  const nearest = useNearestNotes();
  return (
    <Frame className={clsx('container page', className)}>
      <div className="markdown">
        <h1>
          <Translate id="theme.NotFound.title">Page Not Found</Translate>
        </h1>
        <p>Nothing is written at this address. It may be misspelled, or the note has not been written yet.</p>
        {nearest.length > 0 && (
          <>
            <p>These addresses look like it:</p>
            <ul>
              {nearest.map((path) => (
                <li key={path}>
                  <Link to={path}>{path}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <SearchForm query={useWordsOfAddress()} />
        <p>
          Or go to <Link to="/docs">all topics</Link>, the <Link to="/docs/introduction">introduction</Link> or the{' '}
          <Link to="/">home page</Link>.
        </p>
      </div>
    </Frame>
  );
}

/** The static page serves every unknown address, so what depends on the address appears only in the browser. */
function useUnknownPath(): string | undefined {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  return isBrowser ? pathname : undefined;
}

function useNearestNotes(): string[] {
  const { pathname } = useLocation();
  const [nearest, setNearest] = useState<string[]>([]);
  useEffect(() => {
    let current = true;
    loadAddresses().then(
      (addresses) => current && setNearest(nearestPaths(pathname, addresses)),
      // Without the list the page has its other ways to go on.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return nearest;
}

function useWordsOfAddress(): string {
  const last = useUnknownPath()?.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
