import { describe, expect, it } from 'vitest';

import type { GraphItem } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { described } from './Drawing';
import { degreesAt, pictureOf, ringAt } from './Picture';
import { EXAMPLES, model, type State } from './model';
import { movedTo, similarity, WORDS, type Setup } from './rules';

const next = seeded(5);
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  // All at one place, where their names have the least room.
  ...[0, 45, 90, 180, 270, 300].map((start) => ({ ...model.initial, starts: WORDS.map(() => start) })),
  ...Array.from({ length: 12 }, () => ({ ...model.initial, starts: WORDS.map(() => Math.floor(next() * 360)) })),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) => {
      const states = statesOf(setup);
      return states.flatMap((_, time) =>
        touchingItems(pictureOf(states, time, width)).map((what) => `${model.encode(setup)} ${time} ${what}`),
      );
    });
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place, and keeps its height, between steps too', () => {
    const heights = new Set<number>();
    for (const setup of setups) {
      const states = statesOf(setup);
      for (let time = 0; time <= states.length; time += 0.25) {
        const { items, height } = pictureOf(states, time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const bad = items.filter(
          ({ geo, path = '' }) => path.includes('NaN') || !Object.values(geo).every(Number.isFinite),
        );
        expect(bad).toEqual([]);
      }
    }
    expect(heights.size).toBe(1);
  });

  it('is to scale: arrows at their degrees, and similarities between the ends of their scale', () => {
    const states = statesOf(model.initial);
    states.forEach((state, time) => {
      const { items } = pictureOf(states, time, width);
      const geo = (id: string): GraphItem['geo'] => items.find((one) => one.id === id)!.geo;
      const { x, y, r } = geo('rim') as { x: number; y: number; r: number };
      for (const word of WORDS) {
        const angle = (state.arrows[word] * Math.PI) / 180;
        expect(Math.abs(geo(`arrow ${word}`)['x2']! - x - r * Math.cos(angle))).toBeLessThan(0.2);
        expect(Math.abs(y - geo(`arrow ${word}`)['y2']! - r * Math.sin(angle))).toBeLessThan(0.2);
      }
      if (state.asks) return;
      const { x1, x2 } = geo('track 0') as { x1: number; x2: number };
      const wanted = x1 + ((x2 - x1) * (similarity(state.arrows.package, state.arrows.delivery) + 1)) / 2;
      expect(Math.abs(geo('value 0')['x']! - wanted)).toBeLessThan(0.2);
    });
  });

  it('has a ring where it is dragged to, wherever that is', () => {
    for (const word of WORDS)
      for (let degrees = 0; degrees < 360; degrees += 23) {
        const setup = movedTo(model.initial, word, degrees);
        const found = degreesAt(ringAt(setup, word, width), width)!;
        expect(movedTo(model.initial, word, found)).toEqual(setup);
      }
    for (const [x, y] of [
      [-9e9, 4],
      [9e9, -9e9],
      [0, 1e9],
    ] as const)
      expect(model.decode(model.encode(movedTo(model.initial, 'cash', degreesAt({ x, y }, width)!)))).not.toBeNull();
    const { x, y } = pictureOf(statesOf(model.initial), 0, width).items[0]!.geo as { x: number; y: number };
    expect(degreesAt({ x, y }, width)).toBeNull();
  });
});

describe('the picture', () => {
  it('turns arrows on the circle between two steps', () => {
    const states = statesOf(model.initial);
    const { items } = pictureOf(states, 0.5, 686);
    const { x1, y1, x2, y2 } = items.find(({ id }) => id === 'arrow package')!.geo as Record<string, number>;
    expect((Math.atan2(y1! - y2!, x2! - x1!) * 180) / Math.PI).toBeCloseTo(20, 0);
  });

  it('is said in words', () => {
    const states = statesOf(model.initial);
    expect(described(states[0]!)).toContain('package 0°, parcel 160°');
    expect(described(states.at(-1)!)).toContain('voucher and parcel 0.97');
  });
});
