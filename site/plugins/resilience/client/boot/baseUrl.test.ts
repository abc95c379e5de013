import { expect, test } from 'vitest';

import { suggestBaseUrl } from './baseUrl';

test.each([
  // served at, built for, configured, suggested
  ['/', '/', '/', null],
  ['/docs/a', '/docs/a', '/', null],
  ['/docs/a.html', '/docs/a', '/', null],
  ['/index.html', '/', '/', null],
  ['/below/', '/', '/', '/below/'],
  ['/below', '/', '/', '/below/'],
  ['/below/docs/a', '/docs/a', '/', '/below/'],
  ['/', '/below/', '/below/', '/'],
  ['/docs/a', '/below/docs/a', '/below/', '/'],
  ['/below/docs/a', '/below/docs/a', '/below/', null],
  ['/nowhere', '/404', '/', null],
  ['/nowhere', null, '/', null],
  ['/nowhere', null, '/below/', '/'],
])('served at %s, built for %s, base URL %s', (served, built, baseUrl, expected) => {
  expect(suggestBaseUrl(served, built, baseUrl)).toBe(expected);
});
