import { hash32 } from '../../lib/hash32';

import { odd } from './positions';

/** The measured filter: this many keys added, this many others asked for. */
export const KEYS = 1_000;
export const ASKED = 10_000;

/** The expected share of false positives: (1 - e^(-kn/m))^k for m bits, n keys, k hash functions. */
export function formula(bitsPerKey: number, hashes: number): number {
  return (1 - Math.exp(-hashes / bitsPerKey)) ** hashes;
}

/** The number of hash functions with the fewest expected false positives: the whole number next to (m/n) ln 2. */
export function bestHashes(bitsPerKey: number): number {
  const near = Math.max(1, Math.floor(bitsPerKey * Math.LN2));
  return formula(bitsPerKey, near) <= formula(bitsPerKey, near + 1) ? near : near + 1;
}

interface Pairs {
  readonly start: Uint32Array;
  readonly step: Uint32Array;
}

function hashPairs(prefix: string, size: number): Pairs {
  const start = Uint32Array.from({ length: size }, (_, i) => hash32(`${prefix}${i}`, 1));
  const step = Uint32Array.from({ length: size }, (_, i) => odd(hash32(`${prefix}${i}`, 2)));
  return { start, step };
}

let pairs: { readonly keys: Pairs; readonly others: Pairs } | null = null;

/** Builds a filter for 1,000 keys and asks it for 10,000 others: how many it takes for known. */
export function measure(
  bitsPerKey: number,
  hashes: number,
): { readonly wrong: number; readonly lost: number; readonly set: number } {
  pairs ??= { keys: hashPairs('user-', KEYS), others: hashPairs('bot-', ASKED) };
  const bits = bitsPerKey * KEYS;
  const filter = new Uint8Array(bits);
  for (let key = 0; key < KEYS; key++) {
    for (let i = 0; i < hashes; i++) filter[(pairs.keys.start[key]! + i * pairs.keys.step[key]!) % bits] = 1;
  }
  const passing = ({ start, step }: Pairs) => {
    let passed = 0;
    for (let key = 0; key < start.length; key++) {
      let i = 0;
      while (i < hashes && filter[(start[key]! + i * step[key]!) % bits] === 1) i++;
      if (i === hashes) passed++;
    }
    return passed;
  };
  return {
    wrong: passing(pairs.others),
    lost: KEYS - passing(pairs.keys),
    set: filter.reduce((sum, bit) => sum + bit, 0) / bits,
  };
}

/** The sizes that the curve covers. */
export const BITS_PER_KEY = [1, 20] as const;

export interface Point {
  readonly bitsPerKey: number;
  readonly expected: number;
  readonly wrong: number;
}

/** Expected and measured false positives for every size of filter, with the same number of hash functions. */
export function curve(hashes: number): readonly Point[] {
  const [from, to] = BITS_PER_KEY;
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const bitsPerKey = from + i;
    return { bitsPerKey, expected: formula(bitsPerKey, hashes), wrong: measure(bitsPerKey, hashes).wrong };
  });
}
