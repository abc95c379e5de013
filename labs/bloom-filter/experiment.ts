import { hash32 } from './hash32';

import { ASKED, BITS_PER_KEY, HASHES, KEYS } from './measured';

interface Pairs {
  readonly start: Uint32Array;
  readonly step: Uint32Array;
}

function hashPairs(prefix: string, size: number): Pairs {
  const start = Uint32Array.from({ length: size }, (_, i) => hash32(`${prefix}${i}`, 1));
  const step = Uint32Array.from({ length: size }, (_, i) => hash32(`${prefix}${i}`, 2));
  return { start, step };
}

let pairs: { readonly keys: Pairs; readonly others: Pairs } | null = null;

/**
 * Builds a filter and asks it for words that were never added: how many it takes for known, how many keys it lost,
 * and which share of its bits is set. The keys and the positions are those of the note's own program.
 */
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

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** The record of all filters as a module: a row for each number of hash functions, a count for each size. */
export function record(): string {
  const rows = upTo(HASHES[1]).map((hashes) => {
    const counts = upTo(BITS_PER_KEY[1]).map((bitsPerKey) => measure(bitsPerKey, hashes).wrong);
    return `  [${counts.join(', ')}]`;
  });
  return `/** Written by the tests: see experiment.ts. */
export const recorded: readonly (readonly number[])[] = [
${rows.join(',\n')},
];
`;
}
