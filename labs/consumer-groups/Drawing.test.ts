import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { pictureOf } from './Drawing';
import { KINDS, lagIn } from './group';
import { EXAMPLES, frameAfter, killed, marked, model, MOST } from './model';
import { COMMITS, type Setup } from './run';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const others: Setup[] = KINDS.flatMap((kind) =>
  upTo(MOST.partitions).flatMap((partitions) =>
    [1, MOST.members].flatMap((members) =>
      COMMITS.flatMap((commit) =>
        [null, { who: 0, nth: 3 }, { who: 1, nth: 2 }].map((dies): Setup => ({
          kind,
          partitions,
          members,
          commit,
          dies,
          every: partitions === 2 ? 3 : 1,
          marks: [],
        })),
      ),
    ),
  ),
);
const back = marked(model.initial, { tick: 13, group: 'mail', partition: 1, to: 0 });
const setups = [...Object.values(EXAMPLES), ...others, back];

describe.each([296, 336, 560, 686])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, one name for each thing, and one height', () => {
    for (const setup of setups) {
      const heights = new Set<number>();
      for (const { state } of model.trace(setup)) {
        const picture = pictureOf(state, width);
        expect(touchingItems(picture), model.encode(setup)).toEqual([]);
        expect(new Set(picture.items.map(({ id }) => id)).size).toBe(picture.items.length);
        heights.add(picture.height);
      }
      expect(heights.size).toBe(1);
    }
  });

  it('lets a record stay where it was written, and draws the lag as long as its records are', () => {
    for (const setup of setups) {
      const places = new Map<number, unknown>();
      for (const { state } of model.trace(setup)) {
        const things = new Map(pictureOf(state, width).items.map((item) => [item.id, item]));
        for (const { id, partition, offset } of state.records) {
          if (offset >= state.ends[partition]!) continue;
          const { geo } = things.get(`record ${id}`)!;
          expect(places.get(id) ?? geo).toEqual(geo);
          places.set(id, geo);
        }
        for (const [partition, from] of state.mail.committed.entries()) {
          const lag = lagIn(state.mail, state, partition);
          const bar = things.get(`bar mail ${partition}`)!.geo;
          const cells = lag.map(({ id }) => things.get(`record ${id}`)!.geo);
          const right = Math.max(...cells.map(({ x = 0, w = 0 }) => x + w));
          if (lag.length === 0) expect(bar['w']).toBe(0);
          else expect(Math.abs(bar['x']! + bar['w']! - right), `from ${from}`).toBeLessThan(0.3);
        }
      }
    }
  });
});

describe('what is done to the picture', () => {
  it('is a bookmark that was set, shown at the step where it was', () => {
    const { state } = model.trace(back)[frameAfter(back, 13)]!;
    expect(state.mail.committed).toEqual([1, 0, 2]);
    expect(model.trace(back).at(-1)!.state.mail.done).toEqual([2, 2, 1, 2, 1, 2, 2, 1]);
  });

  it('is no bookmark where it comes back to where it was', () => {
    const mark = { tick: 13, group: 'mail', partition: 1, to: 5 } as const;
    expect(marked(back, mark, 5)).toEqual(model.initial);
  });

  it('is a copy that dies at its next record, if it has one', () => {
    const frames = model.trace(model.initial);
    const next = killed(model.initial, frames[3]!.state, 3)!;
    expect(next.dies).toEqual({ who: 3, nth: 2 });
    expect(model.trace(next).some(({ text }) => text.includes('copy 3 cho paid, and it dies'))).toBe(true);
    expect(killed(model.initial, frames.at(-1)!.state, 1)).toBeNull();
    expect(killed({ ...model.initial, dies: null }, frames[2]!.state, 4)).toBeNull();
  });
});
