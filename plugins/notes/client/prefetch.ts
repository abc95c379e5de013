import type { ClientModule } from '@docusaurus/types';

import { fragmentUrl } from '../shared/fragment';

const notePath = /\/docs\/.+/;

/** True where the reader asked for less data; slow connections are the generator's own check. */
const wantsLessData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;

function prefetchFragment(path: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.href = fragmentUrl(path);
  document.head.append(link);
}

/**
 * Lets the generator's prefetching of links in view fetch a note's body too, and stops it for readers who prefer
 * reduced data. Called when the first page is alive; the generator sets `window.docusaurus` only after its modules.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) return;
  const { prefetch, preload } = window.docusaurus;
  window.docusaurus = {
    prefetch(path) {
      if (wantsLessData()) return false;
      const started = prefetch(path);
      // The answer is false on a slow connection, with save-data, and for what is already fetched.
      if (started && notePath.test(path)) prefetchFragment(path.replace(/[?#].*$/, ''));
      return started;
    },
    preload: (path) => !wantsLessData() && preload(path),
  };
};
