import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { measure, UNITS, type Block, type Strategy } from './heap';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import type { Op } from './run';
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const last = (setup: Setup) => model.trace(setup).at(-1)!;

/** A run of requests and releases; a name that is not live now and then. */
function randomOps(seed: number, count: number, compacting: boolean): Op[] {
  const next = seeded(seed);
  return Array.from({ length: count }, (_, index): Op => {
    const dice = next();
    if (compacting && dice > 0.95) return { act: 'compact' };
    if (dice < 0.55) return { act: 'take', size: 1 + Math.floor(next() * 9) };
    return { act: 'free', name: String.fromCharCode(65 + Math.floor(next() * Math.min(26, index + 1))) };
  });
}

/** The heap as a text, a letter a unit: what the sample holes.c keeps. */
function mapOf(blocks: readonly Block[]): string {
  const units = Array<string>(UNITS).fill('.');
  for (const { name, start, size } of blocks)
    for (let unit = start; unit < start + size; unit++) {
      expect(units[unit]).toBe('.');
      units[unit] = name;
    }
  return units.join('');
}

/** First, best and worst fit on the text alone, by searching for runs of free units. */
function onText(strategy: Exclude<Strategy, 'buddy'>, all: readonly Op[]): string {
  let map = '.'.repeat(UNITS);
  let names = 0;
  for (const op of all) {
    if (op.act === 'free') map = map.replaceAll(op.name, '.');
    if (op.act === 'compact') map = map.replaceAll('.', '').padEnd(UNITS, '.');
    if (op.act !== 'take') continue;
    const name = String.fromCharCode(names < 26 ? 65 + names : 97 + names - 26);
    names++;
    const runs = [...map.matchAll(/\.+/g)].filter(([run]) => run.length >= op.size);
    const sorted = [...runs].sort((a, b) => a[0].length - b[0].length || a.index - b.index);
    const longest = sorted.at(-1)?.[0].length;
    const at = { first: runs[0], best: sorted[0], worst: runs.find(([run]) => run.length === longest) }[strategy];
    if (at) map = map.slice(0, at.index) + name.repeat(op.size) + map.slice(at.index + op.size);
  }
  return map;
}

/** A buddy system by the book: a free list for each order, splitting on demand, merging when the buddy is free. */
function byFreeLists(all: readonly Op[]): string {
  const free = new Map<number, Set<number>>([1, 2, 4, 8, 16, 32].map((size) => [size, new Set<number>()]));
  free.get(UNITS)!.add(0);
  const live = new Map<string, { start: number; size: number }>();
  let names = 0;
  for (const op of all) {
    if (op.act === 'take') {
      const name = String.fromCharCode(names < 26 ? 65 + names : 97 + names - 26);
      names++;
      let needed = 1;
      while (needed < op.size) needed *= 2;
      let size = needed;
      while (size <= UNITS && free.get(size)!.size === 0) size *= 2;
      if (size > UNITS) continue;
      const start = Math.min(...free.get(size)!);
      free.get(size)!.delete(start);
      while (size > needed) free.get((size /= 2))!.add(start + size);
      live.set(name, { start, size });
    } else if (op.act === 'free' && live.has(op.name)) {
      let { start, size } = live.get(op.name)!;
      live.delete(op.name);
      while (size < UNITS && free.get(size)!.delete(start ^ size)) {
        start &= ~size;
        size *= 2;
      }
      free.get(size)!.add(start);
    }
  }
  return mapOf([...live].map(([name, place]) => ({ name, ...place, asked: place.size })));
}

describe('allocator', () => {
  it.each(['first', 'best', 'worst'] as const)('with %s fit places blocks as a search in a text does', (strategy) => {
    for (const seed of seeds) {
      const all = randomOps(seed, MOST_OPS - 1, true);
      all.forEach((_, index) => {
        const some = all.slice(0, index + 1);
        expect(mapOf(last({ strategy, ops: some }).state.blocks)).toBe(onText(strategy, some));
      });
    }
  });

  it('with buddies places blocks as free lists by the book do', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, MOST_OPS - 1, false);
      expect(mapOf(last({ strategy: 'buddy', ops: all }).state.blocks)).toBe(byFreeLists(all));
    }
  });

  it('joins a freed block with its buddy and with no other neighbour', () => {
    const joined = last({ strategy: 'buddy', ops: ops('4 4 4 4 4 -B -C') });
    expect(joined.text).toBe('C is freed: units 8 to 11.');
    expect(last({ strategy: 'first', ops: ops('4 4 4 4 4 -B -C') }).text).toContain('a hole of 8');
    expect(last({ strategy: 'buddy', ops: ops('4 4 4 4 4 -C -D') }).text).toContain('a hole of 8');
  });

  it('prints the maps that holes.c printed', () => {
    const file = path.join(import.meta.dirname, '../../samples/computers/fragmentation/holes.c.out');
    const recorded = readFileSync(file, 'utf8');
    const example = EXAMPLES['Every second block freed'];
    const full = last({ strategy: 'first', ops: example.slice(0, 8) });
    const holes = last({ strategy: 'first', ops: example });
    const compacted = last({ strategy: 'first', ops: [...example, ...ops('c')] });
    for (const { state } of [full, holes, compacted]) expect(recorded).toContain(mapOf(state.blocks));
    expect(holes.state.refused).toBe(1);
    expect(last({ strategy: 'first', ops: [...example, ...ops('c 5')] }).state.refused).toBe(1);
    expect(recorded.match(/refused|granted/g)).toEqual(['refused', 'granted']);
  });

  it('knows an example that best fit survives and first fit does not, and one the other way round', () => {
    const refused = (strategy: Strategy, list: readonly Op[]) => last({ strategy, ops: list }).state.refused;
    expect([
      refused('best', EXAMPLES['Where best fit wins']),
      refused('first', EXAMPLES['Where best fit wins']),
    ]).toEqual([0, 1]);
    expect([
      refused('best', EXAMPLES['Where first fit wins']),
      refused('first', EXAMPLES['Where first fit wins']),
    ]).toEqual([1, 0]);
  });

  it('measures what is free outside the largest hole, and what was taken and not asked for', () => {
    const { blocks } = last(model.initial).state;
    expect(measure('first', blocks)).toEqual({ free: 16, holes: 4, largest: 4, external: 0.75, internal: 0 });
    const rounded = last({ strategy: 'buddy', ops: EXAMPLES['Sizes just above a power of two'] }).state;
    expect(measure('buddy', rounded.blocks)).toMatchObject({ free: 0, internal: 12 });
    expect(rounded.refused).toBe(1);
  });

  it('leaves one hole after compaction, and moves only what has to move', () => {
    for (const seed of seeds) {
      const all = randomOps(seed, MOST_OPS - 2, false);
      const before = last({ strategy: 'first', ops: all }).state;
      const after = last({ strategy: 'first', ops: [...all, { act: 'compact' }] }).state;
      expect(measure('first', after.blocks).holes).toBeLessThanOrEqual(1);
      const moved = after.blocks.filter(({ start }, index) => start !== before.blocks[index]!.start);
      expect(after.moved).toBe(moved.reduce((sum, { size }) => sum + size, 0));
    }
  });

  it('says when it takes no more operations', () => {
    expect(last({ strategy: 'first', ops: randomOps(1, MOST_OPS - 1, true) }).text).not.toContain('at most');
    expect(last({ strategy: 'first', ops: randomOps(1, MOST_OPS, true) }).text).toContain('at most 40 operations');
  });

  it('starts before the request, and knows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([state.refused, measure('first', state.blocks).free]).toEqual([0, 16]);
    expect(prediction.choices[prediction.right]).toBe('No');
  });
});
