import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editDistance } from './editDistance';

/** The textbook table, without a limit. */
function reference(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = cost;
    }
  }
  return at(a.length, b.length);
}

const word = fc.stringMatching(/^[abc]{0,9}$/);

describe('editDistance', () => {
  it('agrees with the textbook up to its limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(limit + 1, reference(a, b)));
      }),
    );
  });

  it('compares with the nearest beginning when the word is open', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const nearest = Math.min(...Array.from({ length: b.length + 1 }, (_, end) => reference(a, b.slice(0, end))));
        expect(editDistance(a, b, limit, true)).toBe(Math.min(limit + 1, nearest));
      }),
    );
  });
});
