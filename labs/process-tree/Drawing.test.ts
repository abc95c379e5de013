import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { described } from './Drawing';
import { EXAMPLES, model, ops } from './model';
import { pictureOf, sizeOf, type Size } from './Picture';
import { FIRST, type Op, type State } from './run';

function randomOps(seed: number): Op[] {
  const next = seeded(seed);
  const acts = ['fork', 'fork', 'fork', 'exit', 'kill', 'wait', 'wait', 'reaper', 'exec'] as const;
  return Array.from({ length: 16 }, () => ({
    act: acts[Math.floor(next() * acts.length)]!,
    pid: next() < 0.05 ? 1 : FIRST + Math.floor(next() * 5),
  }));
}

interface Drawn {
  readonly states: readonly State[];
  readonly run: Size;
}
const drawn = (list: readonly Op[]): Drawn => {
  const states = model.trace({ ops: list }).map(({ state }) => state);
  return { states, run: sizeOf(states) };
};
const DEEP = ops('f100 f101 f102 f103 f104 f105 e106 k106 w105 k106 r100 e103');
const runs = [...Object.values(EXAMPLES), DEEP, ops(''), ...[1, 2, 3, 4, 5, 6, 7, 8].map(randomOps)].map(drawn);

describe.each([296, 336, 500, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = runs.flatMap(({ states, run }) =>
      states.flatMap((state) => touchingItems(pictureOf(state, run, width))),
    );
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place within it, and has one height for all', () => {
    const heights = new Set<number>();
    for (const { states, run } of runs)
      for (const state of states) {
        const { items, height, spots = [] } = pictureOf(state, run, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Record<string, number>);
        const isIn = ({ x = NaN, y = NaN, w = NaN, h = NaN }: Partial<Record<string, number>>): boolean =>
          Math.min(x - 1, y - 1, width - 1 - x - w, height - 1 - y - h) >= -0.1 && Math.min(w, h) > 0;
        expect([...boxes, ...spots.map(({ x, y, w, h }) => ({ x, y, w, h }))].filter((box) => !isIn(box))).toEqual([]);
      }
    expect(heights.size).toBe(1);
  });

  it('has a card and a place of the table for each process, and lets no card lie on another', () => {
    for (const { states, run } of runs)
      for (const state of states) {
        const { items } = pictureOf(state, run, width);
        const count = (of: string): number => items.filter(({ id }) => id.startsWith(of)).length;
        const all = state.table.length + (state.gone ? 1 : 0);
        expect([count('card '), items.filter(({ id }) => /^entry \d+$/.test(id)).length]).toEqual([all, all]);
        const cards = items.filter(({ id }) => id.startsWith('card ')).map(({ geo }) => geo as Record<string, number>);
        const feet = cards.map(({ y = NaN, h = NaN }) => y + h);
        expect(cards.filter(({ y = NaN }, at) => at > 0 && !(y > feet[at - 1]!))).toEqual([]);
      }
  });
});

describe('the picture of a zombie', () => {
  const { states, run } = drawn(EXAMPLES['A zombie']);
  const at = (step: number) => pictureOf(states[step]!, run, 686).items;
  const find = (step: number, id: string) => at(step).find((one) => one.id === id);

  it('keeps its number and its result, and loses its memory', () => {
    expect([find(1, 'memory 101')?.text, find(1, 'result 101')]).toEqual([undefined, undefined]);
    expect(find(1, 'memory 101')).toBeDefined();
    expect(find(2, 'memory 101')).toBeUndefined();
    expect([find(2, 'pid 101')?.text, find(2, 'result 101 t')?.text]).toEqual(['101', 'status 7']);
  });

  it('does not change by kill -9, and its result goes up to the parent that waits', () => {
    expect(find(3, 'card 101')).toEqual(find(2, 'card 101'));
    expect(find(3, 'says 101')?.text).toBe('kill -9 ✗ no effect');
    expect(find(4, 'card 101')?.look).toBe('ghost');
    expect(find(4, 'result 101')!.geo['y']).toBeLessThan(find(3, 'result 101')!.geo['y']!);
  });

  it('is told in words', () => {
    expect(described(states[2]!)).toContain('101, child of 100: zombie, status 7. Results: none taken.');
    expect(described(states[4]!)).toContain('100 took status 7 of 101');
  });
});
