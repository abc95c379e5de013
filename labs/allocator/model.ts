import {
  byKey,
  closed,
  defineLab,
  fields,
  rest,
  valuesOf,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';
import { UNITS, type Strategy } from './heap';
import { Run, type Op, type State } from './run';

export interface Setup {
  readonly strategy: Strategy;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const op: Part<Op> = {
  pattern: 'c|-[A-Za-z]|[1-9]\\d?',
  write: (one) => (one.act === 'compact' ? 'c' : one.act === 'free' ? `-${one.name}` : String(one.size)),
  read(word) {
    if (word === 'c') return { act: 'compact' };
    if (word.startsWith('-')) return { act: 'free', name: word.slice(1) };
    return Number(word) > UNITS ? undefined : { act: 'take', size: Number(word) };
  },
};

/** Reads `5 -B c`: take 5 units, free block B, compact. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from. */
export const EXAMPLES = {
  'Every second block freed': ops('4 4 4 4 4 4 4 4 -B -D -F -H 5'),
  'Where best fit wins': ops('8 2 6 16 -A -C 4 8'),
  'Where first fit wins': ops('8 2 6 16 -A -C 3 5 5'),
  'Sizes just above a power of two': ops('5 5 5 5 5'),
} as const;

function trace({ strategy, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(strategy);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { strategy: 'first', ops: EXAMPLES['Every second block freed'] };

export const model = defineLab<Setup, State>({
  name: 'allocator',
  setup: fields({
    strategy: byKey({ f: 'first', b: 'best', w: 'worst', y: 'buddy' }),
    ops: rest(op, MOST_OPS),
  }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
});

function predict(): Prediction {
  const last = trace(initial).at(-1)!;
  return {
    question: 'Half of the 32 units are free. A request for 5 comes next. Will it be granted?',
    choices: ['Yes', 'No'],
    right: last.state.refused > 0 ? 1 : 0,
    because: last.text,
  };
}

export const prediction = predict();
