/** First 32 bits of the fractional part of `root(prime)`, as FIPS 180-4 defines the constants. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return words;
}

const INITIAL = fractions(8, Math.sqrt);
const ROUND = fractions(64, Math.cbrt);

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a 1 bit, zeros, and its length in bits: a whole number of 64-byte blocks (section 5.1.1). */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
}

/** The message schedule of one block: 64 words (section 6.2.2, step 1). */
function schedule(block: DataView, offset: number): Int32Array {
  const w = new Int32Array(64);
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const early = wordOf(w, t - 15);
    const late = wordOf(w, t - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[t] = wordOf(w, t - 16) + s0 + wordOf(w, t - 7) + s1;
  }
  return w;
}

/** Mixes one block into the running state (section 6.2.2, steps 2 to 4). */
function compress(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + wordOf(ROUND, t) + wordOf(w, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = wordOf(state, i) + word;
  });
}

/**
 * SHA-256 (FIPS 180-4) of bytes, 32 bytes. Synchronous, because a model has to be: Web Crypto only
 * answers later. For figures; use the platform's for real work.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = pad(bytes);
  const state = Int32Array.from(INITIAL);
  for (let offset = 0; offset < padded.byteLength; offset += 64) compress(state, schedule(padded, offset));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Lower-case hexadecimal of bytes. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Words that are there: no step reads beyond the 64 of a block or the eight of the state. */
const wordOf = (words: ArrayLike<number>, index: number): number => words[index] ?? 0;
