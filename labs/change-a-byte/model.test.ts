import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  sign,
  verify,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { ctr, gcmOpen, gcmSeal } from './aes';
import { askBrowser } from './browser';
import { joined } from './bytes';
import { ed25519Public, ed25519Sign, ed25519Verify, x25519, x25519Public } from './curve';
import { hmac, receiversKey, sendersKey } from './hpke';
import { model, prediction } from './model';
import { FORGED, MESSAGE, PROTECTIONS } from './protections';
import { digitOf, lengthOf, type Setup } from './run';
import { sha512 } from './sha512';

const next = seeded(7);
const random = (length: number) => Uint8Array.from({ length }, () => Math.floor(next() * 256));
const lengths = [0, 1, 14, 15, 16, 17, 31, 32, 33, 63, 64, 65, 111, 112, 113, 127, 128, 129, 300];
const unhex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const plainOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function keyOf(kind: 'ed25519' | 'x25519', bytes: Uint8Array) {
  const last = kind === 'ed25519' ? 0x70 : 0x6e;
  const der = joined([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, last, 4, 0x22, 4, 0x20], bytes);
  return createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
}

const rawPublic = (key: ReturnType<typeof keyOf>) =>
  Uint8Array.from(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));

const setups = PROTECTIONS.flatMap((protection) => [
  { protection, attack: 'none', byte: 0, bit: 0 } as const,
  { protection, attack: 'forge', byte: 0, bit: 0 } as const,
  ...Array.from({ length: lengthOf(protection) }, (_, byte) => ({
    protection,
    attack: 'flip' as const,
    byte,
    bit: byte % 8,
  })),
]);

const last = (setup: Setup) => model.trace(setup).at(-1)!.state;

describe('the cryptography of the figure is that of OpenSSL', () => {
  it('for SHA-512 and HMAC', () => {
    for (const length of lengths) {
      const message = random(length);
      expect(plainOf(sha512(message))).toBe(createHash('sha512').update(message).digest('hex'));
      const key = random(length % 65);
      expect(plainOf(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });

  it('for AES-128-CTR and AES-128-GCM, and refuses every changed bit', () => {
    for (const length of lengths) {
      const [key, counter, nonce, message] = [random(16), random(16), random(12), random(length)];
      const stream = createCipheriv('aes-128-ctr', key, counter);
      expect(plainOf(ctr(key, counter, message))).toBe(stream.update(message, undefined, 'hex') + stream.final('hex'));
      const cipher = createCipheriv('aes-128-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(message), cipher.final()]);
      const ours = gcmSeal(key, nonce, message);
      expect([plainOf(ours.body), plainOf(ours.tag)]).toEqual([
        body.toString('hex'),
        cipher.getAuthTag().toString('hex'),
      ]);
      expect(gcmOpen(key, nonce, ours.body, ours.tag).message).toEqual(message);
      ours.tag[length % 16]! ^= 1 << (length % 8);
      expect(gcmOpen(key, nonce, ours.body, ours.tag).message).toBeNull();
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(ours.tag);
      decipher.update(ours.body);
      expect(() => decipher.final()).toThrow();
    }
  });

  it('for X25519 and Ed25519', () => {
    for (let round = 0; round < 12; round++) {
      const [a, b, message] = [random(32), random(32), random(round * 9)];
      expect(x25519Public(a)).toEqual(rawPublic(keyOf('x25519', a)));
      const secret = diffieHellman({ privateKey: keyOf('x25519', a), publicKey: createPublicKey(keyOf('x25519', b)) });
      expect(plainOf(x25519(a, x25519Public(b)))).toBe(secret.toString('hex'));
      const key = keyOf('ed25519', a);
      expect(ed25519Public(a)).toEqual(rawPublic(key));
      const signature = ed25519Sign(a, message);
      expect(plainOf(signature)).toBe(sign(null, message, key).toString('hex'));
      expect(ed25519Verify(ed25519Public(a), message, signature)).toBe(true);
      signature[round * 5]! ^= 1 << (round % 8);
      expect(ed25519Verify(ed25519Public(a), message, signature)).toBe(
        verify(null, message, createPublicKey(key), signature),
      );
      expect(ed25519Verify(ed25519Public(b), message, sign(null, message, key))).toBe(false);
    }
  });

  it('for HPKE: the vectors of RFC 9180, section A.1.1', () => {
    const fresh = unhex('52c4a758a802cd8b936eceea314432798d5baf2d7e9235dc084ab1b9cfa2f736');
    const bob = unhex('4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8');
    expect(plainOf(x25519Public(fresh))).toBe('37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431');
    const info = unhex('4f6465206f6e2061204772656369616e2055726e');
    const derived = receiversKey(bob, x25519Public(fresh), info);
    expect(sendersKey(fresh, x25519Public(bob), info)).toEqual(derived);
    expect(plainOf(derived.key)).toBe('4531685d41d65f03dc48f6b8302c05b0');
    expect(plainOf(derived.nonce)).toBe('56d890e5accaaf011cff4b7d');
  });
});

describe('a changed byte', () => {
  it('is refused wherever it lies, unless the protection is counter mode', () => {
    for (const setup of setups.filter(({ attack }) => attack === 'flip')) {
      const { bob, reads } = last(setup);
      if (setup.protection === 'ctr') expect([bob, reads === MESSAGE]).toEqual(['accepts', false]);
      else expect([setup, bob, reads]).toEqual([setup, 'refuses', null]);
    }
  });

  it('of the counter mode’s text changes that byte of the text and no other', () => {
    for (let at = 0; at < MESSAGE.length; at++) {
      const { reads } = last({ protection: 'ctr', attack: 'flip', byte: 16 + at, bit: 0 });
      const changed = [...reads!].flatMap((character, index) => (character === MESSAGE[index] ? [] : [index]));
      expect(changed).toEqual([at]);
      expect(reads!.charCodeAt(at)).toBe(MESSAGE.charCodeAt(at) ^ 1);
    }
  });

  it('is the only thing that stops nobody: a forged message is accepted in counter mode and when sealed', () => {
    const reads = PROTECTIONS.map((protection) => last({ protection, attack: 'forge', byte: 0, bit: 0 }).reads);
    expect(reads).toEqual([FORGED, null, FORGED, null]);
  });

  it('is accepted unchanged by all, and read on the way only when it is signed', () => {
    for (const protection of PROTECTIONS) {
      const state = last({ protection, attack: 'none', byte: 0, bit: 0 });
      expect([state.reads, state.bob, state.changed]).toEqual([MESSAGE, 'accepts', []]);
      expect(state.eve === MESSAGE).toBe(protection === 'signed');
    }
  });
});

describe('the figure', () => {
  it('shows the lengths that the note quotes', () => {
    expect(PROTECTIONS.map(lengthOf)).toEqual([30, 42, 62, 78]);
  });

  it('says what Web Cryptography says about the same bytes', async () => {
    for (const setup of setups) {
      const answer = await askBrowser(setup);
      expect(answer).toMatchObject({ reads: last(setup).reads });
    }
  });

  it('starts before Bob looks, and knows what he reads', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.bob, state.changed]).toEqual(['waits', [digitOf('ctr')]]);
    expect(prediction.choices[prediction.right]).toBe('pay 900 to bob');
  });
});
