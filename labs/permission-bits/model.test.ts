import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { hex, sha256 } from '@groundwork/lib/sha256';
import kernel from './kernel.json';
import { EXAMPLES, mode, model, MOST_OPS, prediction, type Setup } from './model';
import { ACTS, ask, inLetters, USERS, type Act, type Modes, type User } from './rules';
import { octal, type Op } from './run';

const LETTER = { allowed: 'y', EACCES: 'A', EPERM: 'P' } as const;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The modes through which askKernel.py went, and the act that stands for its question. */
function asked(act: string): { modes: Modes[]; act: Act } {
  if (['read', 'write', 'run'].includes(act))
    return { modes: range(0o1000).map((file) => ({ dir: 0o755, file })), act: act as Act };
  // To pass through the directory is all that reading a file with all bits asks for.
  const file = act === 'pass' ? 0o777 : 0;
  return { modes: range(0o2000).map((dir) => ({ dir, file })), act: act === 'pass' ? 'read' : (act as Act) };
}

describe('permission bits', () => {
  it.each(Object.entries(kernel.answers))('answer as Linux did when it was asked: %s', (key, digest) => {
    const [user, question] = key.split(' ') as [User, string];
    const { modes, act } = asked(question);
    const letters = modes.map((one) => LETTER[ask(one, user, act).answer]).join('');
    expect(hex(sha256(new TextEncoder().encode(letters)))).toBe(digest);
  });

  it('were asked for every user and every act', () => {
    const questions = [...ACTS, 'pass'];
    expect(Object.keys(kernel.answers).sort()).toEqual(
      USERS.flatMap((user) => questions.map((act) => `${user} ${act}`)).sort(),
    );
  });

  it('need both: the way through the directory and the bits of the file', () => {
    for (const dir of range(0o1000))
      for (const user of USERS)
        for (const act of ['read', 'write', 'run'] as const) {
          const passes = ask({ dir, file: 0o777 }, user, 'read').answer === 'allowed';
          const both = passes && ask({ dir: 0o755, file: dir }, user, act).answer === 'allowed';
          expect(ask({ dir, file: dir }, user, act).answer === 'allowed').toBe(both);
        }
  });

  it('never ask the file when a name is removed', () => {
    for (const file of range(0o1000))
      for (const user of USERS)
        expect(ask({ dir: 0o1770, file }, user, 'delete')).toEqual(ask({ dir: 0o1770, file: 0 }, user, 'delete'));
  });

  it('say what the note quotes', () => {
    const modes = { dir: 0o755, file: 0o466 };
    expect(USERS.map((user) => ask(modes, user, 'write').answer)).toEqual(['EACCES', 'allowed', 'allowed', 'allowed']);
    expect(ask({ dir: 0o1777, file: 0o600 }, 'ben', 'delete').answer).toBe('EPERM');
    expect(ask({ dir: 0o755, file: 0o644 }, 'root', 'run').answer).toBe('EACCES');
    expect(ask({ dir: 0o755, file: 0o601 }, 'root', 'run').answer).toBe('allowed');
    expect(inLetters(5)).toBe('r-x');
  });

  it('end each question with its answer in words', () => {
    for (const modes of Object.values(EXAMPLES))
      for (const user of USERS)
        for (const act of ACTS) {
          const { text, state } = model.trace({ modes, ops: [{ user, act }] }).at(-1)!;
          expect(state.answer).toBe(ask(modes, user, act).answer);
          expect(text).toContain(state.answer === 'allowed' ? 'granted' : `(${state.answer})`);
        }
  });

  it('give a longer run that begins with the shorter one, and end at the limit', () => {
    const next = seeded(3);
    const ops = range(MOST_OPS).map((): Op => ({
      user: USERS[Math.floor(next() * 4)]!,
      act: ACTS[Math.floor(next() * 6)]!,
    }));
    const setup = (count: number): Setup => ({ modes: { dir: 0o1755, file: 0o640 }, ops: ops.slice(0, count) });
    const short = model.trace(setup(20));
    expect(model.trace(setup(30)).slice(0, short.length)).toEqual(short);
    expect(model.trace(setup(MOST_OPS - 1)).at(-1)!.text).not.toContain('at most');
    expect(model.trace(setup(MOST_OPS)).at(-1)!.text).toContain(`at most ${MOST_OPS} operations`);
    expect(model.decode(model.encode(setup(MOST_OPS)))).toEqual(setup(MOST_OPS));
  });

  it('read a mode as it is typed, and write it in three digits or more', () => {
    expect([mode('1777', 'dir'), mode('1777', 'file'), mode('64', 'file')]).toEqual([0o1777, null, null]);
    expect(octal(0o7)).toBe('007');
  });

  it('start where the next step answers the prediction', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state).toMatchObject({ at: { place: 'plan.txt', kind: 'owner' }, answer: null });
    expect(frames[model.startAt + 1]!.state.answer).toBe('EACCES');
    expect(prediction.choices[prediction.right]).toBe('ben and cyd, but not ana');
  });
});
