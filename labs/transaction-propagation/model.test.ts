import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAILURES, left, LEVELS, model, prediction, PROPAGATIONS } from './model';
import { run, type Failure, type Setup } from './run';

const setups: Setup[] = PROPAGATIONS.flatMap((propagation) =>
  FAILURES.flatMap((failure) => LEVELS.map((level) => ({ propagation, failure, level }))),
);

const HEADINGS: Readonly<Record<string, Failure>> = {
  'nobody fails': 'nobody',
  'inner fails, outer catches': 'caught',
  'inner fails, nobody catches': 'inner',
  'outer fails': 'outer',
};

/** What Spring and a database did in the note's sample: `NESTED.caught` to what was seen, left and thrown. */
function recorded(): Map<string, string> {
  const file = path.join(import.meta.dirname, '../../samples/java/jpa-transactions/Propagate.java.out');
  const found = new Map<string, string>();
  let failure: Failure | undefined;
  let last = '';
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    failure = HEADINGS[line] ?? failure;
    const [, propagation, ...seen] = /^ {2}(\w+) +(\S+) +(\S+) +(\S+)$/.exec(line) ?? [];
    const [, thrown] = /^ {4}(\w+)$/.exec(line) ?? [];
    if (propagation) found.set((last = `${propagation}.${failure}`), `${seen.join(' ')} `);
    if (thrown) found.set(last, `${found.get(last)}${thrown}`);
  }
  return found;
}

const joined = (texts: readonly string[]): string => texts.join('+') || '-';

describe('the run', () => {
  it('ends as the same run with Spring on a database did', () => {
    const reference = recorded();
    expect(reference.size).toBe(12);
    for (const setup of setups.filter(({ level }) => level === 'READ COMMITTED')) {
      const frames = run(setup);
      const afterInner = frames.findIndex(({ text }) => text.startsWith('The inner scope') && /ends|throws/.test(text));
      const { innerSees, thrown } = frames.at(-1)!.state;
      const mine = [joined(innerSees!), joined(frames[afterInner]!.state.othersSee), joined(left(setup)), thrown];
      expect(mine.join(' '), `${setup.propagation} ${setup.failure}`).toBe(
        reference.get(`${setup.propagation}.${setup.failure}`),
      );
    }
  });

  it('leaves nothing open, and shows committed entries to those who may see them', () => {
    for (const setup of setups) {
      const frames = run(setup);
      expect(frames.at(-1)!.state.entries.every(({ is }) => is !== 'open')).toBe(true);
      for (const { state } of frames) {
        const committed = state.entries.filter(({ is }) => is === 'committed').map(({ what }) => what);
        const open = state.entries.filter(({ is }) => is !== 'rolled back').map(({ what }) => what);
        const expected = { 'READ UNCOMMITTED': open, 'READ COMMITTED': committed, 'REPEATABLE READ': [] }[setup.level];
        expect(state.othersSee).toEqual(expected);
      }
    }
  });

  it('undoes a committed entry never', () => {
    for (const setup of setups) {
      const kept = new Set<string>();
      for (const { state } of run(setup)) {
        for (const { what, is } of state.entries) {
          if (is === 'committed') kept.add(what);
          else expect(kept.has(what)).toBe(false);
        }
      }
    }
  });

  it('asks what its next step tells', () => {
    expect(model.trace(model.initial)[model.startAt]!.text).toBe('The outer scope catches the exception and goes on.');
    expect(prediction.choices[prediction.right]).toBe('Nothing');
  });
});
