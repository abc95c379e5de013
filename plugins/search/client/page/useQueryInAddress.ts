import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

import { searchUrl } from '../../shared/searchUrl';

export interface AddressQuery {
  /** What stands in the input. */
  query: string;
  /** Topic that results are limited to; empty for all. */
  topic: string;
  setQuery: (query: string) => void;
}

const pause = 300;

/** The page's query: the address holds it, so it can be shared; typing replaces the address, back and forward restore it. */
export function useQueryInAddress(searchPage: string): AddressQuery {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The server knows no query; reading it before hydration would give the page another content than the server's.
  const parameters = new URLSearchParams(isBrowser ? search : '');
  const inAddress = parameters.get('q') ?? '';
  const topic = parameters.get('topic') ?? '';
  const [typed, setTyped] = useState<{ query: string; over: string }>();
  const query = typed && typed.over === inAddress ? typed.query : inAddress;

  useEffect(() => {
    if (query === inAddress) return undefined;
    const timer = window.setTimeout(() => history.replace(searchUrl(searchPage, query, topic)), pause);
    return () => window.clearTimeout(timer);
  }, [history, inAddress, query, searchPage, topic]);

  return { query, topic, setQuery: (next) => setTyped({ query: next, over: inAddress }) };
}
