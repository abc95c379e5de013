import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { acts, EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { free, NOBODY, SEATS, visible, type Act, type Engine, type Seat } from './run';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const ENGINES: readonly Engine[] = ['postgres', 'sqlite'];

function randomActs(seed: number): Act[] {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: MOST_ACTS - 1 }, (): Act => {
    const kind = pick(['update', 'update', 'savepoint', 'savepoint', 'to', 'release', 'plain'] as const);
    if (kind === 'update') return { do: 'update', seat: pick(SEATS) };
    if (kind === 'plain') return { do: pick(['begin', 'begin', 'commit', 'rollback', 'error'] as const) };
    return { do: kind, mark: pick(['a', 'b'] as const) };
  });
}

type Seats = Record<Seat, string>;

/** An independent reference: a whole copy of the table for each mark, put back as it was. */
function replay(engine: Engine, all: readonly Act[]): { table: Seats; committed: Seats } {
  const guests = ['Ada', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
  const empty: Seats = { 1: NOBODY, 2: NOBODY, 3: NOBODY, 4: NOBODY };
  let table = { ...empty };
  let committed = { ...empty };
  let [open, broken, arrivals] = [false, false, 0];
  let marks: { name: string; copy: Seats }[] = [];
  const commit = () => {
    committed = { ...table };
    [open, broken, marks] = [false, false, []];
  };
  const undo = () => {
    table = { ...committed };
    [open, broken, marks] = [false, false, []];
  };
  let began = false;
  for (const act of all) {
    const at = 'mark' in act ? marks.findLastIndex(({ name }) => name === act.mark) : -1;
    if (act.do === 'commit') {
      if (open) (broken ? undo : commit)();
    } else if (act.do === 'rollback') {
      if (open) undo();
    } else if (act.do === 'to') {
      if (!open) continue;
      if (at < 0) broken ||= engine === 'postgres';
      else {
        table = { ...marks[at]!.copy };
        marks = marks.slice(0, at + 1);
        broken = false;
      }
    } else if (broken) continue;
    else if (act.do === 'update') {
      table[act.seat] = guests[arrivals++ % guests.length]!;
      if (!open) committed = { ...table };
    } else if (act.do === 'begin') {
      if (!open) [open, began] = [true, true];
    } else if (act.do === 'savepoint') {
      if (!open && engine === 'postgres') continue;
      if (!open) [open, began] = [true, false];
      marks.push({ name: act.mark, copy: { ...table } });
    } else if (act.do === 'release') {
      if (!open) continue;
      if (at < 0) broken = engine === 'postgres';
      else if (at === 0 && !began) commit();
      else marks = marks.slice(0, at);
    } else broken = open && engine === 'postgres';
  }
  return { table, committed };
}

describe.each(ENGINES)('savepoints in %s', (engine) => {
  it('do what whole copies of the table would do, after every statement', () => {
    for (const seed of seeds) {
      const all = randomActs(seed);
      all.forEach((_, index) => {
        const part = all.slice(0, index + 1);
        const { state } = last({ engine, acts: part });
        const expected = replay(engine, part);
        expect(state.committed).toEqual(expected.committed);
        expect(visible(state)).toEqual(expected.table);
      });
    }
  });

  it('are gone when the transaction is', () => {
    for (const seed of seeds)
      for (const end of ['commit', 'rollback'] as const) {
        const { state } = last({ engine, acts: [...randomActs(seed).slice(0, 30), { do: end }] });
        expect(state.stack).toEqual([]);
        expect(free(state)).toEqual(SEATS);
      }
  });
});

describe('the model', () => {
  it('frees the locks of the note’s locks.sql', () => {
    const at = (count: number) =>
      free(last({ engine: 'postgres', acts: EXAMPLES['Locks given back'].slice(0, count) }).state);
    expect(at(8)).toEqual([4]);
    expect(at(9)).toEqual([2, 3, 4]);
    expect(last(model.initial).state.committed).toEqual({ 1: 'Ada', 2: NOBODY, 3: NOBODY, 4: NOBODY });
  });

  it('loses the transaction to an error in PostgreSQL alone, and keeps it with a mark', () => {
    const end = (engine: Engine, name: keyof typeof EXAMPLES) => last({ engine, acts: EXAMPLES[name] }).state.committed;
    expect(end('postgres', 'Error without a mark')[1]).toBe(NOBODY);
    expect(end('sqlite', 'Error without a mark')).toMatchObject({ 1: 'Ada', 2: 'Bob' });
    expect(end('postgres', 'Error with a mark')[1]).toBe('Ada');
    expect(end('sqlite', 'No BEGIN')).toMatchObject({ 1: 'Ada', 2: 'Bob' });
    expect(last({ engine: 'sqlite', acts: acts('sa u1 ta') }).state).toMatchObject({ wrote: true });
  });

  it('starts before the rollback to a, and knows what becomes free', () => {
    expect(prediction.choices[prediction.right]).toBe('2, 3, 4');
    expect(new Set(prediction.choices).size).toBe(4);
    expect(model.trace(model.initial)[model.startAt]!.text).toContain('RELEASE b');
  });
});
