import { expect, it } from 'vitest';

import { pageKind } from './pageKind';

it.each([
  ['/docs/linux/epoll', 'note'],
  ['/assets/why-inprogress', 'slides'],
  ['/talks', 'page'],
  ['/', 'page'],
])('takes %s for a %s', (route, kind) => {
  expect(pageKind(route)).toBe(kind);
});
