import { joined, same, toBig, fromBig, xor } from './bytes';

/** Twice a byte in the field of AES (FIPS 197, section 4.3). */
const doubled = (byte: number) => ((byte << 1) ^ (byte & 0x80 ? 0x11b : 0)) & 0xff;

/** The substitution table, from inverses in the field (FIPS 197, section 5.1.1). */
function substitutions(): Uint8Array {
  const table = new Uint8Array(256);
  let p = 1;
  let q = 1;
  do {
    p ^= doubled(p); // p runs through all powers of 3, q through their inverses
    q ^= q << 1;
    q ^= q << 2;
    q = (q ^ (q << 4)) & 0xff;
    if (q & 0x80) q ^= 0x09;
    const turned = [0, 1, 2, 3, 4].reduce((sum, by) => sum ^ ((q << by) | (q >> (8 - by))), 0);
    table[p] = (turned & 0xff) ^ 0x63;
  } while (p !== 1);
  table[0] = 0x63;
  return table;
}

const SUB = substitutions();
const ROUNDS = 10;

/** Eleven round keys of 16 bytes from a key of 16 bytes (FIPS 197, section 5.2). */
function expanded(key: Uint8Array): Uint8Array {
  const all = new Uint8Array(16 * (ROUNDS + 1));
  all.set(key);
  let constant = 1;
  for (let at = 16; at < all.length; at += 4) {
    let word = [...all.subarray(at - 4, at)];
    if (at % 16 === 0) {
      word = [1, 2, 3, 0].map((from, to) => SUB[word[from]!]! ^ (to === 0 ? constant : 0));
      constant = doubled(constant);
    }
    word.forEach((byte, index) => (all[at + index] = all[at + index - 16]! ^ byte));
  }
  return all;
}

/** One column times the fixed polynomial (FIPS 197, section 5.1.3). */
function mixed(column: Uint8Array): number[] {
  const every = column.reduce((sum, byte) => sum ^ byte, 0);
  return Array.from(column, (byte, row) => byte ^ every ^ doubled(byte ^ column[(row + 1) % 4]!));
}

/** AES-128 of one block (FIPS 197, section 5.1). */
export function encryptBlock(key: Uint8Array, block: Uint8Array): Uint8Array {
  const keys = expanded(key);
  let state = xor(block, keys);
  for (let round = 1; round <= ROUNDS; round++) {
    const moved = state.map((_, at) => SUB[state[(at + 4 * (at % 4)) % 16]!]!); // SubBytes, ShiftRows
    const columns = [0, 4, 8, 12].map((at) => moved.subarray(at, at + 4));
    state = round === ROUNDS ? moved : joined(...columns.map(mixed));
    state = xor(state, keys.subarray(round * 16));
  }
  return state;
}

/** Counter mode: the message, exclusive or the encrypted counters (SP 800-38A, section 6.5). Its own inverse. */
export function ctr(key: Uint8Array, counter: Uint8Array, message: Uint8Array): Uint8Array {
  const first = fromBig(counter);
  const blocks = Array.from({ length: Math.ceil(message.length / 16) }, (_, index) =>
    encryptBlock(key, toBig(first + BigInt(index), 16)),
  );
  return xor(message, joined(...blocks));
}

const REDUCE = 0xe1n << 120n;

/** A product in the field of GCM, whose lowest bit is the leftmost (SP 800-38D, section 6.3). */
function product(x: bigint, y: bigint): bigint {
  let sum = 0n;
  for (let bit = 127n; bit >= 0n; bit--) {
    if ((x >> bit) & 1n) sum ^= y;
    y = y & 1n ? (y >> 1n) ^ REDUCE : y >> 1n;
  }
  return sum;
}

/** The tag of GCM over a ciphertext, without further data (SP 800-38D, section 7.1). */
function tagOf(key: Uint8Array, start: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  const subkey = fromBig(encryptBlock(key, new Uint8Array(16)));
  const whole = new Uint8Array(Math.ceil(ciphertext.length / 16) * 16 + 16);
  whole.set(ciphertext);
  whole.set(toBig(BigInt(ciphertext.length * 8), 8), whole.length - 8);
  let hash = 0n;
  for (let at = 0; at < whole.length; at += 16) hash = product(hash ^ fromBig(whole.subarray(at, at + 16)), subkey);
  return xor(toBig(hash, 16), encryptBlock(key, start));
}

const startOf = (nonce: Uint8Array) => joined(nonce, [0, 0, 0, 1]);
const next = (counter: Uint8Array) => toBig(fromBig(counter) + 1n, 16);

/** AES-128-GCM with a nonce of 12 bytes: the ciphertext and its tag. */
export function gcmSeal(
  key: Uint8Array,
  nonce: Uint8Array,
  message: Uint8Array,
): { body: Uint8Array; tag: Uint8Array } {
  const start = startOf(nonce);
  const body = ctr(key, next(start), message);
  return { body, tag: tagOf(key, start, body) };
}

/** What opening comes to: the tag that the ciphertext should have, and the message if it has it. */
export function gcmOpen(
  key: Uint8Array,
  nonce: Uint8Array,
  body: Uint8Array,
  tag: Uint8Array,
): { expected: Uint8Array; message: Uint8Array | null } {
  const start = startOf(nonce);
  const expected = tagOf(key, start, body);
  return { expected, message: same(expected, tag) ? ctr(key, next(start), body) : null };
}
