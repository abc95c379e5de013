import { expect, test } from 'vitest';

import { literalPattern } from './literalPattern';

test('every character of a keyboard matches itself and nothing else, with each flag that reads patterns strictly', () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  for (const flags of ['', 'u', 'v']) {
    for (const character of characters) {
      const matched = characters.filter((other) => new RegExp(`^${literalPattern(character)}$`, flags).test(other));
      expect(matched, `${character} with the flags "${flags}"`).toEqual([character]);
    }
  }
});

test('a text between other parts of a pattern', () => {
  expect(new RegExp(`^${literalPattern('a.b(c)|d/')}\\d$`).test('a.b(c)|d/7')).toBe(true);
  expect(new RegExp(`^${literalPattern('a.b')}$`).test('axb')).toBe(false);
});
