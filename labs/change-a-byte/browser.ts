import { joined, shown } from './bytes';
import { ed25519Public, x25519Public } from './curve';
import { derivation, type Derived } from './hpke';
import { KEYS } from './protections';
import { arrivals, type Setup } from './run';

type Bytes = Uint8Array<ArrayBuffer>;
const own = (bytes: Uint8Array): Bytes => Uint8Array.from(bytes);

/** What an Ed25519 or X25519 private key begins with in PKCS #8 (RFC 8410, section 7). */
const pkcs8 = (lastOfName: number, key: Uint8Array) =>
  own(joined([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, lastOfName, 4, 0x22, 4, 0x20], key));

async function hmac(subtle: SubtleCrypto, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  // Web Cryptography takes no empty key; one zero byte is padded to the same block.
  const bytes = key.length === 0 ? new Uint8Array(1) : own(key);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', imported, own(message)));
}

async function sealedKey(subtle: SubtleCrypto, sent: Uint8Array): Promise<Derived> {
  const bob = await subtle.importKey('pkcs8', pkcs8(0x6e, KEYS.bob), 'X25519', false, ['deriveBits']);
  const other = await subtle.importKey('raw', own(sent), 'X25519', false, []);
  const agreed = await subtle.deriveBits({ name: 'X25519', public: other }, bob, 256);
  const steps = derivation(new Uint8Array(agreed), sent, x25519Public(KEYS.bob));
  let step = steps.next();
  while (!step.done) step = steps.next(await hmac(subtle, step.value.key, step.value.message));
  return step.value;
}

async function opened(subtle: SubtleCrypto, setup: Setup): Promise<Uint8Array | null> {
  const [first, second, third] = arrivals(setup).map((part) => own(part.bytes)) as [Bytes, Bytes, Bytes];
  if (setup.protection === 'signed') {
    const key = await subtle.importKey('raw', own(ed25519Public(KEYS.ann)), 'Ed25519', false, ['verify']);
    return (await subtle.verify('Ed25519', key, second, first)) ? first : null;
  }
  if (setup.protection === 'ctr') {
    const key = await subtle.importKey('raw', own(KEYS.shared), 'AES-CTR', false, ['decrypt']);
    return new Uint8Array(await subtle.decrypt({ name: 'AES-CTR', counter: first, length: 64 }, key, second));
  }
  const { key: bytes, nonce } =
    setup.protection === 'gcm' ? { key: KEYS.shared, nonce: first } : await sealedKey(subtle, first);
  const key = await subtle.importKey('raw', own(bytes), 'AES-GCM', false, ['decrypt']);
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: own(nonce) }, key, own(joined(second, third))));
}

/** What the browser's own cryptography makes of the bytes that Bob gets: the text, null if refused, and its words for it. */
export async function askBrowser(setup: Setup): Promise<{ reads: string | null; says: string } | 'missing'> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  if (!subtle) return 'missing';
  try {
    const message = await opened(subtle, setup);
    if (message === null) return { reads: null, says: 'answered false to verify()' };
    return { reads: shown(message), says: `read “${shown(message)}”` };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'an error';
    // OperationError is the failed check; NotSupportedError is a browser without this algorithm.
    return name === 'NotSupportedError' ? 'missing' : { reads: null, says: `threw ${name}` };
  }
}
