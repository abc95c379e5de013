import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { cardsPicture, layoutCards, partingOfCards } from '@groundwork/labs-kit/drawings/cards';
import { overlaps } from '@groundwork/labs-kit/testing';
import { drawn } from './Drawing';
import { acts, earlier, EXAMPLES, model, MOST_ACTS, type Setup } from './model';
import type { Act } from './run';

function randomActs(seed: number): Act[] {
  const next = seeded(seed);
  return Array.from({ length: MOST_ACTS }, () => {
    const by = next() < 0.5 ? 'A' : 'B';
    if (next() < 0.3) return { by, do: next() < 0.7 ? 'commit' : 'rollback' };
    return { by, do: (['read', 'sql', 'write'] as const)[Math.floor(next() * 3)]!, row: next() < 0.6 ? 1 : 2 };
  });
}

const lists = [...Object.values(EXAMPLES), ...Array.from({ length: 12 }, (_, seed) => randomActs(seed))];
const setups = (['committed', 'repeatable'] as const).flatMap((level) =>
  lists.map((list): Setup => ({ level, acts: list })),
);
const of = (setup: Setup) => drawn(setup, model.trace(setup));

describe('the labels of the drawing', () => {
  it.each([304, 344, 360, 704, 736])('do not touch each other or the edge at %i pixels', (width) => {
    const found = setups.flatMap((setup) => overlaps(of(setup), width).map((one) => `${model.encode(setup)} ${one}`));
    expect(found).toEqual([]);
  });

  it('leave room between the lanes', () => {
    for (const setup of setups)
      for (const width of [344, 704]) {
        const run = of(setup);
        const { places } = layoutCards(run, width);
        const [first, second] = run.lanes.map(({ id }) => places.get(id)!);
        expect(second!.beside('left', 0) - first!.x - first!.half, model.encode(setup)).toBeGreaterThan(12);
      }
  });
});

describe('the picture', () => {
  it('has no two things with one key, at any step', () => {
    for (const setup of setups) {
      const run = of(setup);
      const keys = cardsPicture(run, layoutCards(run, 360), run.end).shapes.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has a lock for as long as the model says, and a stopped line for each wait', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      const run = of(setup);
      frames.forEach(({ state }, at) => {
        const held = run.bars.filter(({ lock, from, till }) => lock !== undefined && from <= at && at < till);
        expect(held).toHaveLength(([1, 2] as const).filter((row) => state.items[row].lock).length);
      });
      const waits = frames.filter(({ state }) => state.did?.kind === 'wait').length;
      expect(run.lines.filter(({ stopped }) => stopped)).toHaveLength(waits);
    }
  });

  it('draws a read of an old version from where this version came to be', () => {
    const { lines } = of({ level: 'repeatable', acts: EXAMPLES['Old snapshot'] });
    expect(lines.filter(({ since }) => since !== undefined).map(({ at, since }) => [at, since])).toEqual([
      [1, 1],
      [0, 4],
    ]);
  });

  it('says what a lost update costs, where it is committed', () => {
    const faults = of(model.initial).cards.filter(({ look }) => look === 'fault');
    expect(faults.map(({ lane, text }) => [lane, text])).toEqual([['item 1', ['7, not 4', '7, should be 4']]]);
  });

  it('parts from another where their sentences do', () => {
    expect(partingOfCards(of(model.initial), of({ ...model.initial, level: 'repeatable' }))).toBe(5);
  });
});

describe('a statement that comes earlier', () => {
  const text = (setup: Setup | null) => setup && model.encode(setup);

  it('changes places with one of the other session, and never with its own', () => {
    expect(text(earlier(model.initial, 2))).toBe('c.Ar1Aw1Br1Bw1AcBc');
    for (const index of [-1, 0, 6, 99, NaN]) expect(earlier(model.initial, index)).toBeNull();
    expect(earlier({ ...model.initial, acts: acts('Ar1 Aw1') }, 1)).toBeNull();
  });

  it('mends the lost update: three clicks, and B reads what A has committed', () => {
    const mended = [2, 4, 3].reduce<Setup>((setup, index) => earlier(setup, index)!, model.initial);
    expect(text(mended)).toBe('c.Ar1Aw1AcBr1Bw1Bc');
    expect(model.trace(mended).at(-1)!.state.items[1].value).toBe(4);
  });

  it('is offered for every statement that can, and for no other', () => {
    const offered = of(model.initial).cards.filter(({ says }) => says !== undefined);
    expect(offered.map(({ id }) => id)).toEqual(['B 2', 'A 3', 'B 4', 'A 5', 'B 7']);
  });
});
