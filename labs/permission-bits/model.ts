import {
  byPlace,
  closed,
  defineLab,
  fields,
  rest,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { ACTS, ask, USERS, type Modes, type User } from './rules';
import { octal, play, type Op, type State } from './run';

export interface Setup {
  readonly modes: Modes;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

/** Modes worth starting from. */
export const EXAMPLES = {
  'Owner shut out': { dir: 0o755, file: 0o466 },
  'Like /tmp': { dir: 0o1777, file: 0o600 },
  'Names only': { dir: 0o744, file: 0o644 },
  'Pass, no names': { dir: 0o711, file: 0o644 },
  'All bits off': { dir: 0o000, file: 0o000 },
} as const satisfies Record<string, Modes>;

const initial: Setup = {
  modes: { dir: 0o1777, file: 0o466 },
  ops: [
    { user: 'ana', act: 'write' },
    { user: 'ben', act: 'write' },
    { user: 'ben', act: 'delete' },
    { user: 'root', act: 'run' },
  ],
};

const trace = ({ modes, ops }: Setup): readonly Frame<State>[] => closed(play(modes, ops), ops.length, MOST_OPS);

/** `466` or, for a directory, `1777`. */
export function mode(text: string, place: 'dir' | 'file'): number | null {
  return (place === 'dir' ? /^[01]?[0-7]{3}$/ : /^[0-7]{3}$/).test(text) ? Number.parseInt(text, 8) : null;
}

const bits = (place: keyof Modes): Part<number> => ({
  pattern: '[0-7]{3,4}',
  write: octal,
  read: (text) => mode(text, place) ?? undefined,
});

export const model = defineLab<Setup, State>({
  name: 'permission-bits',
  setup: fields({
    modes: fields<Modes>({ dir: bits('dir'), file: bits('file') }),
    ops: rest(fields<Op>({ user: byPlace(USERS), act: byPlace(ACTS) }, ''), MOST_OPS),
  }),
  initial,
  startAt: play(initial.modes, []).length + 3,
  trace,
});

function predict(): Prediction {
  const may = (user: User) => ask(initial.modes, user, 'write').answer === 'allowed';
  const answers = [may('ana'), may('ben'), may('cyd')];
  const frames = trace({ ...initial, ops: initial.ops.slice(0, 1) });
  return {
    question:
      'ana owns plan.txt, ben is in its group, cyd is neither. Its mode is 466: r-- for the owner, rw- for the group, rw- for other. Who may write to it?',
    choices: ['ana, ben and cyd', 'ana alone', 'ben and cyd, but not ana'],
    right: answers[0] ? (answers[1] ? 0 : 1) : 2,
    because: frames.at(-1)!.text,
  };
}

export const prediction = predict();
