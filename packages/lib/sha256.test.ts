import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seeded } from './seeded';
import { hex, sha256, sha256After } from './sha256';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('sha256', () => {
  it('gives the published digests of FIPS 180-4 examples', () => {
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with OpenSSL for every length from 0 to 200 bytes', () => {
    const next = seeded(11);
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, () => Math.floor(next() * 256));
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('is the same after a beginning that was mixed before, wherever the message is cut', () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, index) => index);
    for (let cut = 0; cut <= 200; cut++) {
      const rest = sha256After(bytes.subarray(0, cut));
      // Twice, because the beginning is used again.
      for (const end of [150, 200].filter((length) => length >= cut))
        expect(rest(bytes.subarray(cut, end))).toEqual(sha256(bytes.subarray(0, end)));
    }
  });
});
