import { sha256 } from '@groundwork/lib/sha256';
import { ctr, gcmOpen, gcmSeal } from './aes';
import { utf8, xor } from './bytes';
import { ed25519Public, ed25519Sign, ed25519Verify, x25519Public } from './curve';
import { receiversKey, sendersKey } from './hpke';

export const PROTECTIONS = ['ctr', 'gcm', 'sealed', 'signed'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** What travels, part by part, in order. */
export interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What Bob makes of it: the tag that he computes, if there is one, and the message if he accepts it. */
export interface Verdict {
  readonly tag: Uint8Array | null;
  readonly message: Uint8Array | null;
}

export const MESSAGE = 'pay 100 to bob';
export const FORGED = 'pay 900 to eve';

/** Keys are fixed, so that everyone sees the same bytes; real ones are random. */
const fixed = (name: string, length = 32) => sha256(utf8(name)).slice(0, length);

export const KEYS = {
  shared: fixed('shared', 16),
  nonce: fixed('nonce', 12),
  counter: fixed('counter', 16),
  bob: fixed('bob'),
  ann: fixed('ann'),
  fresh: fixed('fresh'),
  eve: fixed('eve'),
} as const;

const bobsPublic = x25519Public(KEYS.bob);

function sealed(message: Uint8Array, fresh: Uint8Array): Part[] {
  const { key, nonce } = sendersKey(fresh, bobsPublic);
  const { body, tag } = gcmSeal(key, nonce, message);
  return [
    { name: 'fresh public key', bytes: x25519Public(fresh) },
    { name: 'ciphertext', bytes: body },
    { name: 'tag', bytes: tag },
  ];
}

function signed(message: Uint8Array, key: Uint8Array): Part[] {
  return [
    { name: 'message', bytes: message },
    { name: 'signature', bytes: ed25519Sign(key, message) },
  ];
}

/** What Ann sends. */
export function protect(protection: Protection, message: Uint8Array): Part[] {
  if (protection === 'sealed') return sealed(message, KEYS.fresh);
  if (protection === 'signed') return signed(message, KEYS.ann);
  if (protection === 'ctr')
    return [
      { name: 'counter', bytes: KEYS.counter },
      { name: 'ciphertext', bytes: ctr(KEYS.shared, KEYS.counter, message) },
    ];
  const { body, tag } = gcmSeal(KEYS.shared, KEYS.nonce, message);
  return [
    { name: 'nonce', bytes: KEYS.nonce },
    { name: 'ciphertext', bytes: body },
    { name: 'tag', bytes: tag },
  ];
}

/** What Eve sends instead: she knows Ann's message, what travelled and all public keys, and no secret. */
export function forge(protection: Protection, parts: readonly Part[], known: Uint8Array, wanted: Uint8Array): Part[] {
  if (protection === 'sealed') return sealed(wanted, KEYS.eve);
  if (protection === 'signed') return signed(wanted, KEYS.eve);
  return parts.map((part) =>
    part.name === 'ciphertext' ? { ...part, bytes: xor(xor(part.bytes, known), wanted) } : part,
  );
}

/** One bit of one byte of what travels; the byte is counted over all parts. */
export function flipped(parts: readonly Part[], byte: number, bit: number): Part[] {
  let before = 0;
  return parts.map((part) => {
    const here = byte - before;
    before += part.bytes.length;
    return { ...part, bytes: part.bytes.map((value, index) => (index === here ? value ^ (1 << bit) : value)) };
  });
}

/** What the receiver does with what arrives. */
export function receive(protection: Protection, parts: readonly Part[]): Verdict {
  const [first, second, third] = parts.map((part) => part.bytes) as [Uint8Array, Uint8Array, Uint8Array];
  if (protection === 'ctr') return { tag: null, message: ctr(KEYS.shared, first, second) };
  if (protection === 'signed')
    return { tag: null, message: ed25519Verify(ed25519Public(KEYS.ann), first, second) ? first : null };
  const { key, nonce } = protection === 'gcm' ? { key: KEYS.shared, nonce: first } : receiversKey(KEYS.bob, first);
  const { expected, message } = gcmOpen(key, nonce, second, third);
  return { tag: expected, message };
}
