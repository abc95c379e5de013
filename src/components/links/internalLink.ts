interface Target {
  pathname: string;
  search: string;
  hash: string;
}

/** The address of a note. */
export const notePath = /\/docs\/.+/;

/**
 * Where an event on a link of this site leads; nothing for other events, links that the browser follows itself
 * (another tab, a modifier key, a download, an anchor on this page) and links that leave the site.
 */
export function internalLink(event: Event): Target | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !staysHere(link) || event.defaultPrevented) return undefined;
  if (event instanceof MouseEvent && event.type === 'click' && !isPlainClick(event)) return undefined;
  const { pathname, search, hash } = link;
  return { pathname, search, hash };
}

/** True for a link to a page of this site that opens in the place of this one. */
export function staysHere(link: HTMLAnchorElement): boolean {
  const onThisPage = link.getAttribute('href')?.startsWith('#') ?? true;
  const isPage = !/\.[a-z\d]+$/i.test(link.pathname);
  return !onThisPage && isPage && link.origin === window.location.origin && !link.target && !link.download;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
