// #region filter
class BloomFilter {
  constructor(bits, hashes) {
    this.bits = new Uint8Array(bits); // a whole byte a bit: readable
    this.hashes = hashes;
  }
  positions(key) {
    const start = hash(key, 1), step = hash(key, 2);
    return Array.from({ length: this.hashes },
      (_, i) => (start + i * step) % this.bits.length);
  }
  add(key) {
    for (const i of this.positions(key)) this.bits[i] = 1;
  }
  mayContain(key) {
    return this.positions(key).every((i) => this.bits[i] === 1);
  }
}
// #endregion filter

// FNV-1a, then the finaliser of MurmurHash3.
function hash(text, seed) {
  let h = seed ^ 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

// #region measure
const filter = new BloomFilter(10_000, 7); // planned for 1,000 keys
const asked = 100_000;
for (const n of [1_000, 2_000, 3_000]) {
  for (let i = 0; i < n; i++) filter.add("user-" + i);

  let lost = 0, wrong = 0;
  for (let i = 0; i < n; i++) lost += !filter.mayContain("user-" + i);
  for (let i = 0; i < asked; i++) {
    wrong += filter.mayContain("bot-" + i);
  }

  const formula = (1 - Math.exp((-7 * n) / 10_000)) ** 7;
  console.log(`${n} keys: ${lost} lost,`,
    `${((100 * wrong) / asked).toFixed(1)} % false positives,`,
    `formula ${(100 * formula).toFixed(1)} %`);
}
// #endregion measure
