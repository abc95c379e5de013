import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { free, Run, type Act, type Engine, type Mark, type Seat, type State } from './run';

export interface Setup {
  readonly engine: Engine;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 40;

const PLAIN = { B: 'begin', C: 'commit', R: 'rollback', E: 'error' } as const;
const MARKED = { s: 'savepoint', t: 'to', r: 'release' } as const;
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
export function acts(text: string): Act[] {
  return [...text.matchAll(/u([1-4])|([str])([ab])|([BCRE])/g)].map(([, seat, letter, mark, plain]) => {
    if (seat) return { do: 'update', seat: Number(seat) as Seat };
    if (letter) return { do: MARKED[letter as keyof typeof MARKED], mark: mark as Mark };
    return { do: PLAIN[plain as keyof typeof PLAIN] };
  });
}

const written = (act: Act) => LETTER[act.do] + (act.do === 'update' ? String(act.seat) : 'mark' in act ? act.mark : '');

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

export const model: LabModel<Setup, State> = {
  name: 'savepoints',
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 8) }).length - 1,
  trace,
  encode: ({ engine, acts: all }) => `${engine[0]}.${all.map(written).join('')}`,
  decode(text) {
    const match = /^([ps])\.((?:u[1-4]|[str][ab]|[BCRE])*)$/.exec(text);
    if (!match) return null;
    const all = acts(match[2]!);
    return all.length > MOST_ACTS ? null : { engine: match[1] === 'p' ? 'postgres' : 'sqlite', acts: all };
  },
};

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
