import { expect, test } from 'vitest';

import { targetOf } from './links';

const file = 'docs/java/jvm/threads.mdx';

test.each([
  ['./interpreter.mdx', { kind: 'page', page: 'java/jvm/interpreter', hash: '' }],
  ['../byte.mdx#order', { kind: 'page', page: 'java/byte', hash: '#order' }],
  ['../../go/routines.mdx', { kind: 'page', page: 'go/routines', hash: '' }],
  ['/docs/linux/epoll', { kind: 'page', page: 'linux/epoll', hash: '' }],
  ['./index.mdx', { kind: 'page', page: 'java/jvm', hash: '' }],
  ['/#topics', { kind: 'site', url: '/#topics' }],
  ['/why', { kind: 'site', url: '/why' }],
  ['../img/wheel.svg', { kind: 'site', url: '../img/wheel.svg' }],
  ['sample:server.mjs', { kind: 'site', url: 'sample:server.mjs' }],
  ['#growth', { kind: 'outside' }],
  ['https://example.org/docs/x', { kind: 'outside' }],
  ['mailto:a@example.org', { kind: 'outside' }],
])('%s', (url, target) => {
  expect(targetOf(url, file)).toEqual(target);
});
