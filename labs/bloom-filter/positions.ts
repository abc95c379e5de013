import { hash32 } from './hash32';

/** The next odd number, unsigned. */
const odd = (hash: number) => (hash | 1) >>> 0;

/**
 * The bits that belong to a word: two hashes, a start and a step, stand for any number of hash functions
 * (Kirsch and Mitzenmacher, "Less Hashing, Same Performance"). An odd step visits different bits
 * in a filter whose size is a power of two.
 */
export function positions(word: string, bits: number, hashes: number): number[] {
  const start = hash32(word, 1);
  const step = odd(hash32(word, 2));
  return Array.from({ length: hashes }, (_, i) => (start + i * step) % bits);
}
