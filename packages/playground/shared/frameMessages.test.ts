import { expect, it } from 'vitest';

import { isGreeting } from './frameMessages';

it.each<[data: unknown, expected: boolean]>([
  [{ kind: 'hello', token: '1' }, true],
  [{ kind: 'welcome', token: '1' }, false],
  [{ kind: 'hello', token: 1 }, false],
  [{ kind: 'hello' }, false],
  ['hello', false],
  [null, false],
  [undefined, false],
])('%j greets: %s', (data, expected) => {
  expect(isGreeting(data, 'hello')).toBe(expected);
});
