import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, prediction, type Setup } from './model';
import { measure, RANGE, type Op } from './run';
import { keysOf, leavesOf, levels, ROOM, type Page, type Split } from './tree';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const SPLITS: readonly Split[] = ['half', 'right'];

function randomOps(seed: number, count = 45): Op[] {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'insert', 'find', 'range'] as const;
  return Array.from({ length: count }, () => ({ act: acts[Math.floor(next() * 5)]!, key: Math.floor(next() * 100) }));
}

function depths(page: Page, depth = 0): number[] {
  return page.children === null ? [depth] : page.children.flatMap((child) => depths(child, depth + 1));
}

describe.each(SPLITS)('B+ tree, split %s', (split) => {
  it('answers as a sorted set would, after every operation', () => {
    for (const seed of seeds) {
      const set = new Set<number>();
      const all = randomOps(seed);
      all.forEach((op, index) => {
        const { state, text } = last({ split, ops: all.slice(0, index + 1) });
        const sorted = [...set].sort((a, b) => a - b);
        if (op.act === 'find') expect(state.cursor!.mark).toBe(set.has(op.key) ? 'found' : 'absent');
        if (op.act === 'range') {
          const inside = sorted.filter((key) => key >= op.key && key <= op.key + RANGE);
          expect(text).toContain(`${inside.length} keys, in order: ${inside.join(' ') || 'none'}.`);
        }
        if (op.act === 'insert') set.add(op.key);
        expect(keysOf(state.root)).toEqual([...set].sort((a, b) => a - b));
      });
    }
  });

  it('has all leaves at one depth, and no page with more than its room, in the last frame of each operation', () => {
    for (const seed of seeds) {
      const all = randomOps(seed);
      all.forEach((_, index) => {
        const { root } = last({ split, ops: all.slice(0, index + 1) }).state;
        expect(new Set(depths(root)).size).toBe(1);
        for (const page of levels(root).flat()) {
          expect(page.keys.length).toBeLessThanOrEqual(ROOM);
          if (page.children) expect(page.children.length).toBe(page.keys.length);
        }
      });
    }
  });

  it('reads one page a level to find a key', () => {
    for (const seed of seeds) {
      const { state } = last({ split, ops: [...randomOps(seed), { act: 'find', key: 50 }] });
      expect(measure(state).read).toBe(levels(state.root).length);
    }
  });
});

describe('the splits', () => {
  const fullness = (split: Split, name: keyof typeof EXAMPLES) => measure(last({ split, ops: EXAMPLES[name] }).state);

  it('keep leaves at least half full when they are always in halves', () => {
    for (const seed of seeds) {
      const leaves = leavesOf(last({ split: 'half', ops: randomOps(seed) }).state.root);
      if (leaves.length > 1) for (const leaf of leaves) expect(leaf.keys.length).toBeGreaterThanOrEqual(ROOM / 2);
    }
  });

  it('leave full leaves behind ordered keys at the right end alone', () => {
    expect(fullness('right', 'Ordered keys').full).toBe(1);
    expect(fullness('half', 'Ordered keys').full).toBeLessThan(0.6);
    expect(fullness('right', 'The same, shuffled').full).toBeLessThan(1);
  });
});

describe('the model', () => {
  it('starts with a full leaf under a full root, and knows what the split takes', () => {
    const { root } = model.trace(model.initial)[model.startAt]!.state;
    expect(root.keys.length).toBe(ROOM);
    expect(leavesOf(root).at(-1)!.keys.length).toBe(ROOM);
    expect(prediction.choices[prediction.right]).toBe('3');
  });
});
