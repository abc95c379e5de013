import type { ClientModule } from '@docusaurus/types';

import { internalLink, staysHere } from '@site/src/components/links/internalLink';
import { loadParts } from './routeParts';
import { currentHistory } from './router/history';

const notes = '[data-note]';
const intents = ['mouseover', 'focusin', 'touchstart'] as const;
let inView: IntersectionObserver | undefined;

/**
 * What React would do for the links of a note if it had rendered them in the browser: they navigate without loading a
 * page, and are fetched ahead when they come into view and when the reader points at them. On the document, because a
 * note's body is HTML that comes and goes.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (!previousLocation) {
    document.addEventListener('click', fetchClicked, true);
    document.addEventListener('click', follow);
    for (const type of intents) document.addEventListener(type, fetchPointedAt, { passive: true });
  }
  inView?.disconnect();
  inView = new IntersectionObserver(fetchSeen);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${notes} a`))
    if (staysHere(link)) inView.observe(link);
};

/** The click of a link asks for its page at once: React, which answers the click, renders before it would ask. */
function fetchClicked(event: MouseEvent): void {
  const link = internalLink(event);
  // A failure shows when the navigation asks.
  if (link) loadParts({ pathname: link.pathname, reason: 'intent' }).catch(() => undefined);
}

function follow(event: MouseEvent): void {
  const link = inNote(event) && internalLink(event);
  const history = currentHistory();
  if (!link || !history) return;
  event.preventDefault();
  history.push(link);
}

function fetchPointedAt(event: Event): void {
  const link = inNote(event) && internalLink(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

function fetchSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    inView?.unobserve(target);
    void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
  }
}

const inNote = ({ target }: Event): boolean => target instanceof Element && target.closest(notes) !== null;
