import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { bitsOf, LONGEST, nameOf, SHORTEST, WIDEST, type Token } from './lz';
import { EXAMPLES, LONGEST_TEXT, model, NARROWEST, prediction, type Setup } from './model';

/** Texts of two or three different letters, so that much repeats. */
function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const alphabet = ['ab', 'ab ', 'abc,!'][seed % 3]!;
  const text = Array.from(
    { length: 1 + Math.floor(next() * LONGEST_TEXT) },
    () => alphabet[Math.floor(next() * alphabet.length)],
  );
  return { text: text.join(''), reach: NARROWEST + Math.floor(next() * (WIDEST - NARROWEST + 1)) };
}

const setups = Array.from({ length: 150 }, (_, seed) => randomSetup(seed));
const last = (setup: Setup) => model.trace(setup).at(-1)!.state;
const named = (tokens: readonly Token[]) => tokens.map(nameOf).join('').replaceAll('␣', ' ');

/** A decoder of its own: a pointer repeats the last `back` letters as often as needed. */
function unpacked(tokens: readonly Token[]): string {
  return tokens.reduce<string>((out, token) => {
    if (typeof token === 'string') return out + token;
    return out + out.slice(-token.back).repeat(token.length).slice(0, token.length);
  }, '');
}

describe('compressing', () => {
  it('gives back the text, to another decoder and to its own receiver', () => {
    for (const setup of setups) {
      const { tokens, out } = last(setup);
      expect(unpacked(tokens)).toBe(setup.text);
      expect(out).toBe(setup.text);
    }
  });

  it('points within reach, and takes no shorter match than there is', () => {
    for (const setup of setups) {
      const { tokens } = last(setup);
      let at = 0;
      for (const token of tokens) {
        const ahead = setup.text.slice(at, at + LONGEST);
        const before = Array.from({ length: Math.min(at, setup.reach) }, (_, n) => setup.text.slice(at - n - 1, at));
        const matches = before.map((part) => {
          const copy = part.repeat(LONGEST);
          return [...ahead].findIndex((letter, index) => letter !== copy[index]);
        });
        const best = Math.max(0, ...matches.map((end) => (end < 0 ? ahead.length : end)));
        if (typeof token === 'string') expect(best).toBeLessThan(SHORTEST);
        else {
          expect(token.length).toBe(best);
          expect(token.back).toBeLessThanOrEqual(Math.min(at, setup.reach));
        }
        at += typeof token === 'string' ? 1 : token.length;
      }
    }
  });

  it('counts 9 bits a letter and 10 a pointer', () => {
    expect(bitsOf(last(model.initial).tokens)).toBe(13 * 9 + 3 * 10);
    expect(bitsOf(last({ text: EXAMPLES['Nothing repeats'], reach: WIDEST }).tokens)).toBe(22 * 9);
    expect(last({ text: EXAMPLES['One letter'], reach: WIDEST }).tokens).toEqual([
      'a',
      { back: 1, length: 18 },
      { back: 1, length: 5 },
    ]);
  });

  it('writes for the sample what the program of the note writes', () => {
    const recorded = readFileSync(
      path.join(import.meta.dirname, '../../samples/computers/compression/lz.mjs.out'),
      'utf8',
    );
    const [tokens, text] = recorded.split('\n');
    expect(named(last(model.initial).tokens)).toBe(tokens);
    expect(text).toBe(`${model.initial.text} true`);
  });

  it('forgets what lies out of reach', () => {
    const counts = [32, 8, 2].map(
      (reach) => last({ ...model.initial, reach }).tokens.filter((token) => typeof token !== 'string').length,
    );
    expect(counts).toEqual([3, 2, 0]);
  });
});

describe('the figure', () => {
  it('starts before the pointer that overlaps itself, and knows that it is one', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state.at).toBe(20);
    expect(frames[model.startAt + 2]!.state.tokens.at(-1)).toEqual({ back: 3, length: 9 });
    expect(prediction.choices[prediction.right]).toBe('One');
  });

  it('gives plain data, the same each time, for every text', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(model.trace(setup)).toEqual(frames);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      expect(frames.length).toBeLessThan(4 * LONGEST_TEXT);
    }
  });
});
