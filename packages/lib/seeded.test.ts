import { describe, expect, it } from 'vitest';
import { seeded, shuffled } from './seeded';

describe('seeded', () => {
  it('repeats for the same seed and differs for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, seeded(seed));
    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
  });

  it('fills [0, 1) evenly: each tenth holds 9 % to 11 % of 100,000 numbers', () => {
    const next = seeded(1);
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 100_000; i++) tenths[Math.floor(next() * 10)]! += 1;
    for (const count of tenths) {
      expect(count).toBeGreaterThan(9_000);
      expect(count).toBeLessThan(11_000);
    }
  });
});

describe('shuffled', () => {
  it('keeps every item and leaves the input alone', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const mixed = shuffled(items, 3);
    expect([...mixed].sort((a, b) => a - b)).toEqual(items);
    expect(mixed).not.toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
