import {
  byLetter,
  closed,
  defineLab,
  fields,
  list,
  oneOf,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { free, Run, type Act, type Engine, type State } from './run';

export interface Setup {
  readonly engine: Engine;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 40;
const LETTER = {
  begin: 'B',
  commit: 'C',
  rollback: 'R',
  error: 'E',
  savepoint: 's',
  to: 't',
  release: 'r',
  update: 'u',
} as const;

/** Reads `B u1 sa u2 ta C`: begin, seat 1, savepoint a, seat 2, back to a, commit. */
export const acts = (text: string): Act[] => valuesOf(act, text);

const written = (act: Act) => LETTER[act.do] + (act.do === 'update' ? String(act.seat) : 'mark' in act ? act.mark : '');

const ACTS: readonly Act[] = [
  ...(['begin', 'commit', 'rollback', 'error'] as const).map((deed) => ({ do: deed })),
  ...(['savepoint', 'to', 'release'] as const).flatMap((deed) => [
    { do: deed, mark: 'a' as const },
    { do: deed, mark: 'b' as const },
  ]),
  ...([1, 2, 3, 4] as const).map((seat) => ({ do: 'update' as const, seat })),
];
const act = oneOf(ACTS, written);

/** Runs worth starting from; the first is the note's locks.sql. */
export const EXAMPLES = {
  'Locks given back': acts('B u1 sa u1 u2 sb u3 rb ta C'),
  'Error without a mark': acts('B u1 E u2 C'),
  'Error with a mark': acts('B u1 sa E u2 ta u2 C'),
  'No BEGIN': acts('sa u1 sb u2 rb ra'),
} as const;

function trace({ engine, acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run(engine);
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { engine: 'postgres', acts: EXAMPLES['Locks given back'] };

export const model = defineLab<Setup, State>({
  name: 'savepoints',
  setup: fields({ engine: byLetter(['postgres', 'sqlite']), acts: list(act, MOST_ACTS) }),
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 8) }).length - 1,
  trace,
});

function predict(): Prediction {
  const after = trace({ ...initial, acts: initial.acts.slice(0, 9) }).at(-1)!.state;
  const text = free(after).join(', ');
  const choices = ['4', '2, 4', text, '1, 2, 3, 4'];
  return {
    question:
      'Seat 1 was taken before mark a, and again after it. Seat 2 after a, seat 3 after b, and b was released. Next comes ROLLBACK TO a. Which seats can another session lock then?',
    choices,
    right: choices.indexOf(text),
    because: `RELEASE b gave the lock of seat 3 to mark a. Going back to a frees the locks taken after a. The lock of seat 1 is older than mark a.`,
  };
}

export const prediction = predict();
