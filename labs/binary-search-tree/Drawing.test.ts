import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { comparedWith, freeKey, HEIGHT, keyAt, layoutOf, pictureOf, runOf, type Run } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';
import { MOST_NODES, type Op, type State } from './run';
import { keysOf, pathTo } from './tree';

/** Any keys, and many of them: up to the most that the figure takes. */
function random(seed: number): Setup {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'insert', 'delete', 'find'] as const;
  const few = Array.from({ length: 16 }, () => Math.floor(next() * 100));
  const key = (): number => (seed % 3 === 0 ? Math.floor(next() * 100) : few[Math.floor(next() * 16)]!);
  const op = () => ({ act: acts[Math.floor(next() * acts.length)]!, key: key() });
  return { kind: seed % 2 ? 'plain' : 'avl', ops: Array.from({ length: 60 }, op) };
}
const most = Array.from({ length: MOST_NODES + 1 }, (_, key): Op => ({ act: 'insert', key: 99 - 3 * key }));
const setups: Setup[] = [
  ...(['plain', 'avl'] as const).flatMap((kind) => Object.values(EXAMPLES).map((ops) => ({ kind, ops }))),
  ...(['plain', 'avl'] as const).map((kind): Setup => ({ kind, ops: [...most, { act: 'find', key: 0 }] })),
  { kind: 'plain', ops: [] },
  { kind: 'avl', ops: [{ act: 'find', key: 5 }] },
  ...[1, 2, 3, 4, 5, 6].map(random),
];
const hand = { key: 42, at: null };

interface Moment {
  readonly state: State;
  readonly before: State | null;
  readonly run: Run;
}
const runs = setups.map((setup): Moment[] => {
  const states = model.trace(setup).map(({ state }) => state);
  return states.map((state, at) => ({ state, before: states[at - 1] ?? null, run: runOf(setup) }));
});
const all = runs.flat();

describe.each([296, 336, 500, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = all.flatMap(({ state, before, run }) => touchingItems(pictureOf(state, before, run, width, hand)));
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name, and each key a place of its own', () => {
    for (const { state, before, run } of all) {
      const { items } = pictureOf(state, before, run, width, hand);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const { nodes, r } = layoutOf(state, run, width);
      const places = [...nodes.entries()];
      const over = places.flatMap(([key, one], at) =>
        places
          .slice(at + 1)
          .filter(([, other]) => Math.hypot(one.x - other.x, one.y - other.y) <= 2 * r)
          .map(([other]) => `${key} over ${other}`),
      );
      expect(over).toEqual([]);
    }
  });

  it('moves a key up or down, and never to the side', () => {
    for (const { state, before, run } of all) {
      if (before === null || run.columns === null) continue;
      const [now, then] = [layoutOf(state, run, width).nodes, layoutOf(before, run, width).nodes];
      for (const [key, { x }] of now) if (then.has(key)) expect(x).toBe(then.get(key)!.x);
    }
  });
});

describe('the picture', () => {
  it('shows as many comparisons as were made', () => {
    for (const { state } of all) {
      const { mark } = state.cursor ?? {};
      const way = comparedWith(state);
      if (mark === 'absent' || mark === 'found') expect(way.length).toBe(state.comparisons);
      if (mark === 'look' && way.length > 0) expect(way.length).toBe(state.comparisons);
    }
  });

  it('has one scale with and without rotations, so that the levels that they save are seen', () => {
    const ops = EXAMPLES['Sorted keys'];
    const [plain, avl] = [runOf({ kind: 'plain', ops }), runOf({ kind: 'avl', ops })];
    expect(plain).toEqual(avl);
    expect(plain.deepest).toBe(6);
  });
});

describe('a new key', () => {
  it('is free, and lies between the two keys over which it is dropped', () => {
    for (const { state, run } of all.filter((_, index) => index % 3 === 0)) {
      const { nodes } = layoutOf(state, run, 686);
      const xs = [...nodes.values()].map(({ x }) => x).sort((a, b) => a - b);
      const keys = keysOf(state.tree);
      xs.forEach((x, index) => {
        const key = keyAt(state, run, 686, { x: x + 1, y: 90 });
        if (key === null) return;
        expect(keys).not.toContain(key);
        expect(key).toBeGreaterThan(keys[index]!);
        if (index + 1 < keys.length) expect(key).toBeLessThan(keys[index + 1]!);
        expect(pathTo(state.tree, key).length).toBeGreaterThan(0);
      });
    }
  });

  it('is never one that is there, and is 14 between 12 and 16, as in the note', () => {
    const [run, state] = [runOf(model.initial), model.trace(model.initial)[model.startAt]!.state];
    const { x } = layoutOf(state, run, 336);
    expect(keyAt(state, run, 336, { x: (x(12) + x(16)) / 2, y: 200 })).toBe(14);
    expect(freeKey(state, 6, 1)).toBe(7);
    expect(keyAt(state, run, 336, { x: x(20) + 9, y: 200 })).toBe(30);
  });

  it('stays in the picture when it is dragged out of it', () => {
    const { state, run } = all.at(-1)!;
    for (const at of [
      { x: -900, y: -900 },
      { x: 9000, y: HEIGHT * 9 },
    ]) {
      const key = keyAt(state, run, 336, at);
      expect(key === null || (key >= 0 && key <= 99)).toBe(true);
      expect(touchingItems(pictureOf(state, null, run, 336, { key, at: { x: 100, y: 100 } }))).toBeDefined();
    }
  });
});
