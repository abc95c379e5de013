// The filter of names.mjs for any size, number of hash functions, and hash.
export class BloomFilter {
  constructor(size, hashes, hash = publicHash) {
    this.bits = new Uint8Array(size);
    this.hashes = hashes;
    this.hash = hash;
  }

  positions(name) {
    const start = this.hash(name, 1);
    const step = (this.hash(name, 2) | 1) >>> 0;
    const list = [];
    for (let i = 0; i < this.hashes; i++) {
      list.push((start + i * step) % this.bits.length);
    }
    return list;
  }

  add(name) {
    for (const position of this.positions(name)) {
      this.bits[position] = 1;
    }
  }

  ask(name) {
    for (const position of this.positions(name)) {
      if (this.bits[position] === 0) return 'no';
    }
    return 'maybe';
  }

  /** How many of 100 bits are 1. */
  ones() {
    const sum = this.bits.reduce((a, b) => a + b, 0);
    return Math.round((100 * sum) / this.bits.length);
  }
}

/** FNV-1a, then the last step of MurmurHash3. */
export function publicHash(name, seed) {
  let h = seed ^ 0x811c9dc5;
  for (const c of name) {
    h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
