import { sha256 } from '@groundwork/lib/sha256';
import { joined, toBig, utf8 } from './bytes';
import { x25519, x25519Public } from './curve';

/** HMAC with SHA-256 (RFC 2104), for keys of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = sha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

const VERSION = utf8('HPKE-v1');
/** DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-128-GCM (RFC 9180, section 7). */
const KEM = joined(utf8('KEM'), [0, 0x20]);
const SUITE = joined(utf8('HPKE'), [0, 0x20, 0, 1, 0, 1]);
const NOTHING = new Uint8Array(0);

/** What is hashed for LabeledExtract (RFC 9180, section 4). */
const extractInput = (suite: Uint8Array, label: string, bytes: Uint8Array) =>
  joined(VERSION, suite, utf8(label), bytes);

/** What is hashed for the first block of LabeledExpand (RFC 9180, section 4). */
const expandInput = (suite: Uint8Array, label: string, info: Uint8Array, length: number) =>
  joined(toBig(BigInt(length), 2), VERSION, suite, utf8(label), info, [1]);

/** A key and a nonce for AES-128-GCM. */
export interface Derived {
  readonly key: Uint8Array;
  readonly nonce: Uint8Array;
}

/** A step of the derivation: a key for HMAC and what it hashes. */
interface Ask {
  readonly key: Uint8Array;
  readonly message: Uint8Array;
}

/**
 * The key and nonce of base mode, from the secret of the key agreement and both public keys
 * (RFC 9180, sections 4.1 and 5.1). It asks for each HMAC and is told it, so that the same rules serve the
 * synchronous model and the browser's cryptography, which answers later.
 */
export function* derivation(
  agreed: Uint8Array,
  sent: Uint8Array,
  receiver: Uint8Array,
  info: Uint8Array = NOTHING,
): Generator<Ask, Derived, Uint8Array> {
  const extract = (suite: Uint8Array, salt: Uint8Array, label: string, bytes: Uint8Array) => ({
    key: salt,
    message: extractInput(suite, label, bytes),
  });
  const expand = (suite: Uint8Array, key: Uint8Array, label: string, info: Uint8Array, length: number) => ({
    key,
    message: expandInput(suite, label, info, length),
  });
  const early = yield extract(KEM, NOTHING, 'eae_prk', agreed);
  const shared = yield expand(KEM, early, 'shared_secret', joined(sent, receiver), 32);
  const identity = yield extract(SUITE, NOTHING, 'psk_id_hash', NOTHING);
  const about = yield extract(SUITE, NOTHING, 'info_hash', info);
  const context = joined([0], identity, about);
  const secret = yield extract(SUITE, shared, 'secret', NOTHING);
  const key = yield expand(SUITE, secret, 'key', context, 16);
  const nonce = yield expand(SUITE, secret, 'base_nonce', context, 12);
  return { key: key.slice(0, 16), nonce: nonce.slice(0, 12) };
}

function derived(...inputs: Parameters<typeof derivation>): Derived {
  const steps = derivation(...inputs);
  let step = steps.next();
  while (!step.done) step = steps.next(hmac(step.value.key, step.value.message));
  return step.value;
}

/** The sender's side: a fresh private key and the receiver's public one. */
export const sendersKey = (fresh: Uint8Array, receiver: Uint8Array, info?: Uint8Array): Derived =>
  derived(x25519(fresh, receiver), x25519Public(fresh), receiver, info);

/** The receiver's side: its private key and the public key that came with the message. */
export const receiversKey = (own: Uint8Array, sent: Uint8Array, info?: Uint8Array): Derived =>
  derived(x25519(own, sent), sent, x25519Public(own), info);
