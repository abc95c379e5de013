import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { levelsOf, type Level } from './heap';
import { model, MOST_OPS, prediction, type Setup } from './model';
import { SCENES, scenes, type Edge, type Strength } from './scenes';

const RANK: Record<Level, number> = { strong: 0, soft: 1, weak: 2, phantom: 3, none: 4 };
const BY_RANK: readonly Level[] = ['strong', 'soft', 'weak', 'phantom', 'none'];

/** The definition by ways: a way is as weak as its weakest reference, an object as strong as its strongest way. */
function byWays(roots: readonly string[], objects: readonly string[], edges: readonly Edge[]): Record<string, Level> {
  const best = new Map<string, number>();
  const walk = (at: string, weakest: number, seen: readonly string[]): void => {
    best.set(at, Math.min(best.get(at) ?? 4, weakest));
    for (const { from, to, strength } of edges)
      if (from === at && !seen.includes(to)) walk(to, Math.max(weakest, RANK[strength]), [...seen, to]);
  };
  for (const root of roots) walk(root, 0, [root]);
  return Object.fromEntries(objects.map((object) => [object, BY_RANK[best.get(object) ?? 4]!]));
}

const recorded = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../samples/java/references', `${file}.out`), 'utf8');

const last = (scene: Setup['scene'], ops: string) => model.trace({ scene, ops }).at(-1)!.state;

function randomOps(seed: number): Setup {
  const next = seeded(seed);
  const scene = SCENES[Math.floor(next() * SCENES.length)]!;
  const letters = ['g', 'm', 'q', ...scenes[scene].variables.map((_, index) => String(index))];
  const ops = Array.from({ length: Math.floor(next() * 12) }, () => letters[Math.floor(next() * letters.length)]);
  return { scene, ops: ops.join('') };
}
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('levels of reachability', () => {
  it('are those of the ways, on random heaps', () => {
    for (const seed of seeds) {
      const next = seeded(seed);
      const objects = ['a', 'b', 'c', 'd', 'e', 'f'];
      const from = [...objects, 'x', 'y'];
      const edges = Array.from({ length: 9 }, (): Edge => ({
        from: from[Math.floor(next() * from.length)]!,
        to: objects[Math.floor(next() * objects.length)]!,
        strength: BY_RANK[Math.floor(next() * 4)] as Strength,
      }));
      expect(levelsOf(['x', 'y'], objects, edges)).toEqual(byWays(['x', 'y'], objects, edges));
    }
  });
});

describe('a collection', () => {
  it('keeps what the level before it says, and leaves no reference to what it takes', () => {
    for (const seed of seeds) {
      const { scene, ops } = randomOps(seed);
      const before = last(scene, ops);
      for (const short of [false, true]) {
        const after = last(scene, ops + (short ? 'm' : 'g'));
        const levels = byWays([...before.variables, ...before.queue], before.objects, before.edges);
        const most = short ? 0 : 1;
        expect(after.objects).toEqual(before.objects.filter((object) => RANK[levels[object]!] <= most));
        for (const { to } of after.edges) expect(after.objects).toContain(to);
        for (const box of after.queue) expect(after.objects).toContain(box);
      }
    }
  });

  it('queues a box exactly when it is kept and its object is not', () => {
    for (const seed of seeds) {
      const { scene, ops } = randomOps(seed);
      const before = last(scene, ops);
      const after = last(scene, `${ops}g`);
      const due = before.edges.filter(
        ({ from, to, strength }) =>
          strength !== 'strong' && after.objects.includes(from) && !after.objects.includes(to),
      );
      expect([...after.queue].sort()).toEqual([...before.queue, ...due.map(({ from }) => from)].sort());
    }
  });
});

describe('the scenes of the samples', () => {
  it('are those of Strengths.java', () => {
    const kinds = { 'box S': 'soft', 'box W': 'weak', 'box P': 'phantom', 'box B': 'both' } as Record<string, string>;
    const names = (queue: readonly string[]) =>
      `[${queue
        .map((box) => kinds[box])
        .sort()
        .join(', ')}]`;
    const first = last('boxes', 'g').queue;
    const text = recorded('Strengths.java');
    expect(text).toContain(`after a collection, in the queue: ${names(first)}`);
    expect(text).toContain(`after memory was short, in the queue: ${names(last('boxes', 'gqm').queue)}`);
  });

  it('are those of WeakKeys.java and Cleaners.java', () => {
    const left = (scene: 'holds' | 'knows') => (last(scene, '1gq').objects.includes('dog') ? 1000 : 0);
    expect(recorded('WeakKeys.java')).toMatch(new RegExp(`refers to its key: ${left('holds')}\n`));
    expect(recorded('WeakKeys.java')).toMatch(new RegExp(`is a text: ${left('knows')}\n`));
    expect(last('captures', '1gq').objects).toContain('camera');
    expect(last('record', '1gqg').objects).toEqual(['list']);
    expect(recorded('Cleaners.java')).toContain('gate off');
  });

  it('never queue a box that is itself unreachable', () => {
    expect(last('page', '1m').queue).toEqual(['box S', 'box L']);
    expect(last('page', '12m').queue).toEqual(['box S']);
  });
});

describe('the run', () => {
  it('starts before the collection that answers its question', () => {
    expect(model.trace(model.initial)[model.startAt]!.text).toMatch(/^The end of the collection/);
    expect(prediction.choices[prediction.right]).toBe('array B');
  });

  it('says when it takes no more operations', () => {
    expect(model.trace({ scene: 'boxes', ops: 'g'.repeat(MOST_OPS) }).at(-1)!.text).toContain('at most 16 operations');
  });
});
