import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { lineOf, setOf } from './cache';
import { EXAMPLES, HIGHEST, hitsOf, model, MOST_LOADS, prediction, WAYS, type Setup } from './model';
import { measure } from './run';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

function randomLoads(seed: number, count: number): number[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => Math.floor(next() * (HIGHEST + 1)));
}

const last = (setup: Setup) => model.trace(setup).at(-1)!;

/** Reference without any cache: under LRU a load hits if fewer than `ways` other lines of its set came in between. */
function expectedHits(loads: readonly number[], ways: number): boolean[] {
  const lines = loads.map(lineOf);
  return lines.map((line, index) => {
    const before = lines.lastIndexOf(line, index - 1);
    if (index === 0 || before < 0) return false;
    const between = lines.slice(before + 1, index).filter((other) => setOf(other, ways) === setOf(line, ways));
    return new Set(between).size < ways;
  });
}

describe('cpu cache', () => {
  it.each(WAYS)('hits where counting the lines in between says so, with %i ways', (ways) => {
    for (const seed of seeds) {
      const loads = randomLoads(seed, 40);
      expect(last({ ways, loads }).state.hits).toEqual(expectedHits(loads, ways));
    }
  });

  it.each(WAYS)('keeps each line in its own set and once only, with %i ways', (ways) => {
    for (const seed of seeds)
      for (const { state } of model.trace({ ways, loads: randomLoads(seed, 40) })) {
        const lines = state.cache.sets.flat().filter((line) => line !== null);
        expect(new Set(lines).size).toBe(lines.length);
        state.cache.sets.forEach((set, index) =>
          set.forEach((line) => expect(line === null ? index : setOf(line, ways)).toBe(index)),
        );
        state.cache.order.forEach((order, index) =>
          expect([...order].sort()).toEqual(state.cache.sets[index]!.filter((line) => line !== null).sort()),
        );
      }
  });

  it('finds what the note says: no hit 256 apart, all hits 320 apart after the first round', () => {
    expect(hitsOf({ ways: 2, loads: EXAMPLES['256 apart'] })).toBe(0);
    expect(hitsOf({ ways: 2, loads: EXAMPLES['320 apart'] })).toBe(6);
    expect(hitsOf({ ways: 4, loads: EXAMPLES['256 apart'] })).toBe(6);
    expect(measure(last({ ways: 2, loads: EXAMPLES['256 apart'] }).state).filled).toBe(2);
  });

  it('reads a matrix by rows with one miss a row, by columns with none but misses, unless the rows are longer', () => {
    expect(hitsOf({ ways: 2, loads: EXAMPLES.Rows })).toBe(12);
    expect(hitsOf({ ways: 2, loads: EXAMPLES.Columns })).toBe(0);
    expect(hitsOf({ ways: 2, loads: EXAMPLES['Columns, longer rows'] })).toBe(12);
  });

  it('shows that more ways can be worse: nine lines in a row never hit in one set of eight', () => {
    const loads = EXAMPLES['One line too many'];
    expect(WAYS.map((ways) => hitsOf({ ways, loads }))).toEqual([14, 12, 8, 0]);
  });

  it('says when it takes no more loads', () => {
    expect(last({ ways: 1, loads: randomLoads(1, MOST_LOADS) }).text).toContain(`at most ${MOST_LOADS} operations`);
  });

  it('starts after the first round, before the load that answers the prediction', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.hits).toEqual([false, false, false]);
    expect(prediction.choices[prediction.right]).toBe('0');
  });
});
