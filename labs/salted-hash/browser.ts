import { PEPPER, ROUNDS, saltOf } from './passwords';
import type { Setup } from './run';

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bits: ArrayBuffer) =>
  Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function slow({ subtle }: Crypto, password: string, salt: string): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: utf8(salt), iterations: ROUNDS }, key, 256);
}

async function peppered({ subtle }: Crypto, hash: string): Promise<ArrayBuffer> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', utf8(PEPPER), algorithm, false, ['sign']);
  return subtle.sign('HMAC', key, utf8(hash));
}

/** What Web Cryptography computes for Ann's row, in hexadecimal; null where it is missing (a page without https). */
export async function browserHash({ protection, ann }: Setup): Promise<string | null> {
  const { crypto } = globalThis;
  if (!crypto?.subtle) return null;
  const salt = saltOf(protection, 0);
  if (protection === 'slow') return hex(await slow(crypto, ann, salt));
  const hash = hex(await crypto.subtle.digest('SHA-256', utf8(salt + ann)));
  return protection === 'pepper' ? hex(await peppered(crypto, hash)) : hash;
}
