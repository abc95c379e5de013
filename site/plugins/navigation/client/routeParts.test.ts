import { beforeEach, expect, test, vi } from 'vitest';

import { askForParts, loadParts, entryParts, routesAt } from './routeParts';

const routes = vi.hoisted(() => [
  {
    path: '/docs',
    component: { preload: vi.fn<() => Promise<unknown>>() },
    routes: [{ path: '/docs/:note*', component: { preload: vi.fn<() => Promise<unknown>>() } }],
  },
  { path: '*', component: {} },
]);
vi.mock('@generated/routes', () => ({ default: routes }));
const outer = routes[0]!.component.preload!;
const inner = routes[0]!.routes![0]!.component.preload;

beforeEach(() => {
  for (const preload of [outer, inner]) preload.mockReset().mockResolvedValue(undefined);
});

test('the routes of an address are found whether it is decoded or not', () => {
  expect(routesAt('/docs/a').map(({ path }) => path)).toEqual(['/docs', '/docs/:note*']);
  expect(routesAt('/%64ocs/a').map(({ path }) => path)).toEqual(['*', '/docs', '/docs/:note*']);
});

test('what a navigation needs is asked for once, whoever asks first', async () => {
  askForParts({ pathname: '/docs/a', key: 'a' });
  await entryParts({ pathname: '/docs/a', key: 'a' });
  await entryParts({ pathname: '/docs/a', key: 'a' });
  expect(inner.mock.calls).toEqual([[{ pathname: '/docs/a', reason: 'navigation' }]]);
  expect(outer).toHaveBeenCalledTimes(1);
  // Where nobody did.
  await entryParts({ pathname: '/docs/b', key: 'b' });
  expect(inner).toHaveBeenCalledTimes(2);
});

test('the first entry may have no key, and the same address again is another navigation', async () => {
  await entryParts({ pathname: '/docs/a', key: undefined });
  await entryParts({ pathname: '/docs/a', key: 'again' });
  expect(inner).toHaveBeenCalledTimes(2);
});

test('a failure is for who waits, and an address that nobody can decode is one', async () => {
  inner.mockRejectedValue(new Error('gone'));
  askForParts({ pathname: '/docs/a', key: 'c' });
  await expect(entryParts({ pathname: '/docs/a', key: 'c' })).rejects.toThrow('gone');
  await expect(loadParts({ pathname: '/%E0%A4%A', reason: 'intent' })).rejects.toThrow(URIError);
});
