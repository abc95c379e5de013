import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, prediction, type Setup } from './model';
import { measure, MOST_NODES, type Op } from './run';
import { balance, height, inWords, keysOf, places, type Tree } from './tree';

/** Keys from so small a range that the tree never overflows. */
function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'delete', 'find'] as const;
  return Array.from({ length: count }, () => ({
    act: acts[Math.floor(next() * 4)]!,
    key: Math.floor(next() * MOST_NODES),
  }));
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const last = (setup: Setup) => model.trace(setup).at(-1)!;

function everyNode(tree: Tree, check: (node: NonNullable<Tree>) => void): void {
  if (tree === null) return;
  check(tree);
  everyNode(tree.left, check);
  everyNode(tree.right, check);
}

describe.each(['plain', 'avl'] as const)('%s search tree', (kind) => {
  it('answers as a set would, and stays in order in every frame', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, 50);
      const set = new Set<number>();
      all.forEach((op, index) => {
        const { state } = last({ kind, ops: all.slice(0, index + 1) });
        if (op.act === 'find') expect(state.cursor?.mark === 'found').toBe(set.has(op.key));
        if (op.act === 'insert') set.add(op.key);
        if (op.act === 'delete') set.delete(op.key);
        expect(keysOf(state.tree)).toEqual([...set].sort((a, b) => a - b));
      });
      for (const { state } of model.trace({ kind, ops: all })) {
        const keys = keysOf(state.tree);
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }
    }
  });

  it('knows the height of every node', () => {
    for (const seed of seeds) {
      everyNode(last({ kind, ops: randomOps(seed, 50) }).state.tree, (node) => {
        expect(node.height).toBe(1 + Math.max(height(node.left), height(node.right)));
      });
    }
  });

  it('takes as many comparisons to find a key as the key has levels', () => {
    for (const seed of seeds) {
      const base = randomOps(seed, 40);
      for (const { node, row } of places(last({ kind, ops: base }).state.tree)) {
        expect(last({ kind, ops: [...base, { act: 'find', key: node.key }] }).state.comparisons).toBe(row + 1);
      }
    }
  });

  it('refuses a sixteenth node', () => {
    const many = Array.from({ length: 20 }, (_, key): Op => ({ act: 'insert', key }));
    expect(measure(last({ kind, ops: many }).state).keys).toBe(MOST_NODES);
  });
});

describe('binary search tree', () => {
  it('balanced by AVL differs by at most one level at each node after every operation', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, 50);
      for (let count = 1; count <= all.length; count++) {
        everyNode(last({ kind: 'avl', ops: all.slice(0, count) }).state.tree, (node) => {
          expect(Math.abs(balance(node))).toBeLessThanOrEqual(1);
        });
      }
    }
  });

  it('degenerates to a list under sorted keys, and AVL keeps it as low as can be', () => {
    const plain = measure(last({ kind: 'plain', ops: EXAMPLES['Sorted keys'] }).state);
    const avl = measure(last({ kind: 'avl', ops: EXAMPLES['Sorted keys'] }).state);
    expect([plain.levels, plain.comparisons, plain.mean]).toEqual([6, 6, 3.5]);
    expect([avl.levels, avl.comparisons, avl.fewest]).toEqual([3, 3, 3]);
  });

  it('needs two rotations for a bent path', () => {
    const { state } = last({ kind: 'avl', ops: EXAMPLES['A bent path'] });
    expect([inWords(state.tree), state.rotations]).toEqual(['12 (8, 16)', 2]);
  });

  it('moves the next larger key up when an inner node goes', () => {
    expect(inWords(last({ kind: 'plain', ops: EXAMPLES['Delete the root'] }).state.tree)).toBe('16 (8 (6, 10), 20)');
  });

  it('draws no two nodes in one column, and children on their side', () => {
    for (const seed of seeds) {
      const drawn = places(last({ kind: 'plain', ops: randomOps(seed, 40) }).state.tree);
      expect(drawn.map((place) => place.column)).toEqual(drawn.map((_, index) => index));
      expect(drawn.every((place) => place.parent === null || place.row === place.parent.row + 1)).toBe(true);
    }
  });

  it('makes of the sorted hours the tree of the note', () => {
    const { state } = last({ kind: 'avl', ops: EXAMPLES['Sorted keys'] });
    expect([inWords(state.tree), state.rotations]).toEqual(['12 (8 (6, 10), 16 (–, 20))', 3]);
  });

  it('starts with the chain of six, before the search, and knows the answer', () => {
    expect(measure(model.trace(model.initial)[model.startAt]!.state)).toMatchObject({ keys: 6, levels: 6 });
    expect(prediction.choices[prediction.right]).toBe('3');
  });
});
