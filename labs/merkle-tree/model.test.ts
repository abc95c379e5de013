import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { model, prediction, type Setup } from './model';
import { BLOCKS, proofSize, type Op } from './run';
import { build, climbed, leafHash, nodesOf, proofOf, split } from './tree';

/** The definition of RFC 9162, section 2.1.1, written again with the platform's SHA-256. */
function rfc9162(blocks: readonly string[]): Buffer {
  const sha = (...parts: (Buffer | Uint8Array)[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
  if (blocks.length === 1) return sha(Uint8Array.of(0), Buffer.from(blocks[0]!));
  let k = 1;
  while (k * 2 < blocks.length) k *= 2;
  return sha(Uint8Array.of(1), rfc9162(blocks.slice(0, k)), rfc9162(blocks.slice(k)));
}

const counts = [2, 3, 4, 5, 6, 7, 8];

function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const count = 2 + Math.floor(next() * 7);
  const ops = Array.from({ length: Math.floor(next() * 8) }, (): Op => {
    const block = Math.floor(next() * count);
    const act = (['change', 'prove', 'forge'] as const)[Math.floor(next() * 3)]!;
    if (act === 'prove') return { act, block };
    const text = Array.from({ length: 1 + Math.floor(next() * 16) }, () =>
      String.fromCharCode(32 + Math.floor(next() * 95)),
    );
    return { act, block, text: text.join('') };
  });
  return { count, ops };
}

const setups = Array.from({ length: 80 }, (_, seed) => randomSetup(seed));

describe('hash tree', () => {
  it('has the root that RFC 9162 defines, for every number of blocks', () => {
    for (const count of counts) {
      const blocks = BLOCKS.slice(0, count);
      expect(build(blocks).hash).toBe(rfc9162(blocks).toString('hex'));
    }
    expect([2, 3, 4, 5, 6, 7, 8].map(split)).toEqual([1, 2, 2, 4, 4, 4, 4]);
  });

  it('proves each of its blocks and no other text', () => {
    for (const count of counts) {
      const tree = build(BLOCKS.slice(0, count));
      for (let block = 0; block < count; block++) {
        const proof = proofOf(tree, block);
        expect(proof.length).toBeLessThanOrEqual(proofSize(count).hashes);
        expect(proof.reduce(climbed, leafHash(BLOCKS[block]!))).toBe(tree.hash);
        expect(proof.reduce(climbed, leafHash(`${BLOCKS[block]!}0`))).not.toBe(tree.hash);
      }
    }
  });

  it('computes again the path of a changed block only, and ends with the tree of the new blocks', () => {
    for (const count of counts) {
      for (let block = 0; block < count; block++) {
        const { state } = model.trace({ count, ops: [{ act: 'change', block, text: 'new' }] }).at(-1)!;
        const path = nodesOf(build(state.blocks)).filter((node) => node.from <= block && block < node.to);
        expect(state.computed).toBe(path.length);
        expect(state.nodes.filter((node) => node.mark === 'changed')).toHaveLength(path.length);
        expect(state.nodes.at(-1)!.hash).toBe(rfc9162(state.blocks).toString('hex'));
      }
    }
  });

  it('accepts a proof exactly when the claimed text is the block', () => {
    for (const { count, ops } of setups) {
      ops.forEach((op, index) => {
        const before = model.trace({ count, ops: ops.slice(0, index) }).at(-1)!.state.blocks;
        const { verdict } = model.trace({ count, ops: ops.slice(0, index + 1) }).at(-1)!.state;
        if (op.act === 'prove') expect(verdict).toBe('accepted');
        if (op.act === 'forge') expect(verdict).toBe(op.text === before[op.block] ? 'accepted' : 'rejected');
      });
    }
  });

  it('starts with a changed block and no hash computed, and knows how many follow', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.blocks[5], state.computed]).toEqual(['fay 100', 0]);
    expect(state.nodes.at(-1)!.hash).toBe(build(BLOCKS).hash);
    expect(prediction.choices[prediction.right]).toBe('4');
  });

  it('doubles the blocks for one hash more in a proof', () => {
    expect([8, 16, 1_048_576].map((blocks) => proofSize(blocks).hashes)).toEqual([3, 4, 20]);
    expect(proofSize(1_048_576).bytes).toBe(640);
  });
});
