import {
  byLetter,
  closed,
  defineLab,
  fields,
  list,
  valuesOf,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { MOST_WANTED, Run, type Op, type State } from './run';

export interface Setup {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;
const other = byLetter(['die', 'break', 'list', 'restart']);
const op: Part<Op> = {
  pattern: `s[0-${MOST_WANTED}]|${other.pattern}`,
  write: (one) => (one.act === 'scale' ? `s${one.to}` : other.write(one.act)),
  read(word) {
    if (word.startsWith('s')) return { act: 'scale', to: Number(word[1]) };
    const act = other.read(word);
    return act && { act };
  },
};

/** Reads `s3 d b l r`: scale to 3, a worker dies, the watch breaks, list and watch, both restart. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from; the first is the program outage.go of the note. */
export const EXAMPLES = {
  'A broken watch': ops('s3 s5 d b s2 d l s4'),
  'Restart at every turn': ops('s3 r r s2'),
  'From 3 to 6 and back': ops('s3 b s6 s3 l'),
} as const;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run();
  for (const op of setup.ops) run.do(op);
  return closed(run.frames, setup.ops.length, MOST_OPS);
}

const initial: Setup = { ops: EXAMPLES['A broken watch'] };
/** Up to the second death, which nobody sees. */
const before: Setup = { ops: initial.ops.slice(0, 6) };

export const model = defineLab<Setup, State>({
  name: 'reconcile-loop',
  setup: fields({ ops: list(op, MOST_OPS, { separator: '.' }) }),
  initial,
  startAt: trace(before).length - 1,
  trace,
});

function predict(): Prediction {
  const { workers } = trace({ ops: initial.ops.slice(0, 7) }).at(-1)!.state;
  const answers: readonly (readonly [number, number])[] = [
    [2, 2],
    [1, 2],
    [4, 2],
  ];
  const { want, workers: now } = trace(before).at(-1)!.state;
  return {
    question: `While the watch was broken, somebody wanted ${want}, and a worker was deleted. Both have ${now.edge.length}. The watch comes back with a list. How many will Edge and Level have?`,
    choices: answers.map(([edge, level]) => `Edge ${edge}, Level ${level}`),
    right: answers.findIndex(([edge, level]) => edge === workers.edge.length && level === workers.level.length),
    because: `Edge remembers 5 and reads ${want}, so it deletes 3 of its ${now.edge.length} workers. Level compares ${want} with the ${now.level.length} that are there.`,
  };
}

export const prediction = predict();
