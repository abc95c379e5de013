import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

import { createLocation, createPath, type Location } from './location';
import { matchPath, type MatchOptions } from './matchPath';
import { matchRoutes, type Route } from './routes';

// The packages themselves, in the versions that the generator has: what the browser gets must answer as they do.
const require = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
const history = require('history') as { createLocation: typeof createLocation; createPath: typeof createPath };
const router = require('react-router') as { matchPath: typeof matchPath };
const config = require('react-router-config') as { matchRoutes: typeof matchRoutes };

const here: Location = { pathname: '/docs/linux/epoll', search: '?a=1', hash: '#b', state: undefined };

test.each([
  '',
  '/',
  '/docs',
  '/docs/',
  '/docs?x',
  '/docs?x=1#y',
  '?q=1',
  '#top',
  '#',
  '?',
  '/a?#',
  'other',
  './other',
  '../other',
  '../../../../other',
  '..',
  '.',
  'a/..',
  'a/./b',
  '/a%20b',
  '/a%2Fb',
  '/ü',
  '/a#b?c',
  '//x',
  '/docs/security/SSL',
])('createLocation(%j) answers as history does', (to) => {
  for (const current of [undefined, here]) {
    const expected = history.createLocation(to, 1, 'key', current);
    expect(createLocation(to, 1, 'key', current)).toEqual(expected);
    expect(createPath(createLocation(to, 1, 'key', current))).toBe(history.createPath(expected));
  }
});

test.each([
  { pathname: '/a' },
  { pathname: '/a', search: 'b=1', hash: 'c' },
  { search: '?b' },
  { hash: '#c' },
  { ...here, search: '' },
  { pathname: 'x', state: { deep: 1 } },
])('createLocation(%j) answers as history does', (to) => {
  for (const current of [undefined, here]) {
    expect(createLocation(to, undefined, 'key', current)).toEqual(
      history.createLocation(to, undefined, 'key', current),
    );
  }
});

test('an undecodable path throws', () => {
  expect(() => createLocation('/%E0%A4%A')).toThrow(URIError);
});

const options: readonly MatchOptions[] = [
  '/',
  '/docs',
  '/docs/',
  '/docs/linux/epoll',
  '/docs/:note*',
  '/docs/:note+',
  '/:a/:b',
  '*',
  '/why',
  '/c-d.e',
  '/İ',
  '/SSL',
].flatMap((path) =>
  [true, false].flatMap((exact) =>
    [true, false].flatMap((strict) => [
      { path, exact, strict },
      { path, exact, strict, sensitive: true },
    ]),
  ),
);

test.each([
  '/',
  '',
  '/docs',
  '/docs/',
  '/docs/linux',
  '/docs/linux/epoll',
  '/docs/linux/epoll/',
  '/docsx',
  '/why',
  '/WHY/',
  '/c-d.e',
  '/cxdxe',
  '/İ/x',
  '/ssl',
  '/docs//x',
])('matchPath(%j) answers as react-router does', (pathname) => {
  for (const option of options)
    expect([option, matchPath(pathname, option)]).toEqual([option, router.matchPath(pathname, option)]);
  expect(matchPath(pathname, { path: ['/why', '/docs'] })).toEqual(
    router.matchPath(pathname, { path: ['/why', '/docs'] }),
  );
  expect(matchPath(pathname, '/docs')).toEqual(router.matchPath(pathname, '/docs'));
  expect(matchPath(pathname, {})).toEqual(router.matchPath(pathname, {}));
});

test.each(['/', '/search', '/docs', '/docs/linux/epoll', '/docs/x/', '/nothing', '/DOCS/a'])(
  'matchRoutes(%j) answers as react-router-config does',
  (pathname) => {
    const component = () => null;
    const routes: Route[] = [
      { path: '/search', exact: true, component },
      {
        path: '/docs',
        component,
        routes: [
          {
            path: '/docs',
            component,
            routes: [{ component, routes: [{ path: '/docs/:note*', exact: true, component }] }],
          },
        ],
      },
      { path: '/', exact: true, component },
      { path: '*', component },
    ];
    expect(matchRoutes(routes, pathname)).toEqual(config.matchRoutes(routes, pathname));
  },
);
