import routesChunkNames from '@generated/routesChunkNames';

import { prefetchFile } from '../../../../lib/prefetchFile';
import { savesData } from '../../../../lib/savesData';
import { loadParts, routesAt } from '../routeParts';

/** The bundler's runtime: where the file of a chunk is, by the generator's name for it. */
declare const __webpack_require__: { gca: (chunk: string) => string | undefined };

/** What has been asked for in this visit: it is in the browser's cache. */
const asked = new Set<string>();

/** True where nothing is fetched ahead: for readers who are to be spared, and for a place on the page that is open. */
const needsNothing = (pathname: string): boolean =>
  pathname === location.pathname || savesData() || matchMedia('(prefers-reduced-data: reduce)').matches;

const plainPath = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * In place of the generator's `window.docusaurus`, which knows only of chunks: `prefetch` is asked when a link comes
 * into view, `preload` when the reader points at it. Both answer false where nothing is to be fetched.
 */
const fetchAhead: Window['docusaurus'] = {
  prefetch(address) {
    const pathname = plainPath(address);
    if (asked.has(pathname) || needsNothing(pathname)) return false;
    asked.add(pathname);
    const routes = routesAt(pathname);
    for (const { component } of routes) component.prefetch?.(pathname);
    for (const file of routes.flatMap(({ path }) => chunkFiles(path))) prefetchFile(file);
    return Promise.resolve([]);
  },
  preload(address) {
    const pathname = plainPath(address);
    if (needsNothing(pathname)) return false;
    asked.add(pathname);
    const settled = (): [] => [];
    // A failure shows when the reader really goes there.
    return loadParts({ pathname, reason: 'intent' }).then(settled, settled);
  },
};

export default fetchAhead;

/** The files of a route's chunks. The generator names a route by its path and a hash. */
const chunkFiles = (path: string | undefined): string[] =>
  Object.entries(routesChunkNames)
    .filter(([name]) => name.replace(/-[^-]+$/, '') === path)
    .flatMap(([, chunks]) => names(chunks))
    .flatMap((chunk) => __webpack_require__.gca(chunk) ?? [])
    // So the runtime answers for a chunk that was merged into another.
    .filter((file) => !file.includes('undefined'));

const names = (chunks: unknown): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks ?? {}).flatMap(names);
