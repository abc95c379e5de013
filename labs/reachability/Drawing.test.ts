import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { described } from './Drawing';
import type { State } from './heap';
import { model, RUNS, type Setup } from './model';
import { pictureOf } from './Picture';
import { SCENES, scenes } from './scenes';

const next = seeded(7);
const runOf = (scene: Setup['scene']): string => {
  const letters = ['g', 'm', 'q', ...scenes[scene].variables.map((_, index) => String(index))];
  return Array.from({ length: 12 }, () => letters[Math.floor(next() * letters.length)]).join('');
};
const setups: Setup[] = SCENES.flatMap((scene) => [
  { scene, ops: RUNS[scene] },
  ...Array.from({ length: 5 }, () => ({ scene, ops: runOf(scene) })),
]);
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);
const states = setups.flatMap(statesOf);
const inBoxes = statesOf(model.initial);

describe.each([296, 336, 500, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = states.flatMap((state) => touchingItems(pictureOf(state, width)));
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a finite place within it, and has one height for all', () => {
    const heights = new Set<number>();
    for (const state of states) {
      const { items, height, spots = [] } = pictureOf(state, width);
      heights.add(height);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(items.filter(({ path }) => path?.includes('NaN'))).toEqual([]);
      const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Record<string, number>);
      const isIn = ({ x = NaN, y = NaN, w = NaN, h = NaN }: Partial<Record<string, number>>): boolean =>
        Math.min(x - 1, y - 1, width - 1 - x - w, height - 1 - y - h) >= -0.1 && Math.min(w, h) > 0;
      expect([...boxes, ...spots.map(({ x, y, w, h }) => ({ x, y, w, h }))].filter((box) => !isIn(box))).toEqual([]);
    }
    expect(heights.size).toBe(1);
  });

  it('has an arrow for each reference, and dashes on those of boxes alone', () => {
    for (const state of states) {
      const { items } = pictureOf(state, width);
      const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
      const wrong = state.edges.filter(
        ({ from, to, strength }) => kinds.get(`${from} to ${to}`) !== (strength === 'strong' ? 'trail' : 'path'),
      );
      expect(wrong).toEqual([]);
      const arrows = items.filter(({ id }) => / to [^ ]*( [A-Z])?$/.test(id));
      expect(arrows).toHaveLength(state.edges.length + state.lost.length);
    }
  });
});

describe('the picture of the four boxes', () => {
  const saysAt = (at: number, object: string): string =>
    pictureOf(inBoxes.at(at)!, 686).items.find(({ id }) => id === `${object} says`)!.text!;

  it('says which way keeps an array, and why one is freed', () => {
    expect(saysAt(0, 'array S')).toBe('only a soft arrow');
    expect(saysAt(1, 'array W')).toBe('not reached by solid arrows');
    expect(saysAt(2, 'array S')).toBe('kept: memory is not short');
    expect(saysAt(model.startAt, 'array W')).toBe('freed: only a weak arrow led here');
    expect(saysAt(-3, 'array S')).toBe('not kept: memory is short');
    expect(saysAt(-1, 'array B')).toBe('kept: a solid arrow');
  });

  it('lets an emptied box come into the queue out of its place in the heap', () => {
    const { items } = pictureOf(inBoxes[3]!, 686);
    const [box, queued] = ['box W', 'queued box W'].map((name) => items.find(({ id }) => id === name)!);
    expect(queued!.from).toMatchObject({ y: expect.closeTo(box!.geo['y']!, 0) });
    expect(queued!.geo['y']).toBeGreaterThan(box!.geo['y']!);
  });

  it('is told in words', () => {
    expect(described(inBoxes.at(-1)!)).toContain('array S: taken');
    expect(described(inBoxes[0]!)).toContain('box S: strongly, leads to array S (soft)');
    expect(described(inBoxes.at(-1)!)).toContain('In the queue: box W, box P, box S.');
  });
});
