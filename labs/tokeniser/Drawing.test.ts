import { describe, expect, it } from 'vitest';

import { touching } from '../_kit/drawings/graph/touching';
import { pictureOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';

const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  { text: 'a'.repeat(90), word: 'a'.repeat(24) },
  { text: 'mmmmwwww '.repeat(10), word: ' mmmmwwwwmmmmwwwwmmmm' },
  { text: 'x', word: 'y' },
];

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, things with one name and a place, and one height in each run', () => {
    for (const setup of setups) {
      const states = model.trace(setup).map(({ state }) => state);
      const last = states.at(-1)!;
      const pictures = states.map((state) => pictureOf(state, last, width));
      expect(new Set(pictures.map(({ height }) => height)).size).toBe(1);
      for (const picture of pictures) {
        expect(touching(picture)).toEqual([]);
        expect(new Set(picture.items.map(({ id }) => id)).size).toBe(picture.items.length);
        expect(picture.items.filter(({ geo }) => !Object.values(geo).every(Number.isFinite))).toEqual([]);
      }
    }
  });

  it('draws text and list to one scale', () => {
    const states = model.trace(model.initial).map(({ state }) => state);
    for (const state of states) {
      const { items } = pictureOf(state, states.at(-1)!, width);
      const length = (id: string): number => items.find((item) => item.id === id)!.geo['w']!;
      const list = state.letters + state.merges.length;
      expect(length('text bar') / length('list bar')).toBeCloseTo(state.words.flat().length / list, 1);
    }
  });
});
