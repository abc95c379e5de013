import { describe, expect, it } from 'vitest';

import type { GraphPicture } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { pictureOf } from './Drawing';
import { EXAMPLES, model, MOST } from './model';
import { CALLS, pins, WAITING, type Setup, type State } from './run';

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const KINDS: readonly Pick<Setup, 'kind' | 'way'>[] = [
  ...Object.values(EXAMPLES),
  { kind: 'platform', way: 'initialisation' },
];
const setups: Setup[] = KINDS.flatMap((kind) =>
  upTo(MOST.carriers).flatMap((carriers) =>
    [4, MOST.tasks].flatMap((tasks) => [1, MOST.wait].map((wait) => ({ ...kind, carriers, tasks, wait }))),
  ),
);

interface Shown {
  readonly name: string;
  readonly setup: Setup;
  readonly state: State;
  readonly picture: GraphPicture;
}

const shownAt = (width: number): Shown[] =>
  setups.flatMap((setup) => {
    const states = model.trace(setup).map(({ state }) => state);
    return states.map((state, at) => ({
      name: `${model.encode(setup)}~${at}`,
      setup,
      state,
      picture: pictureOf(setup, [states[Math.max(0, at - 1)]!, state], width),
    }));
  });

describe.each([296, 336, 686])('the picture at %i pixels', (width) => {
  const all = shownAt(width);

  it('has labels that touch no other, and none that leaves it', () => {
    const found = all.flatMap(({ name, picture }) => touchingItems(picture).map((one) => `${name}: ${one}`));
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('gives each thing one name, keeps its height, and has every place inside of it', () => {
    const heights = new Map<string, number>();
    for (const { setup, name, picture } of all) {
      const { items, height } = picture;
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      const key = model.encode(setup);
      expect(height, name).toBe(heights.get(key) ?? height);
      heights.set(key, height);
      for (const { id, kind, geo } of items) {
        if (kind !== 'rect') continue;
        const { x = 0, y = 0, w = 0, h = 0 } = geo;
        const isInside = x >= 0 && y >= 0 && w >= 0 && x + w <= width && y + h <= height;
        expect(isInside, `${name} ${id}`).toBe(true);
      }
    }
  });
});

describe('the picture', () => {
  const all = shownAt(336);
  const has = ({ items }: GraphPicture, id: string): boolean => items.some((item) => item.id === id);

  it('shows each thread once, and on its stack the calls that it has not left', () => {
    for (const { name, setup, state, picture } of all)
      state.tasks.forEach(({ phase, waited, on }, index) => {
        expect(has(picture, `${index} tag`), name).toBe(true);
        const isDeep = phase === 'waits' || (phase === 'ready' && waited);
        const deep = isDeep ? CALLS.length + WAITING[setup.way].length : on === null ? 0 : CALLS.length;
        const frames = picture.items.filter(({ id }) => id.startsWith(`${index} frame `));
        expect(frames, name).toHaveLength(phase === 'ended' ? 0 : deep);
      });
  });

  it('clamps a stack to its carrier where a waiting thread cannot leave it, and else draws the way to the heap', () => {
    for (const { name, setup, state, picture } of all)
      state.tasks.forEach(({ phase }, index) => {
        expect(has(picture, `${index} clamp 0`), name).toBe(phase === 'waits' && pins(setup));
        const leaves = state.moves.some(({ task, did }) => task === index && did === 'unmounts');
        expect(has(picture, `way ${state.now} ${index} unmounts`), name).toBe(leaves);
      });
  });

  it('draws the time on carriers to scale', () => {
    for (const { name, setup, state, picture } of all) {
      if (state.ended < setup.tasks) continue;
      const row = picture.items.find(({ id }) => id === 'own row 0')!.geo['w']!;
      const bars = picture.items.filter(({ id, kind }) => kind === 'rect' && /^own \d+ \d+$/.test(id));
      const drawn = bars.reduce((sum, { geo }) => sum + geo['w']! + 1, 0) / (row / state.now);
      expect(drawn, name).toBeCloseTo(setup.tasks * (2 + (pins(setup) ? setup.wait : 0)), 0);
    }
  });
});
