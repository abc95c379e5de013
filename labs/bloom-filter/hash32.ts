/** Murmur3's 32-bit finaliser: every bit of the input reaches every bit of the result. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A 32-bit hash of a text's UTF-8 bytes; another seed is another hash function.
 * FNV-1a (draft-eastlake-fnv) started from a seed, then Murmur3's finaliser, because the low bits of plain
 * FNV-1a follow the low bits of the input. The note on Bloom filters uses the same. Not for secrets.
 */
export function hash32(text: string, seed = 0): number {
  let h = seed ^ 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193);
  return mix(h);
}
