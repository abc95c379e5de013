// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { createBrowserHistory, type History } from './history';

let history: History;
let seen: string[];
let travels: number;
window.addEventListener('popstate', () => travels++);

beforeEach(() => {
  travels = 0;
  window.history.replaceState(null, '', '/start?a#b');
  history = createBrowserHistory(window);
  // The histories of earlier tests still hear of travels in this window: each tells its own list.
  const own: string[] = [];
  seen = own;
  history.listen(({ pathname }, action) => own.push(`${action} ${pathname}`));
});

/** jsdom travels in later tasks. */
const travelled = (count: number): Promise<unknown> =>
  vi.waitFor(() => expect(travels).toBe(count), { timeout: 5000, interval: 5 });

test('begins where the window is', () => {
  expect(history.location).toMatchObject({ pathname: '/start', search: '?a', hash: '#b' });
  expect(history.action).toBe('POP');
});

test('push and replace change the address, keep key and state in the entry, and tell', () => {
  history.push('/one', { from: 'test' });
  expect(window.location.pathname).toBe('/one');
  expect(window.history.state).toEqual({ key: history.location.key, state: { from: 'test' } });
  history.replace({ ...history.location, search: 'q=1' });
  expect(window.location.search).toBe('?q=1');
  expect(seen).toEqual(['PUSH /one', 'REPLACE /one']);
});

test('back and forward tell where the reader is, with the entry’s state', async () => {
  history.push('/one', 1);
  history.push('/two');
  history.goBack();
  await travelled(1);
  expect(history.location).toMatchObject({ pathname: '/one', state: 1 });
  history.goForward();
  await travelled(2);
  expect(seen).toEqual(['PUSH /one', 'PUSH /two', 'POP /one', 'POP /two']);
});

test('what does not listen any more hears nothing', () => {
  const heard: string[] = [];
  history.listen(({ pathname }) => heard.push(pathname))();
  history.push('/one');
  expect(heard).toEqual([]);
});

test('a blocker prevents push, and going back is undone', async () => {
  history.push('/one');
  const unblock = history.block(() => false);
  history.push('/two');
  expect(history.location.pathname).toBe('/one');
  history.goBack();
  await travelled(2);
  expect(window.location.pathname).toBe('/one');
  expect(history.location.pathname).toBe('/one');
  unblock();
  history.push('/two');
  expect(history.location.pathname).toBe('/two');
});

test('of two blockers the later counts, and the earlier one’s end does not end it', () => {
  const endFirst = history.block(() => false);
  const endSecond = history.block(() => undefined);
  endFirst();
  history.push('/one');
  expect(history.location.pathname).toBe('/one');
  endSecond();
});

test('returnTo takes back a push, a way back, and a replaced entry', async () => {
  history.push('/one');
  const one = history.location;
  history.push('/two');
  history.returnTo(one);
  await travelled(1);
  expect(history.location.pathname).toBe('/one');

  history.push('/two');
  const two = history.location;
  history.goBack();
  await travelled(2);
  history.returnTo(two);
  await travelled(3);
  expect(window.location.pathname).toBe('/two');

  history.replace('/three');
  history.returnTo(two);
  expect(window.location.pathname).toBe('/two');
});
