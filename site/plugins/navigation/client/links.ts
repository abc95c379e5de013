import type { ClientModule } from '@docusaurus/types';

import { siteLinkAt } from '../../../lib/siteLink';
import fetchAhead from './ahead/fetchAhead';
import { currentHistory } from './router/history';
import { createLocation, createPath } from './router/location';

const intents = ['mousemove', 'focusin', 'touchstart'] as const;
let pointedAt: HTMLAnchorElement | undefined;

/**
 * What a click on a link does, and what is fetched when the reader points at one: of all links, those that React
 * rendered and those in the HTML of a note. On the document, behind everybody else who answers the click.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) return;
  document.addEventListener('click', follow);
  for (const type of intents) document.addEventListener(type, pointAt, { passive: true });
};

/** Moves within the site, without loading a page. A link to where the reader is adds nothing to go back over. */
function follow(event: MouseEvent): void {
  const link = siteLinkAt(event);
  const history = currentHistory();
  if (!link || !history || event.defaultPrevented || !isPlain(event)) return;
  const { pathname, search, hash } = link;
  // Throws for an address that nobody can decode: the browser follows it, and its page is repaired.
  const target = createLocation({ pathname, search, hash });
  event.preventDefault();
  history[createPath(target) === createPath(history.location) ? 'replace' : 'push'](target);
}

/**
 * Asks once each time the reader comes to a link. A link that a list moves under a resting pointer is not pointed at:
 * the browser sends `mouseover` then, but no `mousemove`.
 */
function pointAt(event: Event): void {
  const link = siteLinkAt(event);
  if (link && link !== pointedAt) void fetchAhead.preload(link.pathname);
  pointedAt = link;
}

/** Not one that asks for another tab or window, or for a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
