import { expect, it } from 'vitest';

import type { SessionBlock } from './blocks';
import { sessionKey } from './sessionKey';

const session = (line: number, ...steps: [command: string, output: string][]): SessionBlock => ({
  kind: 'session',
  page: 'linux/epoll',
  line,
  text: '',
  steps: steps.map(([command, output]) => ({ command, output })),
  exits: [],
});

it('is that of the commands alone, wherever the session stands and whatever was printed', () => {
  const key = sessionKey(session(3, ['uname', 'Linux'], ['id', '']));
  expect(key).toMatch(/^[\da-f]{12}$/);
  expect(sessionKey(session(40, ['uname', ''], ['id', 'uid=0']))).toBe(key);
  expect(sessionKey(session(3, ['uname', 'Linux'], ['id -u', '']))).not.toBe(key);
  expect(sessionKey(session(3, ['unamei', ''], ['d', '']))).not.toBe(key);
});
