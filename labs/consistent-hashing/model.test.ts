import { describe, expect, it } from 'vitest';

import { seeded } from '../../lib/seeded';
import { EACH, model, MOST_OPS, prediction, type Setup } from './model';
import { hash, NAMES, place, pointsOf } from './ring';
import { KEYS, loads, movedOf, type Op } from './run';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const ops = Array.from({ length: MOST_OPS - 1 }, (): Op => (next() < 0.5 ? 'add' : 'remove'));
  return { way: next() < 0.5 ? 'ring' : 'modulo', each: EACH[Math.floor(next() * EACH.length)]!, ops, turn: seed * 9 };
}

/** The rule word for word: walk from the hash until a point is met. */
function walk(key: string, servers: readonly string[], each: number, turn: number): string {
  const points = pointsOf(servers, each, turn);
  const distance = (at: number) => (at - hash(key) + 2 ** 32) % 2 ** 32;
  return points.reduce((a, b) => (distance(a.at) <= distance(b.at) ? a : b)).server;
}

describe('keys on servers', () => {
  it('are where a walk round the ring would find them', () => {
    for (const [index, each] of EACH.entries())
      for (const count of [1, 2, 5]) {
        const [servers, turn] = [NAMES.slice(0, count), index * 119];
        expect(place(KEYS, servers, 'ring', each, turn)).toEqual(KEYS.map((key) => walk(key, servers, each, turn)));
      }
  });

  it('move on a ring to the server that comes, or from the one that goes, and no others', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ ...randomSetup(seed), way: 'ring' })) {
        const { moved, with: touching } = movedOf(state, state.changed);
        expect(touching).toBe(moved);
      }
  });

  it('all have a server that is there, once the keys are placed', () => {
    for (const seed of seeds) {
      const { state, text } = last(randomSetup(seed));
      if (text.includes('Which customers')) continue;
      expect(loads(state).reduce((sum, count) => sum + count, 0)).toBe(KEYS.length);
    }
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

  it('gives the same trace for the same setup, and a longer one begins with the shorter', () => {
    const setup = randomSetup(3);
    const long = model.trace(setup);
    const short = model.trace({ ...setup, ops: setup.ops.slice(0, 8) });
    expect(model.trace(setup)).toEqual(long);
    expect(long.slice(0, short.length)).toEqual(short);
    expect(JSON.parse(JSON.stringify(long))).toEqual(long);
  });

  it('reads back what it writes and refuses the rest', () => {
    for (const seed of seeds) expect(model.decode(model.encode(randomSetup(seed)))).toEqual(randomSetup(seed));
    for (const text of ['', 'm1', 'x1.', 'm2.', 'm01.a', 'm1.ab', 'r1.<b>', 'constructor', `m1.${'a'.repeat(21)}`])
      expect(model.decode(text)).toBeNull();
  });

  it('starts before the keys move, and knows how many will', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect(state.changed).toBe('eva');
    expect(state.now).toEqual(state.before);
    expect(prediction.choices[prediction.right]).toBe(
      String(movedOf(last({ ...model.initial, ops: ['add'] }).state, null).moved),
    );
    expect(new Set(prediction.choices).size).toBe(3);
  });
});
