import { useCallback } from 'react';

import { useSearchHost } from '../searchHost';

/** An absolute address leaves the site's router; only web addresses do. */
const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url);

/** How results are linked and opened: routes by the router with the base URL before them, absolute ones as full loads. */
export function useOpenResult(): { hrefOf: (url: string) => string; open: (url: string) => void } {
  const { hrefOf: routeHref, goTo } = useSearchHost();
  const hrefOf = useCallback((url: string) => (isAbsolute(url) ? url : routeHref(url)), [routeHref]);
  const open = useCallback(
    (url: string) => {
      if (isAbsolute(url)) window.location.assign(url);
      else goTo(hrefOf(url));
    },
    [goTo, hrefOf],
  );
  return { hrefOf, open };
}
