import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { canonicalPath } from '../../../../lib/canonicalPath';
import { isNamedByContent } from '../../shared/fileList';
import { cacheName } from '../store';
import { asCopy, dropHarmed, keepNothing, keptForFailures } from './answers';
import { notKeptPage } from './notKeptPage';
import { updateIfDue, updateSoon } from './update';

/** What of a service worker's surroundings is used here; TypeScript's library for pages does not know them. */
interface WorkerScope {
  addEventListener: (type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const __BASE_URL__: string;

const scope = self as unknown as WorkerScope;
const base = __BASE_URL__;

// A new worker answers as the one before did, from the same cache: there is nothing to wait for.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

/** After so long without an answer a kept page is shown instead. In milliseconds. */
const patience = 4_000;

const options = {
  cacheName,
  // A query is read by the page; an answer is the same in every encoding.
  matchOptions: { ignoreSearch: true, ignoreVary: true },
};

const isOurs = (url: URL): boolean => url.origin === self.location.origin && url.pathname.startsWith(base);
const harmless = dropHarmed(options, updateSoon);

/** Brings what a deploy changed, behind the page that is read. */
const bringBehind: WorkboxPlugin = {
  fetchDidSucceed: ({ event, response }) => {
    (event as unknown as WaitingEvent).waitUntil(updateIfDue(base));
    return Promise.resolve(response);
  },
};

/** `/docs/linux/epoll.html` leads to `/docs/linux/epoll` where that is kept, as the server's own answer does. */
async function otherSpelling(url: URL): Promise<Response | undefined> {
  const path = canonicalPath(url.pathname);
  const target = new URL(path.startsWith(base) ? path : base, url);
  target.search = url.search;
  if (target.pathname === url.pathname) return undefined;
  const isKept = await caches.match(target, options.matchOptions);
  return isKept && Response.redirect(target.href, 302);
}

registerRoute(
  ({ url }) => isOurs(url) && isNamedByContent(url.pathname.slice(base.length)),
  new CacheFirst({ ...options, plugins: [keepNothing, harmless] }),
);

/** What the network answers, or what is kept where it does not or too late. */
const networkFirst = (...plugins: WorkboxPlugin[]): NetworkFirst =>
  new NetworkFirst({
    ...options,
    networkTimeoutSeconds: patience / 1000,
    plugins: [keepNothing, harmless, ...plugins],
  });

registerRoute(
  ({ url, request }) => isOurs(url) && request.mode === 'navigate',
  networkFirst(
    keptForFailures(asCopy, async ({ url }) => (await otherSpelling(new URL(url))) ?? notKeptPage(base)),
    bringBehind,
  ),
);

registerRoute(
  ({ url }) => isOurs(url),
  networkFirst(
    keptForFailures(
      (kept) => Promise.resolve(kept),
      () => Promise.resolve(undefined),
    ),
  ),
);
