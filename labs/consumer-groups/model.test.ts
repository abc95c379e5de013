import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { model, prediction } from './model';
import { partitionOf } from './murmur2';
import { COMMITS, EVENTS, KINDS, mostAtOnce, play, type Setup } from './run';

/** What Kafka itself printed: the sessions of the note. */
const recorded = readFileSync(path.join(import.meta.dirname, '../../docs/event-driven/kafka.mdx'), 'utf8');
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const setups: Setup[] = KINDS.flatMap((kind) =>
  upTo(4).flatMap((partitions) =>
    upTo(5).flatMap((members) =>
      COMMITS.flatMap((commit) => [true, false].map((crash) => ({ kind, partitions, members, commit, crash }))),
    ),
  ),
);

describe('consumer-groups', () => {
  it('places every record where the real broker has it', () => {
    const { items } = play({ ...model.initial, partitions: 3 })[0]!.state;
    for (const { event, partition, offset } of items) {
      expect(recorded).toContain(`\nPartition:${partition} Offset:${offset} ${event}\n`);
    }
    expect(items.length).toBe(EVENTS.length);
  });

  it('has as many members at work as the real group', () => {
    const members = (/^\$ members 4\n((?:copy\d +\d\n)+)/m.exec(recorded)?.[1] ?? '').trimEnd().split('\n');
    const working = members.filter((line) => !line.endsWith(' 0')).length;
    const setup = { ...model.initial, members: members.length, crash: false };
    const owners = new Set(play(setup)[1]!.state.owners);
    expect(owners.size).toBe(working);
    expect(mostAtOnce(setup)).toBe(working);
    expect(mostAtOnce({ ...model.initial, kind: 'share', crash: false })).toBe(4);
  });

  it('loses one record, or does one twice, or neither', () => {
    for (const setup of setups) {
      const frames = play(setup);
      const { items } = frames.at(-1)!.state;
      const taken = frames.some(({ text }) => text.includes('crashes'));
      const odd = items.map(({ times }) => times).filter((times) => times !== 1);
      const expected = !taken ? [] : setup.kind === 'consumer' && setup.commit === 'before' ? [0] : [2];
      expect(odd).toEqual(expected);
      if (!setup.crash) expect(taken).toBe(false);
      expect(items.every(({ settled }) => settled)).toBe(true);
    }
  });

  it('never has two owners of a partition, nor a record out of order in a consumer group', () => {
    for (const setup of setups.filter(({ kind }) => kind === 'consumer')) {
      for (const { state } of play(setup)) {
        for (const partition of upTo(setup.partitions).map((number) => number - 1)) {
          const here = state.items.filter((item) => item.partition === partition);
          const settled = here.map((item) => item.settled);
          expect(settled).toEqual(settled.toSorted((one, other) => Number(other) - Number(one)));
          expect(state.committed[partition]).toBe(settled.filter(Boolean).length);
        }
      }
    }
  });

  it('keeps a key in one partition, and moves keys when there is one more', () => {
    const keys = ['ana', 'ben', 'cho', 'dan'];
    expect(keys.map((key) => partitionOf(key, 3))).not.toEqual(keys.map((key) => partitionOf(key, 4)));
    expect(keys.every((key) => partitionOf(key, 1) === 0)).toBe(true);
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toContain('one has no partition');
  });

  it('reads what it writes, and refuses other addresses', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    for (const text of [
      '',
      'consumer',
      'consumer.0.1.after.calm',
      'consumer.5.1.after.calm',
      'consumer.1.6.after.calm',
      'x.1.1.after.calm',
      'share.1.1.never.calm',
      'share.1.1.after.no',
      'share.1.1.after.calm.1',
    ])
      expect(model.decode(text)).toBeNull();
  });
});
