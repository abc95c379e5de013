import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { bitsOf, LETTER_BITS } from './lz';
import { EXAMPLES, LONGEST_TEXT, model, type Setup } from './model';
import { described, pictureOf } from './Picture';
import type { State } from './run';

const next = seeded(9);
const some = (letters: string, count: number): string =>
  Array.from({ length: count }, () => letters[Math.floor(next() * letters.length)]).join('');
const setups: Setup[] = [
  ...Object.values(EXAMPLES).map((text) => ({ text, reach: 32 })),
  { text: 'm'.repeat(LONGEST_TEXT), reach: 2 },
  ...['ab', 'ab ', 'mw', 'abc,!'].flatMap((letters) =>
    [3, 21, LONGEST_TEXT].map((count) => ({ text: some(letters, count), reach: 2 + Math.floor(next() * 31) })),
  ),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      statesOf(setup).flatMap((state, at) =>
        touchingItems(pictureOf(state, width)).map((what) => `${model.encode(setup)} ${at} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place, keeps its height, and shows bits to scale', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.filter(({ geo }) => !Object.values(geo).every(Number.isFinite))).toEqual([]);
        const raw = items.find(({ id }) => id === 'raw')!.geo['w']!;
        const says = items.find(({ id }) => id === 'packed says')!.geo['x']! - 67;
        const bit = (width - 124) / (LETTER_BITS * setup.text.length);
        expect(Math.abs(raw - 8 * state.at * bit)).toBeLessThan(0.2);
        expect(Math.abs(says - bitsOf(state.tokens) * bit)).toBeLessThan(0.2);
      }
    expect(heights.size).toBe(1);
  });
});

it('tells the pointers of the note', () => {
  const states = statesOf(model.initial);
  const done = states.find(({ at, match }) => at === 30 && match === null)!;
  const told = pictureOf(done, 686).items.map(({ text }) => text);
  for (const text of ['Done: 147 bits instead of 240', '<9,4>', '<3,9>']) expect(told).toContain(text);
  expect(described(done)).toContain('30 of 30 letters are dealt with. Written: t h e');
  expect(described(states.at(-1)!)).toContain('The receiver has “the␣cat,␣the␣hat');
});
