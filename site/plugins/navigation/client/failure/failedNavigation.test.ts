// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { onNotice, type Notice } from '../../../../lib/notice';
import { failNavigation, onRouteDidUpdate } from './failedNavigation';
import { reloadOnce } from './reloadOnce';

const history = vi.hoisted(() => ({ returnTo: vi.fn(), push: vi.fn() }));
vi.mock('../router/history', () => ({ currentHistory: () => history }));
vi.mock('./reloadOnce', () => ({ reloadOnce: vi.fn() }));

const from = { pathname: '/docs/a', search: '', hash: '', state: undefined };
const shown: (Notice | null)[] = [];
onNotice(document, (notice) => shown.push(notice));

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });

beforeEach(() => {
  vi.clearAllMocks();
  shown.length = 0;
  isOnline = true;
  window.history.replaceState(null, '', '/docs/b?q=1#c');
});

const update = (pathname: string): void =>
  void onRouteDidUpdate?.({ location: { ...from, pathname, state: undefined }, previousLocation: null });

it('loads the page anew where its server answers, whatever it answers', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await failNavigation(from);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(history.returnTo).not.toHaveBeenCalled();
});

it('keeps the page in hand where nobody answers, and the retry goes to the whole address', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await failNavigation(from);
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(history.returnTo).toHaveBeenCalledWith(from);
  expect(shown[0]?.title).toMatch(/does not answer/);
  shown[0]?.retry?.();
  expect(history.push).toHaveBeenCalledWith('/docs/b?q=1#c');
});

it('asks nobody where there is no network, and says so', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  isOnline = false;
  await failNavigation(from);
  expect(fetch).not.toHaveBeenCalled();
  expect(shown[0]?.title).toMatch(/offline/);
});

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('network'))],
  ['the server answers', () => Promise.resolve(new Response(''))],
])('does nothing for a reader who has gone elsewhere meanwhile, where %s', async (_, answer) => {
  vi.stubGlobal('fetch', () => {
    window.history.replaceState(null, '', '/docs/elsewhere');
    return answer();
  });
  await failNavigation(from);
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(history.returnTo).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

it('takes the notice away when the reader gets on, and not on the page where they stayed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await failNavigation(from);
  update('/docs/a');
  expect(shown).toHaveLength(1);
  update('/docs/b');
  expect(shown[1]).toBeNull();
  update('/docs/c');
  expect(shown).toHaveLength(2);
});
