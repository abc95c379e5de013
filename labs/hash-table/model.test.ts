import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { measure, MOST_SLOTS, type Op } from './run';
import { keysOf } from './table';

/** A run that stays small enough for the table, so that every operation takes effect. */
function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'find', 'delete'] as const;
  return Array.from({ length: count }, () => ({ act: acts[Math.floor(next() * 4)]!, key: Math.floor(next() * 22) }));
}

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe.each(['chaining', 'probing'] as const)('hash table with %s', (strategy) => {
  it('answers as a set would, after every operation', () => {
    for (const seed of seeds) {
      const set = new Set<number>();
      const all = randomOps(seed, 50);
      all.forEach((op, index) => {
        const { state } = last({ strategy, ops: all.slice(0, index + 1) });
        const expected = set.has(op.key) ? 'found' : 'absent';
        if (op.act === 'find') expect(state.cursor!.mark).toBe(expected);
        if (op.act === 'insert') set.add(op.key);
        if (op.act === 'delete') set.delete(op.key);
        expect(keysOf(state.slots).sort((a, b) => a - b)).toEqual([...set].sort((a, b) => a - b));
      });
    }
  });

  it('keeps every key reachable, and room to stop: never more than three quarters used', () => {
    for (const seed of seeds) {
      const { state } = last({ strategy, ops: randomOps(seed, 60) });
      const { lost, size, tombstones, capacity } = measure(state);
      expect(lost).toBe(0);
      expect(size + tombstones).toBeLessThanOrEqual(capacity * 0.75);
    }
  });

  it('moves every key once when it grows', () => {
    const frames = model.trace({ strategy, ops: EXAMPLES.Grow });
    const start = frames.findIndex((frame) => frame.state.slots.length === 16);
    const waiting = frames.slice(start, start + 7).map(({ state }) => keysOf(state.old!).length);
    expect(waiting).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(frames.at(-1)!.state.old).toBeNull();
    expect(measure(frames.at(-1)!.state)).toMatchObject({ capacity: 16, size: 7, lost: 0 });
  });

  it('looks at what it says, slot by slot, and ends where the key is or would be', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ strategy, ops: randomOps(seed, 40) })) {
        const { path, outcome, op, cursor } = state;
        if (outcome === null || outcome === 'refused') continue;
        const end = path.at(-1)!;
        expect(path[0]!.slot).toBe(op!.key % state.slots.length);
        expect(['equal', 'end']).toContain(end.sees);
        if (outcome === 'found') expect(cursor).toMatchObject({ slot: end.slot, entry: end.entry });
        if (strategy === 'chaining') expect(new Set(path.map(({ slot }) => slot)).size).toBe(1);
      }
  });

  it('stops at the largest table instead of growing without end', () => {
    const many = Array.from({ length: 40 }, (_, key) => ({ act: 'insert', key }) as const);
    expect(measure(last({ strategy, ops: many }).state)).toMatchObject({ capacity: MOST_SLOTS, size: 24 });
    expect(last({ strategy, ops: many }).text).toContain('stops here');
  });
});

describe('hash table', () => {
  it('cleans tombstones without growing when few keys are left', () => {
    const churn = Array.from({ length: 6 }, (_, key) => ops(`i${key} d${key}`)).flat();
    const { state } = last({ strategy: 'probing', ops: [...churn, ...ops('i6')] });
    expect(measure(state)).toMatchObject({ capacity: 8, size: 1, tombstones: 0 });
  });

  it('loses a key when deletion empties a slot inside a run', () => {
    const setup = { strategy: 'erasing', ops: EXAMPLES['Remove, then look up'] } as const;
    expect(last(setup).state.cursor!.mark).toBe('absent');
    expect(measure(last(setup).state).lost).toBe(1);
  });

  it('ends every trace, even where erasing has left duplicates behind', () => {
    for (const seed of seeds)
      expect(model.trace({ strategy: 'erasing', ops: randomOps(seed, 60) }).length).toBeGreaterThan(60);
  });

  it('costs one look more for each key in the same chain', () => {
    const collide = { strategy: 'chaining', ops: EXAMPLES['All keys collide'] } as const;
    expect(last(collide).state.looks).toBe(5);
    expect(measure(last(collide).state).meanLooks).toBe((1 + 2 + 3 + 4 + 5) / 5);
  });

  it('says when it takes no more operations', () => {
    expect(last({ strategy: 'probing', ops: randomOps(1, MOST_OPS - 1) }).text).not.toContain('at most');
    expect(last({ strategy: 'probing', ops: randomOps(1, MOST_OPS) }).text).toContain('at most 60 operations');
  });

  it('starts right after the deletion, before the search, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.cursor).toEqual({ slot: 4, entry: 0, mark: 'removed' });
    expect(prediction.choices[prediction.right]).toBe('Not found');
  });
});
