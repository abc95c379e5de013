import type { WorkboxPlugin } from 'workbox-core/types.js';
import { beforeEach, expect, it, vi } from 'vitest';

import { asCopy, dropHarmed, keepNothing, keptForFailures } from './answers';

vi.mock('../store', () => ({ isWhole: async (response: Response) => (await response.clone().text()) !== 'damaged' }));

const deleted = vi.fn();
vi.stubGlobal('caches', { open: () => Promise.resolve({ delete: deleted }) });
beforeEach(() => void deleted.mockClear());

type Step<Name extends keyof WorkboxPlugin> = Parameters<NonNullable<WorkboxPlugin[Name]>>[0];

const request = new Request('https://example.org/docs/linux/epoll');
// Workbox gives each step its event, which no step of ours looks at.
const common = { request, event: new Event('fetch') as unknown as ExtendableEvent, cacheName: 'kept' };

it('keeps nothing that merely went by', async () => {
  const step: Step<'cacheWillUpdate'> = { ...common, response: new Response('page') };
  expect(await keepNothing.cacheWillUpdate?.(step)).toBeNull();
});

it('answers with what is whole; what is damaged is removed and brought again', async () => {
  const onHarm = vi.fn();
  const plugin = dropHarmed({ cacheName: 'kept', matchOptions: { ignoreSearch: true } }, onHarm);
  const answerWith = (cachedResponse?: Response) => plugin.cachedResponseWillBeUsed?.({ ...common, cachedResponse });
  const whole = new Response('page');
  expect(await answerWith(whole)).toBe(whole);
  expect(await answerWith()).toBeUndefined();
  expect(onHarm).not.toHaveBeenCalled();
  expect(await answerWith(new Response('damaged'))).toBeNull();
  expect(deleted).toHaveBeenCalledWith(request, { ignoreSearch: true });
  expect(onHarm).toHaveBeenCalledTimes(1);
});

/** One request through the steps as Workbox takes them: the network, what is kept, and nothing. */
async function through(answer: Response | Error, kept?: Response): Promise<string | undefined> {
  const plugin = keptForFailures(asCopy, () => Promise.resolve(new Response('stand-in')));
  const state = {};
  const textOf = (response?: Response | null) => response?.text();
  if (answer instanceof Response) {
    try {
      return await textOf(await plugin.fetchDidSucceed?.({ ...common, response: answer, state }));
    } catch {
      // As Workbox does, what is kept is asked for.
    }
  }
  const shown = await plugin.cachedResponseWillBeUsed?.({ ...common, cachedResponse: kept, state });
  if (shown) return textOf(shown);
  return textOf(await plugin.handlerDidError?.({ ...common, error: new Error('none'), state }));
}

const page = (): Response => new Response('<html><body class="a"><p>kept</p></body></html>');

it.each([200, 304, 404, 410])('lets an answer of %i through: the server has spoken', async (status) => {
  const body = status === 304 ? null : 'answer';
  expect(await through(new Response(body, { status }), page())).toBe(body ?? '');
});

it('shows the copy, and says that it is one, where the server fails', async () => {
  const shown = await through(new Response('broken', { status: 503 }), page());
  expect(shown).toContain('<body class="a"><div class="load-notice"');
  expect(shown).toContain('(503)');
  expect(shown).toContain('<p>kept</p>');
});

it('shows the copy as it is where there is no network', async () => {
  expect(await through(new Error('offline'), page())).toBe(await page().text());
});

it('shows the server’s own answer where it fails and nothing is kept, and a stand-in where nobody answers', async () => {
  expect(await through(new Response('broken', { status: 500 }))).toBe('broken');
  expect(await through(new Error('offline'))).toBe('stand-in');
});
