import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { countsOf, EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import type { Op } from './run';
import { addressOf, costsOf, hex, indexAt, lastLevel, lineCount, offsetOf, OUTSIDE } from './space';

const seeds = Array.from({ length: 80 }, (_, seed) => seed);

function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => ({
    act: next() < 0.5 ? 'read' : 'write',
    page: Math.floor(next() * 6),
  }));
}

const last = (setup: Setup) => model.trace(setup).at(-1)!;

/** Reference without tables or a TLB: sets of touched pages, and the pages that came in between. */
function expected({ size, tlbSize, ops: list }: Setup) {
  const keys = list.map(({ page }) => (size === 'huge' ? 0 : page));
  const levels = size === 'huge' ? 3 : 4;
  const counts = { accesses: list.length, hits: 0, loads: 0, faults: 0, frames: 0 };
  list.forEach(({ act }, now) => {
    const earlier = list.slice(0, now).filter((_, index) => keys[index] === keys[now]);
    const before = keys.lastIndexOf(keys[now]!, now - 1);
    const cached = now > 0 && before >= 0 && new Set(keys.slice(before + 1, now)).size < tlbSize;
    const owned = earlier.some((op) => op.act === 'write');
    const fault = earlier.length === 0 || (act === 'write' && !owned);
    if (fault) counts.faults++;
    if (act === 'write' && !owned) counts.frames++;
    if (cached && !fault) counts.hits++;
    if (!cached) counts.loads += now === 0 ? 1 : levels;
    if (fault) counts.loads += levels;
  });
  return counts;
}

describe('address translation', () => {
  it.each([
    ['small', 2],
    ['small', 4],
    ['huge', 2],
    ['huge', 4],
  ] as const)('counts hits, loads, faults and frames as sets do, with %s pages and %i entries', (size, tlbSize) => {
    for (const seed of seeds) {
      const setup = { size, tlbSize, ops: randomOps(seed, 20) };
      expect(countsOf(setup)).toEqual(expected(setup));
    }
  });

  it('never gives one frame to two pages, and keeps only what the tables say in the TLB', () => {
    for (const seed of seeds)
      for (const { state } of model.trace({ size: 'small', tlbSize: 2, ops: randomOps(seed, 20) })) {
        const own = state.leaves.filter((leaf) => leaf.writable).map((leaf) => leaf.frame);
        expect(new Set(own).size).toBe(own.length);
        expect(own).not.toContain(0);
        expect(state.tlb.length).toBeLessThanOrEqual(2);
        for (const entry of state.tlb) expect(state.leaves).toContainEqual(entry);
      }
  });

  it('cuts the address of the note’s sample as its output does', () => {
    const address = addressOf(0);
    expect(hex(address)).toBe('0x2a0b4c6d8123');
    expect([4, 3, 2, 1].map((level) => indexAt(address, level))).toEqual([84, 45, 99, 216]);
    expect(offsetOf(address, 'small')).toBe(291);
  });

  it('faults once for each touched page, and not for the second write', () => {
    expect(countsOf({ size: 'small', tlbSize: 4, ops: EXAMPLES['Two pages'] })).toMatchObject({ faults: 2, frames: 2 });
    expect(countsOf({ size: 'huge', tlbSize: 4, ops: EXAMPLES['Two pages'] })).toMatchObject({ faults: 1, frames: 1 });
  });

  it('costs as many reads as tables are read, and a fault the walk twice and a frame of zeros', () => {
    for (const size of ['small', 'huge'] as const) {
      const reads = (text: string): number => countsOf({ size, tlbSize: 2, ops: ops(text) }).loads;
      const walk = reads('w0 w1 w2 w0') - reads('w0 w1 w2');
      const { hit, walk: walked, fault } = costsOf(size);
      const depth = 5 - lastLevel(size);
      expect(size === 'small' ? walk : depth).toBe(depth);
      expect(reads('w0 w0') - reads('w0')).toBe(0);
      expect([hit, walked, fault]).toEqual([[1], [depth, 1], [depth, lineCount(size), depth, 1]]);
    }
    expect([lineCount('small') * 64, lineCount('huge') * 64]).toEqual([4096, 2 * 1024 * 1024]);
    const fault = countsOf({ size: 'small', tlbSize: 2, ops: ops('w0 w1') }).loads;
    expect(fault - countsOf({ size: 'small', tlbSize: 2, ops: ops('w0') }).loads).toBe(8);
  });

  it('faults on the read and again on the write, and only the write takes a frame', () => {
    const setup = { size: 'small', tlbSize: 4, ops: EXAMPLES['Read, then write'] } as const;
    expect(countsOf(setup)).toMatchObject({ faults: 2, frames: 1, hits: 2 });
  });

  it('ends the process behind the mapping, with either page size', () => {
    for (const size of ['small', 'huge'] as const)
      for (const act of ['read', 'write'] as const) {
        const run = [...ops('w0'), { act, page: OUTSIDE }, ...ops('w1')];
        const { state, text } = last({ size, tlbSize: 4, ops: run });
        expect(text).toContain('SIGSEGV');
        expect(state).toMatchObject({ killed: true, counts: { accesses: 2 } });
      }
  });

  it('says when it takes no more accesses', () => {
    const full = { size: 'small', tlbSize: 2, ops: randomOps(1, MOST_OPS) } as const;
    expect(last(full).text).toContain(`at most ${MOST_OPS} operations`);
  });

  it('starts before the sixth access, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.counts.accesses).toBe(5);
    expect(prediction.choices[prediction.right]).toBe('walk');
    expect(countsOf(model.initial)).toMatchObject({ accesses: 7, faults: 5, hits: 1 });
  });
});
