import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { frameAt, momentAt, pictureOf } from './Drawing';
import { LAST_MESSAGE, model, SLICES, type Setup } from './model';
import { LENGTH } from './run';

const setups: Setup[] = SLICES.flatMap((slice) =>
  Array.from({ length: LAST_MESSAGE }, (_, index) => ({ slice, message: index + 1 })),
);
const all = setups.flatMap((setup) => model.trace(setup).map(({ state }) => ({ state, setup })));

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, one name for each thing, and one height', () => {
    const heights = new Set<number>();
    const found = new Set<string>();
    for (const { state, setup } of all) {
      const picture = pictureOf(state, setup, width);
      heights.add(picture.height);
      for (const one of touchingItems(picture)) found.add(one);
      expect(new Set(picture.items.map(({ id }) => id)).size).toBe(picture.items.length);
    }
    expect([...found].slice(0, 10)).toEqual([]);
    expect(heights.size).toBe(1);
  });

  it('has the values of a thread in the core if it is there, else at home', () => {
    for (const { state, setup } of all) {
      const { items } = pictureOf(state, setup, width);
      const top = (id: string) => items.find((item) => item.id === id)!.geo['y']!;
      for (const thread of ['photos', 'video', 'chat'] as const)
        expect(top(`${thread} value 0`) < top(`${thread} home`)).toBe(state.on === thread);
    }
  });

  it('knows the moment under the pointer', () => {
    const { items } = pictureOf(all[0]!.state, all[0]!.setup, width);
    for (const ms of [0, 4, 16])
      expect(momentAt(items.find(({ id }) => id === `at ${ms}`)!.geo['x']!, width)).toBeCloseTo(ms, 1);
  });
});

it('finds the step of a moment, also beyond the ends', () => {
  const states = model.trace(model.initial).map(({ state }) => state);
  expect(frameAt(states, -3)).toBe(0);
  expect(states[frameAt(states, 4)]!.now).toBe(4);
  expect(frameAt(states, 2 * LENGTH)).toBe(states.length - 1);
});
