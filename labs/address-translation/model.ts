import {
  byLetter,
  closed,
  defineLab,
  fields,
  glued,
  oneOf,
  rest,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Op, type State } from './run';
import { costsOf, OUTSIDE, type PageSize } from './space';

export interface Setup {
  readonly size: PageSize;
  readonly tlbSize: 2 | 4;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 24;

const PAGES = [0, 1, 2, 3, 4, 5, 6, 7, OUTSIDE] as const;
const op = fields<Op>(
  { act: byLetter(['read', 'write']), page: oneOf(PAGES, (page) => (page === OUTSIDE ? 'x' : page)) },
  '',
);

/** Reads `w0 r7 rx`: an act and a page; x is outside the mapping. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from: as in the note's samples, and one page more than the TLB holds, which goes all three ways. */
export const EXAMPLES = {
  'Two pages': ops('w0 w0 w1'),
  'One page too many': ops('w0 w1 w2 w3 w4 w0 w0'),
  'Read, then write': ops('r0 r0 w0 w0'),
  'Outside the mapping': ops('w0 rx'),
} as const;

function trace({ size, tlbSize, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(size, tlbSize);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { size: 'small', tlbSize: 4, ops: EXAMPLES['One page too many'] };

/** How many accesses the reader has seen before the bet. */
const FIRST = 5;
const untilBet = (count: number): Setup => ({ ...initial, ops: initial.ops.slice(0, count) });

export const model = defineLab<Setup, State>({
  name: 'address-translation',
  setup: fields({ size: byLetter(['small', 'huge']), tlbSize: glued(oneOf([2, 4])), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace(untilBet(FIRST)).length - 1,
  trace,
});

/** The counts at the end of a run. */
export const countsOf = (setup: Setup): State['counts'] => trace(setup).at(-1)!.state.counts;

function predict(): Prediction {
  const before = countsOf(untilBet(FIRST));
  const after = countsOf(untilBet(FIRST + 1));
  const choices = ['hit', 'walk', 'fault'] as const;
  const right = after.hits > before.hits ? 0 : after.faults > before.faults ? 2 : 1;
  const { walk, fault } = costsOf('small');
  const sum = (parts: readonly number[]): number => parts.reduce((one, other) => one + other, 0);
  return {
    question:
      'Each of the five pages was a fault, and page 216 has been pushed out of the TLB. Which way will the next write to 216 take?',
    choices,
    right,
    because: `The TLB has forgotten it, but its frame still stands in the table: ${after.loads - before.loads} reads, and the kernel is not asked. So it costs ${sum(walk)} accesses to memory and not ${sum(fault)}.`,
  };
}

export const prediction = predict();
