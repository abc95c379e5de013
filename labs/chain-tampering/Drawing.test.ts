import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, type Setup } from './model';
import { described, moveOf, pictureOf } from './Picture';
import { MOST_MOVES, play, TEXTS, type Move, type State } from './run';

const next = seeded(11);
const kinds = ['change', 'link', 'mine'] as const;
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  { moves: TEXTS.map((_, at): Move => ['change', at]) },
  ...Array.from({ length: 4 }, () => ({
    moves: Array.from({ length: MOST_MOVES }, (): Move => [kinds[Math.floor(next() * 3)]!, Math.floor(next() * 5)]),
  })),
];
const runs = new Map(setups.map((setup) => [setup, play(setup).map(({ state }) => state)]));
const statesOf = (setup: Setup): readonly State[] => runs.get(setup)!;
const widths = [296, 336, 560, 686, 1000];
type Box = Record<string, number>;

describe.each(widths)('the picture at %i pixels', (width) => {
  const boxesOf = (state: State): ReadonlyMap<string, Box> =>
    new Map(pictureOf(state, width).items.map(({ id, geo }) => [id, geo]));

  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      statesOf(setup).flatMap((state, at) =>
        touchingItems(pictureOf(state, width)).map((what) => `${model.encode(setup)} ${at} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place inside, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Box);
        expect(
          boxes.filter(
            ({ x, y, w, h }) => !(w! > 0 && h! >= 0 && x! >= 0 && y! >= 0 && x! + w! <= width && y! + h! <= height),
          ),
        ).toEqual([]);
      }
    expect(heights.size).toBe(1);
  });

  it('lets a block lie on the one below if it names it, with each tooth in its place, and off it if not', () => {
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const boxes = boxesOf(state);
        for (const [at, { linked }] of state.blocks.entries()) {
          if (at === 0) continue;
          const [above, below] = [boxes.get(`block ${at}`)!, boxes.get(`block ${at - 1}`)!];
          const gap = below['y']! - above['y']! - above['h']!;
          expect(gap < 4).toBe(linked);
          for (let digit = 0; digit < 7; digit++) {
            const [cut, tooth] = [boxes.get(`cut ${at} ${digit}`)!, boxes.get(`tooth ${at - 1} ${digit}`)!];
            if (linked) expect(cut['h']).toBe(tooth['h']);
            else expect(tooth['y']).toBeGreaterThanOrEqual(above['y']! + above['h']! - 0.01);
          }
        }
      }
  });
});

describe('the picture', () => {
  it('has a place to press for each move, which names it', () => {
    const { spots } = pictureOf(statesOf(EXAMPLES['Nothing yet'])[0]!, 336);
    const moves = spots!.map(({ id }) => moveOf(id));
    expect(new Set(moves.map(([kind, at]) => `${kind} ${at}`)).size).toBe(15);
    for (const move of moves) expect(model.decode(model.encode({ moves: [move] }))).toEqual({ moves: [move] });
  });

  it('counts for each block what it has cost', () => {
    for (const setup of setups)
      for (const { paid, tries } of statesOf(setup)) expect(paid.reduce((sum, one) => sum + one, 0)).toBe(tries);
  });

  it('is told in words', () => {
    const states = statesOf(EXAMPLES['Forge block 1']);
    expect(described(states[1]!)).toContain(
      'block 1, “ann pays bob 6”, has a new name 8a8f8d6, is without work; block 2, “bob pays cai 2”, has the remembered name 000d418, does not fit the one below;',
    );
    expect(described(states.at(-1)!)).toContain('has cost 9,414 tries');
  });
});
