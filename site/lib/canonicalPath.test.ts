import { expect, it } from 'vitest';

import { canonicalPath } from './canonicalPath';

it.each([
  ['/docs/linux/epoll', '/docs/linux/epoll'],
  ['/docs/linux/epoll.html', '/docs/linux/epoll'],
  ['/docs/linux/epoll/', '/docs/linux/epoll'],
  ['/docs/linux/epoll.html/', '/docs/linux/epoll'],
  ['/docs/linux/index', '/docs/linux'],
  ['/docs/linux/index.html', '/docs/linux'],
  ['/docs//', '/docs'],
  ['/index.html', '/'],
  ['/', '/'],
  ['', '/'],
  // What only looks like another spelling.
  ['/docs/databases/database-index', '/docs/databases/database-index'],
  ['/docs/html', '/docs/html'],
  ['/docs/a.html.md', '/docs/a.html.md'],
])('%s is %s', (spelling, path) => {
  expect(canonicalPath(spelling)).toBe(path);
});

it('is the same when asked twice', () => {
  for (const path of ['/docs/a.html', '/docs/index.html', '/a/'])
    expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
});
