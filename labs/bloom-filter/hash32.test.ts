import { describe, expect, it } from 'vitest';
import { hash32 } from './hash32';

const texts = Array.from({ length: 4_000 }, (_, i) => `key-${i}`);

describe('hash32', () => {
  it('is a 32-bit unsigned integer, the same each time', () => {
    for (const text of ['', 'a', 'żółw', ...texts.slice(0, 50)]) {
      const h = hash32(text, 5);
      expect(Number.isInteger(h) && h >= 0 && h < 2 ** 32).toBe(true);
      expect(hash32(text, 5)).toBe(h);
    }
  });

  it('spreads similar keys over 64 buckets (chi-square, 63 degrees of freedom, p > 0.001)', () => {
    for (const seed of [0, 1, 2, 3]) {
      const buckets = new Array<number>(64).fill(0);
      for (const text of texts) buckets[hash32(text, seed) % 64]! += 1;
      const expected = texts.length / 64;
      const chi = buckets.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(103.4);
    }
  });

  it('gives another function for another seed: two seeds agree modulo 64 about once in 64', () => {
    const agree = texts.filter((t) => hash32(t, 1) % 64 === hash32(t, 2) % 64).length;
    expect(agree / texts.length).toBeGreaterThan(0.005);
    expect(agree / texts.length).toBeLessThan(0.028);
  });
});
