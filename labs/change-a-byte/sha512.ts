import { toBig } from './bytes';

const MASK = 0xffffffffffffffffn;

/** The whole part of a root: the largest r with rⁿ ≤ value, bit by bit. */
function root(value: bigint, degree: number, bits: number): bigint {
  let r = 0n;
  for (let bit = BigInt(bits); bit >= 0n; bit--) {
    const tried = r | (1n << bit);
    const power = degree === 2 ? tried * tried : tried * tried * tried;
    if (power <= value) r = tried;
  }
  return r;
}

/** First 64 bits of the fractional parts of roots of the first primes, as FIPS 180-4 defines the constants. */
function fractions(count: number, degree: 2 | 3): bigint[] {
  const words: bigint[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(root(BigInt(n) << BigInt(64 * degree), degree, 70) & MASK);
  }
  return words;
}

const INITIAL = fractions(8, 2);
const ROUND = fractions(80, 3);

const rotate = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

/** SHA-512 (FIPS 180-4, section 6.4) of bytes, 64 bytes. For figures; use the platform's for real work. */
export function sha512(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 17) / 128) * 128);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  padded.set(toBig(BigInt(bytes.length * 8), 16), padded.length - 16);
  const view = new DataView(padded.buffer);
  let state = INITIAL;
  for (let offset = 0; offset < padded.length; offset += 128) state = compressed(state, view, offset);
  const digest = new Uint8Array(64);
  state.forEach((word, index) => digest.set(toBig(word, 8), index * 8));
  return digest;
}

function compressed(state: readonly bigint[], view: DataView, offset: number): bigint[] {
  const w: bigint[] = [];
  for (let t = 0; t < 80; t++) {
    if (t < 16) w.push(view.getBigUint64(offset + t * 8));
    else {
      const early = w[t - 15]!;
      const late = w[t - 2]!;
      const s0 = rotate(early, 1n) ^ rotate(early, 8n) ^ (early >> 7n);
      const s1 = rotate(late, 19n) ^ rotate(late, 61n) ^ (late >> 6n);
      w.push((w[t - 16]! + s0 + w[t - 7]! + s1) & MASK);
    }
  }
  let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  for (let t = 0; t < 80; t++) {
    const s1 = rotate(e, 14n) ^ rotate(e, 18n) ^ rotate(e, 41n);
    const first = h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!;
    const s0 = rotate(a, 28n) ^ rotate(a, 34n) ^ rotate(a, 39n);
    const second = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & MASK, c, b, a, (first + second) & MASK];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) & MASK);
}
