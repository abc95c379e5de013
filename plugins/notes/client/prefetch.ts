import type { ClientModule } from '@docusaurus/types';

import { fragmentUrl } from '../shared/fragment';
import { internalLink, notePath } from './links';
import { fetchedAhead, loadNote, noteAt } from './noteStore';

/** True where the reader asked for less data; slow connections are the generator's own check. */
const wantsLessData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;

const plainPath = (path: string): string => path.replace(/[?#].*$/, '');

function prefetchFragment(path: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.href = fragmentUrl(path);
  link.addEventListener('load', () => fetchedAhead(path));
  document.head.append(link);
}

/**
 * Lets the generator's fetching ahead fetch notes too: when a link comes into view, and when the reader points at it.
 * Stops it for readers who prefer reduced data. Called when the first page is alive; the generator sets
 * `window.docusaurus` only after its modules.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) return;
  document.addEventListener('click', fetchClicked, true);
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    prefetch(path) {
      if (wantsLessData()) return false;
      const started = prefetch(path);
      // The answer is false on a slow connection, with save-data, and for what is already fetched.
      const note = plainPath(path);
      if (started && notePath.test(note) && !noteAt(note)) prefetchFragment(note);
      return started;
    },
    preload(path) {
      if (wantsLessData()) return false;
      const started = preload(path);
      // A failure shows when the reader really goes there.
      if (started && notePath.test(path)) void loadNote(plainPath(path)).catch(() => undefined);
      return started;
    },
  };
};

/** The click of a link asks for its note at once: React, which answers the click, renders before it would ask. */
function fetchClicked(event: MouseEvent): void {
  const path = internalLink(event)?.pathname;
  // A failure shows when React asks.
  if (path !== undefined && notePath.test(path)) void loadNote(path).catch(() => undefined);
}
