import { describe, expect, it } from 'vitest';

import { pick, seeded } from '@groundwork/lib/seeded';
import { EVENTS, isLost, isSettled, KINDS, recordsOf, silentIn, type Group } from './group';
import { EXAMPLES, killed, marked, model, MOST, prediction } from './model';
import { partitionOf } from './murmur2';
import { COMMITS, lagsOf, play, type Setup, type State } from './run';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const deaths = [null, { who: 0, nth: 2 }, { who: 1, nth: 1 }, { who: 2, nth: 3 }, { who: 5, nth: 1 }];
const setups: Setup[] = KINDS.flatMap((kind) =>
  upTo(MOST.partitions).flatMap((partitions) =>
    [1, 2, 4, MOST.members].flatMap((members) =>
      COMMITS.flatMap((commit) =>
        [1, MOST.every].flatMap((every) =>
          deaths.map((dies): Setup => ({ kind, partitions, members, commit, dies, every, marks: [] })),
        ),
      ),
    ),
  ),
);
const groupsOf = (state: State): readonly Group[] => [state.mail, state.billing];
const endOf = (setup: Setup): State => play(setup).at(-1)!.state;
const repeatedIn = ({ done }: Group): number => done.reduce((sum, times) => sum + Math.max(times - 1, 0), 0);

/** What Kafka 4.4.0 printed for the same eight records in three partitions: partition, offset, record. */
const PRINTED = [
  [0, 0, 'dan created'],
  [1, 0, 'ana created'],
  [1, 1, 'ben created'],
  [1, 2, 'ana paid'],
  [1, 3, 'ben paid'],
  [1, 4, 'ana sent'],
  [2, 0, 'cho created'],
  [2, 1, 'cho paid'],
] as const;

describe('consumer-groups', () => {
  it('places every record where the real broker has it', () => {
    const places = recordsOf(3).map(({ partition, offset, event }) => [partition, offset, event]);
    expect(places.toSorted()).toEqual(PRINTED);
  });

  it('keeps a key in one partition, and moves keys when there is one more', () => {
    const keys = ['ana', 'ben', 'cho', 'dan'];
    expect(keys.map((key) => partitionOf(key, 3))).not.toEqual(keys.map((key) => partitionOf(key, 4)));
    expect(keys.every((key) => partitionOf(key, 1) === 0)).toBe(true);
  });

  it('has as many members at work as the real group: three of four copies', () => {
    const { owners, copies } = play(EXAMPLES['Nobody dies'])[0]!.state.billing;
    expect(owners).toEqual([1, 2, 3]);
    expect(copies.map(({ mood }) => mood)).toEqual(['waits', 'waits', 'waits', 'idle']);
  });

  it('repeats what was done behind the bookmark, or loses what was before it and not done', () => {
    for (const setup of setups) {
      const frames = play(setup);
      const dead = frames.find(({ state }) => groupsOf(state).some(silentIn));
      const isEarly = setup.commit === 'before' && setup.kind === 'consumer';
      const final = frames.at(-1)!.state;
      for (const [index, group] of groupsOf(final).entries()) {
        const then = dead && groupsOf(dead.state)[index]!;
        const copy = then && silentIn(then);
        const expected = { repeated: 0, lost: 0 };
        if (copy) {
          const mine = final.records.filter(
            ({ partition }) => then.kind === 'share' || then.owners[partition] === copy.n,
          );
          const behind = mine.filter((rec) => then.done[rec.id]! > 0 && !isSettled(then, rec));
          const skipped = mine.filter((rec) => then.done[rec.id] === 0 && isSettled(then, rec));
          if (isEarly) expected.lost = skipped.length;
          // In a share group, what others do at that moment is acknowledged after it.
          else expected.repeated = then.kind === 'share' ? 1 : behind.length;
        }
        const lost = final.records.filter((rec) => isLost(group, final, rec)).length;
        expect({ repeated: repeatedIn(group), lost }, model.encode(setup)).toEqual(expected);
      }
    }
  });

  it('comes to an end with no lag and all records, whatever happens', () => {
    for (const setup of setups) {
      const end = endOf(setup);
      expect(lagsOf(end), model.encode(setup)).toEqual({ mail: 0, billing: 0 });
      expect(end.ends.reduce((sum, one) => sum + one, 0)).toBe(EVENTS.length);
    }
  });

  it('never has two readers of a partition in a group, and does what one partition has in order', () => {
    for (const setup of setups.filter(({ kind, dies }) => kind === 'consumer' && dies === null)) {
      const order: Record<string, number> = {};
      let before: State | null = null;
      for (const { state } of play(setup)) {
        for (const [index, group] of groupsOf(state).entries()) {
          const at = group.copies.flatMap((copy) => (copy.at ? [copy.at.partition] : []));
          expect(new Set(at).size).toBe(at.length);
          for (const { id, partition, offset } of state.records) {
            if (!before || group.done[id] === groupsOf(before)[index]!.done[id]) continue;
            expect(order[`${index} ${partition}`] ?? -1).toBe(offset - 1);
            order[`${index} ${partition}`] = offset;
          }
        }
        before = state;
      }
    }
  });

  it('gives a partition of a dead copy to another, and leaves the others where they are', () => {
    for (const setup of setups.filter(({ kind }) => kind === 'consumer')) {
      const frames = play(setup);
      const at = frames.findIndex(({ state }) => silentIn(state.billing));
      if (at < 0) continue;
      const [then, end] = [frames[at]!.state.billing, frames.at(-1)!.state.billing];
      const { n } = silentIn(then)!;
      for (const [partition, owner] of then.owners.entries())
        if (owner !== n || setup.members === 1) expect(end.owners[partition]).toBe(owner);
        else expect(end.owners[partition]).not.toBe(n);
    }
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toBe('once in mail, twice in billing');
    expect(play(model.initial)[model.startAt]!.text).toContain('copy 2 ana paid, and it dies');
  });

  it('takes whatever bookmarks a reader sets and whichever copies are stopped, and can be shared', () => {
    const next = seeded(11);
    for (let run = 0; run < 60; run++) {
      let setup = pick(setups, next);
      for (let act = 0; act < 12; act++) {
        const { state } = pick(model.trace(setup), next);
        const partition = Math.floor(next() * setup.partitions);
        const to = Math.floor(next() * (state.ends[partition]! + 1));
        const mark = { tick: state.tick, group: pick(['mail', 'billing'] as const, next), partition, to };
        setup =
          next() < 0.3
            ? (killed(setup, state, Math.floor(next() * (setup.members + 1))) ?? setup)
            : marked(setup, mark);
        expect(model.decode(model.encode(setup))).toEqual(setup);
        expect(lagsOf(endOf(setup))).toEqual({ mail: 0, billing: 0 });
      }
      expect(setup.marks.length).toBeLessThanOrEqual(MOST.marks);
    }
  });
});
