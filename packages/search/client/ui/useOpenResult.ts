import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCallback } from 'react';

/** An absolute address leaves the site's router; only web addresses do. */
export const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url);

/** How results are linked and opened: routes by the router with the base URL before them, absolute ones as full loads. */
export function useOpenResult(): { hrefOf: (url: string) => string; open: (url: string) => void } {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const hrefOf = useCallback((url: string) => (isAbsolute(url) ? url : withBaseUrl(url)), [withBaseUrl]);
  const open = useCallback(
    (url: string) => {
      if (isAbsolute(url)) window.location.assign(url);
      else history.push(hrefOf(url));
    },
    [history, hrefOf],
  );
  return { hrefOf, open };
}
