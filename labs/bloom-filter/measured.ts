import { recorded } from './recorded';

/** Each measured filter has this many keys and was asked for this many others. */
export const KEYS = 1_000;
export const ASKED = 100_000;
/** The sizes and the numbers of hash functions that were measured, from and to. */
export const BITS_PER_KEY = [1, 20] as const;
export const HASHES = [1, 12] as const;

/** The expected share of false positives: (1 - e^(-kn/m))^k for m bits, n keys, k hash functions. */
export function formula(bitsPerKey: number, hashes: number): number {
  return (1 - Math.exp(-hashes / bitsPerKey)) ** hashes;
}

/** The number of hash functions with the fewest expected false positives: the whole number next to (m/n) ln 2. */
export function bestHashes(bitsPerKey: number): number {
  const near = Math.max(1, Math.floor(bitsPerKey * Math.LN2));
  return formula(bitsPerKey, near) <= formula(bitsPerKey, near + 1) ? near : near + 1;
}

export interface Point {
  readonly bitsPerKey: number;
  readonly expected: number;
  readonly wrong: number;
}

/**
 * How many of the words asked for a filter took for known. Recorded by the tests, which run the experiment again
 * each time: 240 filters are too much work for a reader's phone.
 */
export const wrongAnswers = (bitsPerKey: number, hashes: number): number => recorded[hashes - 1]![bitsPerKey - 1]!;

/** Expected and measured false positives for every size of filter, with the same number of hash functions. */
export function curve(hashes: number): readonly Point[] {
  const [from, to] = BITS_PER_KEY;
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const bitsPerKey = from + i;
    return { bitsPerKey, expected: formula(bitsPerKey, hashes), wrong: wrongAnswers(bitsPerKey, hashes) };
  });
}
