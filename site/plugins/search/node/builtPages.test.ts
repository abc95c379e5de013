import { expect, it } from 'vitest';

import { topicOf } from './builtPages';

const linux = { id: 'linux', title: 'Linux' };
const site = { id: 'site', title: 'Notes' };

it.each([
  ['/docs/linux/epoll', linux],
  ['/docs/go/routines', site],
  ['/docs', site],
  ['/linux/epoll', site],
])('gives %s its topic', (route, topic) => {
  expect(topicOf(route, [linux], 'Notes')).toEqual(topic);
});
