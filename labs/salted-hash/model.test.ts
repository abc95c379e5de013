import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { browserHash } from './browser';
import { LONGEST_PASSWORD, model, openedWith, prediction, type Setup } from './model';
import { ACCOUNTS, hmac, pbkdf2, PEPPER, PROTECTIONS, ROUNDS, saltOf, WORDS, type Protection } from './passwords';
import { OTHERS } from './run';

const next = seeded(11);
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomText = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(next() * letters.length)]).join('');
const bytes = (text: string) => new TextEncoder().encode(text);
const plain = (list: Uint8Array) => Buffer.from(list).toString('hex');

const setups: Setup[] = PROTECTIONS.flatMap((protection) =>
  ['summer', '123456', 'a', ...Array.from({ length: 8 }, (_, n) => randomText(1 + (n % LONGEST_PASSWORD)))].map(
    (ann) => ({ protection, ann }),
  ),
);
const last = (setup: Setup) => model.trace(setup).at(-1)!.state;
const passwordsOf = ({ ann }: Setup) => [ann, ...OTHERS];

/** What OpenSSL stores for a password. */
function reference(protection: Protection, password: string, salt: string): string {
  if (protection === 'slow') return pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256').toString('hex');
  const hash = createHash('sha256')
    .update(salt + password)
    .digest('hex');
  return protection === 'pepper' ? createHmac('sha256', PEPPER).update(hash).digest('hex') : hash;
}

describe('the cryptography of the figure is that of OpenSSL', () => {
  it('for HMAC and PBKDF2', () => {
    for (let length = 1; length < 64; length += 7) {
      const [key, message] = [randomText(length), randomText(3 * length)];
      expect(plain(hmac(bytes(key), bytes(message)))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      expect(plain(pbkdf2(bytes(key), bytes(message), length))).toBe(
        pbkdf2Sync(key, message, length, 32, 'sha256').toString('hex'),
      );
    }
  });

  it('for every row, and Web Cryptography says the same of Ann’s', async () => {
    for (const setup of setups) {
      const { rows } = last(setup);
      const expected = passwordsOf(setup).map((password, index) =>
        reference(setup.protection, password, saltOf(setup.protection, index)),
      );
      expect(rows.map(({ hash }) => hash)).toEqual(expected);
      expect(await browserHash(setup)).toBe(expected[0]);
    }
  });
});

describe('the thief', () => {
  it('opens exactly the accounts whose password is on the list, and none behind a pepper', () => {
    for (const setup of setups) {
      const expected = passwordsOf(setup).map((password) =>
        setup.protection !== 'pepper' && (WORDS as readonly string[]).includes(password) ? password : null,
      );
      expect(last(setup).rows.map(({ opened }) => opened)).toEqual(expected);
    }
  });

  it('pays once for all, once for each word, or once for each word and account', () => {
    const guesses = (setup: Setup) =>
      passwordsOf(setup).reduce(
        (sum, password) => sum + ((WORDS as readonly string[]).indexOf(password) + 1 || WORDS.length),
        0,
      );
    for (const setup of setups) {
      const expected = {
        none: 0,
        shared: WORDS.length,
        each: guesses(setup),
        slow: ROUNDS * guesses(setup),
        pepper: WORDS.length * ACCOUNTS.length,
      };
      expect(last(setup).work).toBe(expected[setup.protection]);
    }
  });

  it('sees equal passwords without a salt of their own, and not with one', () => {
    const equal = (protection: Protection) => {
      const [ann, , cai] = last({ protection, ann: 'summer' }).rows;
      return ann!.hash === cai!.hash;
    };
    expect(PROTECTIONS.filter(equal)).toEqual(['none', 'shared']);
  });
});

describe('the figure', () => {
  it('starts before the first account opens, and knows that a salt saves none', () => {
    const frames = model.trace(model.initial);
    const open = (at: number) => frames[at]!.state.rows.filter(({ opened }) => opened !== null).length;
    expect([open(model.startAt), open(model.startAt + 1)]).toEqual([0, 1]);
    expect(openedWith('each')).toEqual(openedWith('none'));
    expect(prediction.right).toBe(2);
  });
});
