import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { acts, EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { AMOUNT, lost, START, type Act, type Level, type State } from './run';

const last = (setup: Setup) => model.trace(setup).at(-1)!;
const seeds = Array.from({ length: 150 }, (_, seed) => seed);

function randomActs(seed: number, kinds: readonly ('read' | 'sql' | 'write')[]): Act[] {
  const next = seeded(seed);
  return Array.from({ length: MOST_ACTS - 1 }, () => {
    const by = next() < 0.5 ? 'A' : 'B';
    if (next() < 0.25) return { by, do: next() < 0.8 ? 'commit' : 'rollback' };
    return { by, do: kinds[Math.floor(next() * kinds.length)]!, row: next() < 0.5 ? 1 : 2 };
  });
}

function holds({ items, sessions }: State): void {
  for (const name of ['A', 'B'] as const) {
    const { is, wants } = sessions[name];
    expect(is === 'waiting').toBe(wants !== null);
    if (is === 'idle' || is === 'aborted')
      for (const row of [1, 2] as const) expect(items[row].lock?.by).not.toBe(name);
  }
}

describe('two transactions', () => {
  it('locks belong to open transactions, and nobody is left in a deadlock', () => {
    for (const level of ['committed', 'repeatable'] as Level[])
      for (const seed of seeds) {
        const frames = model.trace({ level, acts: randomActs(seed, ['read', 'sql', 'write']) });
        for (const { state } of frames) holds(state);
        for (const { text, state } of frames)
          if (state.sessions.A.is === 'waiting' && state.sessions.B.is === 'waiting')
            expect(text).toContain('deadlock');
      }
  });

  it('changes what is committed by a commit alone', () => {
    for (const seed of seeds) {
      const frames = model.trace({ level: 'committed', acts: randomActs(seed, ['sql', 'write']) });
      frames.slice(1).forEach(({ text, state }, index) => {
        const before = frames[index]!.state;
        if (!text.includes(': committed.'))
          for (const row of [1, 2] as const) expect(state.items[row].value).toBe(before.items[row].value);
      });
    }
  });

  it('loses nothing where the statement subtracts, nor at REPEATABLE READ', () => {
    for (const seed of seeds) {
      expect(lost(last({ level: 'committed', acts: randomActs(seed, ['read', 'sql']) }).state)).toBe(0);
      expect(lost(last({ level: 'repeatable', acts: randomActs(seed, ['read', 'sql', 'write']) }).state)).toBe(0);
    }
  });

  it('ends as the transcripts of the note do', () => {
    const stock = (level: Level, all: readonly Act[]) => last({ level, acts: all }).state.items[1].value;
    expect(stock('committed', EXAMPLES['Lost update'])).toBe(START - AMOUNT);
    expect(stock('committed', EXAMPLES['Subtract in SQL'])).toBe(START - 2 * AMOUNT);
    const texts = (level: Level, all: readonly Act[]) =>
      model
        .trace({ level, acts: all })
        .map(({ text }) => text)
        .join('\n');
    expect(texts('repeatable', EXAMPLES['Old snapshot'])).toContain('B reads item 1: 10, its snapshot; 7 is committed');
    expect(texts('repeatable', EXAMPLES['Old snapshot'])).toContain('B: ERROR 40001');
    const deadlock = texts('committed', EXAMPLES.Deadlock);
    expect(deadlock).toContain('B: ERROR 40P01');
    expect(deadlock).toContain('B: the answer to COMMIT is ROLLBACK');
    expect(last({ level: 'committed', acts: EXAMPLES.Deadlock }).state.items).toMatchObject({
      1: { value: 7 },
      2: { value: 7 },
    });
  });

  it('refuses an update at REPEATABLE READ after the commit of a change, and not after a rollback', () => {
    const end = (text: string) => last({ level: 'repeatable', acts: acts(text) }).state;
    expect(end('Br1 As1 Bs1 Ac').sessions.B.is).toBe('aborted');
    const { items, sold } = end('Br1 As1 Bs1 Ax Bc');
    expect(items[1].value).toBe(START - AMOUNT);
    expect(sold[1]).toBe(1);
  });

  it('frees the locks of an aborted transaction before its end is asked for', () => {
    const { items, sessions } = last({ level: 'committed', acts: acts('As1 Bs2 As2 Bs1') }).state;
    expect(sessions.B.is).toBe('aborted');
    expect(items[2].lock?.by).toBe('A');
  });

  it('tells of no number that a program has not read', () => {
    for (const all of Object.values(EXAMPLES))
      all.forEach((act, index) => {
        if (act.do === 'write') expect(all.slice(0, index)).toContainEqual({ by: act.by, do: 'read', row: act.row });
      });
  });

  it('never makes a reader wait for a row lock', () => {
    const { state } = last({ level: 'committed', acts: acts('As1 Br1') });
    expect(state.sessions.B).toMatchObject({ is: 'open', knows: { 1: START } });
  });

  it('starts while B waits, and knows what will be in stock', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.sessions.B.is).toBe('waiting');
    expect(prediction.choices[prediction.right]).toBe('7');
    expect(last(model.initial).state.items[1].value).toBe(7);
    expect(lost(last(model.initial).state)).toBe(AMOUNT);
  });
});
