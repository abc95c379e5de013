const M = 0x5bd1e995;

/** The hash with which Kafka's clients choose a partition, of an ASCII text; a signed 32-bit number. */
export function murmur2(text: string): number {
  const byte = (at: number) => text.charCodeAt(at) & 0xff;
  const whole = text.length & ~3;
  let hash = 0x9747b28c ^ text.length;
  for (let at = 0; at < whole; at += 4) {
    let word = byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
    word = Math.imul(word, M);
    word = Math.imul(word ^ (word >>> 24), M);
    hash = Math.imul(hash, M) ^ word;
  }
  if (text.length > whole) {
    for (let at = text.length - 1; at >= whole; at--) hash ^= byte(at) << (8 * (at - whole));
    hash = Math.imul(hash, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
}

/** The partition of a key. */
export const partitionOf = (key: string, partitions: number): number => (murmur2(key) & 0x7fffffff) % partitions;
