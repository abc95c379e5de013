import { hex, sha256 } from '@groundwork/lib/sha256';

/** How the service keeps a password; each adds one thing to the one before, the last keeps a secret elsewhere. */
export const PROTECTIONS = ['none', 'shared', 'each', 'slow', 'pepper'] as const;
export type Protection = (typeof PROTECTIONS)[number];

export const ROUNDS = 50;
const SHARED_SALT = 'qT5w';
export const PEPPER = 'kept outside of the table';

export const ACCOUNTS = [
  { name: 'ann', salt: 'x7Rk' },
  { name: 'bob', salt: 'm2Vd' },
  { name: 'cai', salt: 'p9Jc' },
  { name: 'eva', salt: 'h4Zn' },
] as const;

/** What the thief tries, the most common first. */
export const WORDS = ['123456', 'dragon', 'summer', 'welcome'] as const;

const utf8 = (text: string) => new TextEncoder().encode(text);

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** HMAC-SHA-256 (RFC 2104) for keys of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (value: number) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ value);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

/** PBKDF2-HMAC-SHA-256 (RFC 8018, section 5.2), one block of 32 bytes. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, rounds: number): Uint8Array {
  let last = hmac(password, joined(salt, Uint8Array.of(0, 0, 0, 1)));
  const sum = Uint8Array.from(last);
  for (let round = 1; round < rounds; round++) {
    last = hmac(password, last);
    for (const [at, byte] of last.entries()) sum[at]! ^= byte;
  }
  return sum;
}

/** The salt that stands in the table beside an account's hash. */
export function saltOf(protection: Protection, index: number): string {
  if (protection === 'none') return '';
  return protection === 'shared' ? SHARED_SALT : ACCOUNTS[index]!.salt;
}

/** What the thief can compute: everything but the pepper. */
export function guessed(protection: Protection, password: string, salt: string): string {
  if (protection === 'slow') return hex(pbkdf2(utf8(password), utf8(salt), ROUNDS));
  return hex(sha256(utf8(salt + password)));
}

/** What the service stores, in hexadecimal. */
export function stored(protection: Protection, password: string, salt: string): string {
  const hash = guessed(protection, password, salt);
  return protection === 'pepper' ? hex(hmac(utf8(PEPPER), utf8(hash))) : hash;
}
