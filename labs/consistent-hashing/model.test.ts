import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EACH, model, MOST_OPS, prediction, goingOn, turnedTo, type Setup } from './model';
import { hash, NAMES, place, pointsOf, spotOf, type Turns } from './ring';
import { CELLS, KEYS, loads, movedBetween, serversOf, type Op } from './run';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const start = (each: number): Setup => ({ each, ops: ['add'], turns: {} });

function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const some = <Value>(of: readonly Value[]): Value => of[Math.floor(next() * of.length)]!;
  const ops = Array.from({ length: MOST_OPS - 1 }, (): Op => some(['add', 'add', 'remove', ...NAMES]));
  const turns = Object.fromEntries(
    NAMES.flatMap((name) => (next() < 0.3 ? [[name, 1 + Math.floor(next() * 359)]] : [])),
  );
  return { each: some(EACH), ops, turns };
}

/** The rule word for word: walk from the hash until a point is met. */
function walk(key: string, servers: readonly string[], each: number, turns: Turns): string {
  const points = pointsOf(servers, each, turns);
  const distance = (at: number) => (at - hash(key) + 2 ** 32) % 2 ** 32;
  return points.reduce((a, b) => (distance(a.at) <= distance(b.at) ? a : b)).server;
}

describe('keys on servers', () => {
  it('are where a walk round the ring would find them', () => {
    for (const [index, each] of EACH.entries())
      for (const count of [1, 2, 5]) {
        const [servers, turns] = [NAMES.slice(0, count), { eva: index * 119, bob: 40 }];
        expect(place(KEYS, servers, 'ring', each, turns)).toEqual(KEYS.map((key) => walk(key, servers, each, turns)));
      }
  });

  it('lie in the pile of the server that the rule names, each in one, unless they are to move in the next step', () => {
    for (const seed of seeds)
      for (const { state } of model.trace(randomSetup(seed)))
        for (const way of ['modulo', 'ring'] as const) {
          expect(
            Object.values(state.piles[way])
              .flat()
              .sort((a, b) => a - b),
          ).toEqual([...KEYS.keys()]);
          if (state.changed === null || state.before) {
            expect(serversOf(state.piles[way])).toEqual(state.target[way]);
            expect(loads(state, way).reduce((sum, count) => sum + count, 0)).toBe(KEYS.length);
          }
        }
  });

  it('move on a ring to the server that comes, or from the one that goes, and no others', () => {
    for (const seed of seeds)
      for (const { state } of model.trace(randomSetup(seed))) {
        if (!state.before) continue;
        const { moved, with: touching } = movedBetween(state.before.ring, state.piles.ring, state.changed);
        expect(touching).toBe(moved);
      }
  });

  it('that stay keep their order in the pile', () => {
    for (const seed of seeds)
      for (const { state } of model.trace(randomSetup(seed))) {
        if (!state.before) continue;
        for (const [server, keys] of Object.entries(state.piles.modulo)) {
          const stayed = (state.before.modulo[server] ?? []).filter((key) => keys.includes(key));
          expect(keys.slice(0, stayed.length)).toEqual(stayed);
        }
      }
  });

  it('have by the remainder the server that the cell of 60 has in the picture', () => {
    for (let n = 1; n <= NAMES.length; n++) for (const key of KEYS) expect((hash(key) % CELLS) % n).toBe(hash(key) % n);
  });

  it('move in the numbers that the note tells', () => {
    const movedBy = (way: 'modulo' | 'ring', each: number) => {
      const { before, piles } = last(start(each)).state;
      return movedBetween(before![way], piles[way], 'eva');
    };
    expect(movedBy('modulo', 1)).toEqual({ moved: 51, with: 15 });
    expect(EACH.map((each) => movedBy('ring', each).moved)).toEqual([8, 11, 15, 11]);
    expect(last(start(1)).state.average).toEqual({ modulo: 48, ring: 12 });
  });

  it('move in the expected numbers when 4,000 keys get a fifth server', () => {
    const keys = Array.from({ length: 4000 }, (_, n) => `user-${n}`);
    const moved = (way: 'modulo' | 'ring', each: number) => {
      const before = place(keys, NAMES.slice(0, 4), way, each);
      return place(keys, NAMES.slice(0, 5), way, each).filter((server, index) => server !== before[index]).length;
    };
    expect([moved('modulo', 1), moved('ring', 1), moved('ring', 10), moved('ring', 200)]).toEqual([
      3226, 575, 966, 780,
    ]);
  });

  it('says each step in at most 125 letters', () => {
    for (const seed of seeds)
      for (const { text } of model.trace(randomSetup(seed))) expect(text.length, text).toBeLessThanOrEqual(125);
  });
});

describe('a setup', () => {
  it('starts before the keys move, and knows how many will', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect(state.changed).toBe('eva');
    expect(state.before).toBeNull();
    expect(prediction.choices[prediction.right]).toBe('51');
    expect(new Set(prediction.choices).size).toBe(3);
  });

  it('has a server where it is dragged to, as near as whole degrees allow', () => {
    for (const degrees of [0, 17, 200, -40, 719.6]) {
      const { turns } = turnedTo(start(1), 'bob', degrees);
      const at = (spotOf('bob', 0, turns) / 2 ** 32) * 360;
      expect(Math.abs(((at - degrees + 540 + 720) % 360) - 180)).toBeLessThan(0.51);
    }
  });

  it('goes on after what has happened and forgets what was to come, and holds no more operations than fit', () => {
    expect(goingOn({ ...start(1), ops: ['add', 'remove'] }, 1, 'bob').ops).toEqual(['add', 'bob']);
    const full = { ...start(1), ops: Array<Op>(MOST_OPS).fill('add') };
    expect(goingOn(full, MOST_OPS, 'bob').ops).toHaveLength(MOST_OPS);
  });

  it('says when a server is not there, when the last one stays, and when no more fit', () => {
    const text = (...ops: Op[]) => last({ ...start(1), ops }).text;
    expect(text('fay')).toBe('fay is not there.');
    expect(text('remove', 'remove', 'remove', 'ada')).toBe('The last server stays.');
    expect(text('add', 'add', 'add')).toBe('No more servers fit into this figure.');
  });
});
