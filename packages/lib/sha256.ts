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

const INITIAL = Int32Array.from(fractions(8, Math.sqrt));
const ROUND = Int32Array.from(fractions(64, Math.cbrt));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The end of a message, in two parts, a 1 bit, zeros, and the length of it all in bits: whole blocks (section 5.1.1). */
function pad(start: Uint8Array, rest: Uint8Array, length: number): DataView {
  const end = start.length + rest.length;
  const padded = new Uint8Array(Math.ceil((end + 9) / 64) * 64);
  padded.set(start);
  padded.set(rest, start.length);
  padded[end] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  return view;
}

/** The message schedule of one block: 64 words (section 6.2.2, step 1). Written into `w`. */
function schedule(block: DataView, offset: number, w: Int32Array): void {
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const early = wordOf(w, t - 15);
    const late = wordOf(w, t - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[t] = wordOf(w, t - 16) + s0 + wordOf(w, t - 7) + s1;
  }
}

/** Mixes one block into the running state (section 6.2.2, steps 2 to 4). */
function compress(state: Int32Array, w: Int32Array): void {
  let a = wordOf(state, 0);
  let b = wordOf(state, 1);
  let c = wordOf(state, 2);
  let d = wordOf(state, 3);
  let e = wordOf(state, 4);
  let f = wordOf(state, 5);
  let g = wordOf(state, 6);
  let h = wordOf(state, 7);
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + wordOf(ROUND, t) + wordOf(w, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = wordOf(state, i) + word;
  });
}

/** One for all messages, because a search hashes thousands of them. */
const words = new Int32Array(64);

/** Mixes all blocks of a view into the running state. */
function mix(state: Int32Array, blocks: DataView): void {
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    schedule(blocks, offset, words);
    compress(state, words);
  }
}

/**
 * SHA-256 (FIPS 180-4) of bytes, 32 bytes. Synchronous, because a model has to be: Web Crypto only
 * answers later. For figures; use the platform's for real work.
 */
export const sha256 = (bytes: Uint8Array): Uint8Array => sha256After(new Uint8Array())(bytes);

/**
 * SHA-256 of many messages that begin alike: takes the beginning, and gives a function of the rest. Whole blocks of the
 * beginning are mixed once, as miners do it.
 */
export function sha256After(beginning: Uint8Array): (rest: Uint8Array) => Uint8Array {
  const whole = beginning.length - (beginning.length % 64);
  const mixed = Int32Array.from(INITIAL);
  mix(mixed, new DataView(beginning.buffer, beginning.byteOffset, whole));
  const start = beginning.subarray(whole);
  return (rest) => {
    const state = mixed.slice();
    mix(state, pad(start, rest, beginning.length + rest.length));
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, i) => digest.setInt32(i * 4, word));
    return new Uint8Array(digest.buffer);
  };
}

/** Lower-case hexadecimal of bytes. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Words that are there: no step reads beyond the 64 of a block or the eight of the state. */
const wordOf = (words: Int32Array, index: number): number => words[index] ?? 0;
