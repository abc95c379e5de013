import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareLines } from './difference';

const recorded = (...lines: string[]) =>
  lines.map((text) => ({ text, isLike: new RegExp(`^${text.replace('12', '\\d+')}$`, 'u') }));

const signs = { same: ' ', new: '+', gone: '-' } as const;
const drawn = (was: string[], is: string[]): string[] =>
  compareLines(recorded(...was), is).map(({ state, text }) => `${signs[state]}${text}`);

it('shows what is new before what it stands for, and the rest once', () => {
  expect(drawn(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toEqual([' a', '+x', '+y', '-b', ' c']);
  expect(drawn(['a', 'b'], ['a', 'b', 'c'])).toEqual([' a', ' b', '+c']);
  expect(drawn(['a', 'b'], [])).toEqual(['-a', '-b']);
  expect(drawn(['a', 'b', 'c', 'd'], ['b', 'x', 'd'])).toEqual(['-a', ' b', '+x', '-c', ' d']);
});

it('takes what varies for the same, and shows what was printed', () => {
  expect(drawn(['took 12 ms', 'done'], ['took 7 ms', 'failed'])).toEqual([' took 7 ms', '+failed', '-done']);
});

it('shows every printed and every recorded line once and in order, also where there are very many', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (was, is) => {
      const compared = compareLines(recorded(...was), is);
      const texts = (other: string) => compared.filter(({ state }) => state !== other).map(({ text }) => text);
      expect([texts('new'), texts('gone')]).toEqual([was, is]);
    }),
  );
  const many = Array.from({ length: 4000 }, (_, index) => `line ${index}`);
  expect(compareLines(recorded(...many.slice(0, 1500)), [...many].reverse())).toHaveLength(5500);
});
