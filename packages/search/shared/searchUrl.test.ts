import { expect, it } from 'vitest';

import { searchUrl, wellFormed } from './searchUrl';

it.each([
  ['', undefined, '/search'],
  ['C++ & co', undefined, '/search?q=C%2B%2B+%26+co'],
  ['epoll', 'linux', '/search?q=epoll&topic=linux'],
  ['', 'linux', '/search?topic=linux'],
  ['\ud83d', undefined, '/search?q=%EF%BF%BD'],
])('the address for %j and the topic %j', (query, topic, address) => {
  expect(searchUrl('/search', query, topic)).toBe(address);
});

it('keeps whole pairs', () => {
  expect(wellFormed('😀\ude00')).toBe('😀\ufffd');
});
