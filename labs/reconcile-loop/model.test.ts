import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { MOST_WORKERS, type Op } from './run';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 80 }, (_, seed) => seed);
const WORDS = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 'd', 'd', 'b', 'l', 'r'];

function randomOps(seed: number, length: number): Op[] {
  const next = seeded(seed);
  return Array.from({ length }, () => ops(WORDS[Math.floor(next() * WORDS.length)]!)[0]!);
}

/** What Level must have, computed without a loop: what is wanted whenever it can see, less the deaths since. */
function expected(list: readonly Op[]): { want: number; level: number } {
  let [want, level, watching] = [0, 0, true];
  for (const op of list) {
    if (op.act === 'scale') want = op.to;
    if (op.act === 'die') level = Math.max(0, level - 1);
    if (op.act === 'break') watching = false;
    if (op.act === 'list' || op.act === 'restart') watching = true;
    if (watching) level = want;
  }
  return { want, level };
}

describe('reconcile loop', () => {
  it('counts as the program of the note does, which runs over HTTP', () => {
    const file = path.resolve(import.meta.dirname, '../../samples/kubernetes/operators/outage.go.out');
    const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
    expect(rows).toHaveLength(EXAMPLES['A broken watch'].length);
    rows.forEach((row, index) => {
      const { want, workers } = last({ ops: EXAMPLES['A broken watch'].slice(0, index + 1) }).state;
      const [wanted, edge, level] = row.split(/\s+/).slice(-3).map(Number);
      expect([want, workers.edge.length, workers.level.length]).toEqual([wanted, edge, level]);
    });
  });

  it('makes Level right whenever it can see, whatever happened before', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, 30);
      all.forEach((_, index) => {
        const done = all.slice(0, index + 1);
        const { want, workers, watching, generation, observed } = last({ ops: done }).state;
        expect({ want, level: workers.level.length }).toEqual(expected(done));
        if (watching) expect(workers.level).toEqual(Array.from({ length: want }, (__, worker) => `books-${worker}`));
        if (watching && done.at(-1)!.act === 'scale') expect(observed).toBe(generation);
      });
    }
  });

  it('makes Edge right as long as it sees every event and is not restarted', () => {
    for (const seed of seeds) {
      const { want, workers } = last({
        ops: randomOps(seed, 30).filter((op) => op.act === 'scale' || op.act === 'die'),
      }).state;
      expect(workers.edge).toHaveLength(want);
      expect(new Set(workers.edge).size).toBe(want);
    }
  });

  it('doubles the workers of Edge at a restart, and keeps the drawing small', () => {
    expect(last({ ops: ops('s3 r') }).state.workers.edge).toHaveLength(6);
    const full = last({ ops: ops('s6 r r r r r') });
    expect(full.state.workers.edge).toHaveLength(MOST_WORKERS);
    expect(model.trace({ ops: ops('s6 r r r r r') }).some((frame) => frame.text.includes('stops at'))).toBe(true);
  });

  it('leaves Edge alone with what was changed and changed back', () => {
    const { workers } = last({ ops: EXAMPLES['From 3 to 6 and back'] }).state;
    expect([workers.edge.length, workers.level.length]).toEqual([3, 3]);
  });

  it('makes no event of the same wish', () => {
    expect(model.trace({ ops: ops('s3 s3') })).toHaveLength(model.trace({ ops: ops('s3') }).length + 1);
    expect(last({ ops: ops('s3 s3') }).state.generation).toBe(last({ ops: ops('s3') }).state.generation);
  });

  it('says when it takes no more', () => {
    expect(last({ ops: randomOps(1, MOST_OPS) }).text).toContain(`at most ${MOST_OPS}`);
  });

  it('starts before the list comes back, and knows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.watching, state.want, state.workers.edge.length, state.workers.level.length]).toEqual([
      false,
      2,
      4,
      4,
    ]);
    expect(prediction.choices[prediction.right]).toBe('Edge 1, Level 2');
  });
});
