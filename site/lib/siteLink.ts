/** The link to a page of this site that an event happened on or in, if there is one. */
export function siteLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isSiteLink(link) ? link : undefined;
}

/**
 * True for a link to a page of this site that opens in the place of this one: not for an anchor on this page, a file,
 * another tab, a download, or what only looks like a link without scripts.
 */
export function isSiteLink(link: HTMLAnchorElement): boolean {
  // An empty one loads the page anew.
  const onThisPage = /^(?:#|$)/.test(link.getAttribute('href') ?? '');
  const isPage = !/\.[a-z\d]+$/i.test(link.pathname);
  const opensHere = link.target === '' || link.target === '_self';
  return (
    !onThisPage &&
    isPage &&
    opensHere &&
    !link.hasAttribute('download') &&
    !link.role &&
    link.origin === window.location.origin
  );
}
