import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { isNamedByContent } from '../../shared/fileList';
import { cacheName } from '../store';
import { notKeptPage } from './notKeptPage';
import { updateIfDue } from './update';

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

/** After so long without an answer a kept page is shown instead. In seconds. */
const patience = 4;

const options = {
  cacheName,
  // A query is read by the page; an answer is the same in every encoding.
  matchOptions: { ignoreSearch: true, ignoreVary: true },
};
/** What is kept is what the reader chose, and nothing that merely went by. */
const keepNothing = { cacheWillUpdate: () => Promise.resolve(null) };

const isOurs = (url: URL): boolean => url.origin === self.location.origin && url.pathname.startsWith(base);

registerRoute(
  ({ url }) => isOurs(url) && isNamedByContent(url.pathname.slice(base.length)),
  new CacheFirst({ ...options, plugins: [keepNothing] }),
);

registerRoute(
  ({ url, request }) => isOurs(url) && request.mode === 'navigate',
  new NetworkFirst({
    ...options,
    networkTimeoutSeconds: patience,
    plugins: [
      keepNothing,
      {
        fetchDidSucceed: ({ event, response }) => {
          (event as unknown as WaitingEvent).waitUntil(updateIfDue(base));
          return Promise.resolve(response);
        },
        handlerDidError: () => Promise.resolve(notKeptPage(base)),
      },
    ],
  }),
);

registerRoute(
  ({ url }) => isOurs(url),
  new NetworkFirst({ ...options, networkTimeoutSeconds: patience, plugins: [keepNothing] }),
);
