import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { commonPairs } from './commonPairs';

const pairsOf = (a: string, b: string) => commonPairs(a.length, b.length, (row, column) => a[row] === b[column]);

it('keeps as much as can be kept, in order', () => {
  expect(pairsOf('abcbdab', 'bdcaba')).toHaveLength(4);
  expect(pairsOf('ab', 'ba')).toEqual([[1, 0]]);
  expect([pairsOf('', 'a'), pairsOf('a', 'b')]).toEqual([[], []]);
});

it('is as long as the longest of all, found by trying each', () => {
  const isIn = (few: string, many: string): boolean => {
    let found = 0;
    for (const letter of many) if (letter === few[found]) found += 1;
    return found === few.length;
  };
  const without = (text: string): string[] =>
    text === '' ? [''] : without(text.slice(1)).flatMap((rest) => [rest, `${text[0]}${rest}`]);
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const longest = Math.max(...without(a).flatMap((few) => (isIn(few, b) ? [few.length] : [])));
      const pairs = pairsOf(a, b);
      expect(pairs).toHaveLength(longest);
      for (const [row, column] of pairs) expect(a[row]).toBe(b[column]);
      expect(pairs).toEqual(pairs.toSorted(([a1, a2], [b1, b2]) => a1 - b1 || a2 - b2));
    }),
  );
});
