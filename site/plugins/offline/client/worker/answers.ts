import type { WorkboxPlugin } from 'workbox-core/types.js';

import { isWhole } from '../store';

/** What is kept is what the reader chose, and nothing that merely went by. */
export const keepNothing: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

/**
 * A kept file whose bytes are not those that were kept is no answer: it is removed, so that the network answers.
 * @param onHarm told of each, so that what is missing is brought again
 */
export const dropHarmed = (
  { cacheName, matchOptions }: { cacheName: string; matchOptions: CacheQueryOptions },
  onHarm: () => void,
): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse || (await isWhole(cachedResponse))) return cachedResponse;
    await (await caches.open(cacheName)).delete(request, matchOptions);
    onHarm();
    return null;
  },
});

/** What a plugin remembers between the steps of one request: the answer of a server that failed. */
interface Failure {
  failed?: Response;
}

/**
 * A server that fails has not answered: what is kept is shown in the place of its page, and its own answer where
 * nothing is kept.
 * @param show makes of what is kept the answer for that status
 * @param standIn for a request that nobody answered
 */
export const keptForFailures = (
  show: (kept: Response, status: number) => Promise<Response>,
  standIn: (request: Request) => Promise<Response | undefined>,
): WorkboxPlugin => ({
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    const failure: Failure = state ?? {};
    failure.failed = response;
    return Promise.reject(new Error(`The server answered with ${response.status}.`));
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    const { failed }: Failure = state ?? {};
    return failed && cachedResponse ? show(cachedResponse, failed.status) : cachedResponse;
  },
  handlerDidError: async ({ request, state }) => {
    const { failed }: Failure = state ?? {};
    return failed ?? standIn(request);
  },
});

/** A page that says that it is a copy and why, outside of what React takes over, with a way to ask again. */
export async function asCopy(page: Response, status: number): Promise<Response> {
  const word = `<div class="load-notice" role="status"><p>The site answers with an error (${status}). This is the copy on your device. <a href="">Try again</a></p></div>`;
  return new Response((await page.text()).replace(/<body\b[^>]*>/, `$&${word}`), { headers: page.headers });
}
