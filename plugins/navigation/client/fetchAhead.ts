import generators from '@generator/docusaurus';

import { prefetchParts } from './routeParts';

/** True where the reader asked for less data; slow connections are the generator's own check. */
const wantsLessData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;

const plainPath = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * In place of `window.docusaurus`: fetches ahead what a route needs beside its chunks, and nothing for readers who
 * prefer reduced data. `prefetch` is asked when a link comes into view, `preload` when the reader points at it.
 */
const docusaurus: typeof generators = {
  prefetch(address) {
    const started = !wantsLessData() && generators.prefetch(address);
    // The answer is false on a slow connection, with save-data, and for what is already fetched.
    if (started) prefetchParts(plainPath(address));
    return started;
  },
  preload(address) {
    const started = !wantsLessData() && generators.preload(plainPath(address));
    // A failure shows when the reader really goes there.
    return started && started.catch(() => []);
  },
};

export default docusaurus;
