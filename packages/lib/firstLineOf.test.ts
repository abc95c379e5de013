import { expect, it } from 'vitest';

import { firstLineOf } from './firstLineOf';

it.each([
  ['a\nb\n', 'a'],
  ['a', 'a'],
  ['', ''],
  ['\na', ''],
])('takes of %j %j', (text, line) => {
  expect(firstLineOf(text)).toBe(line);
});
