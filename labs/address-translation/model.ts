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
import { OUTSIDE, type PageSize } from './space';

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

/** Runs worth starting from: as in the note's samples, and one page more than the TLB holds. */
export const EXAMPLES = {
  'Two pages': ops('w0 w0 w1'),
  'One page too many': ops('w0 w1 w2 w3 w4 w0'),
  'Read, then write': ops('r0 r0 w0 w0'),
  'Outside the mapping': ops('w0 rx'),
} as const;

function trace({ size, tlbSize, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(size, tlbSize);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { size: 'small', tlbSize: 4, ops: EXAMPLES['One page too many'] };

export const model = defineLab<Setup, State>({
  name: 'address-translation',
  setup: fields({ size: byLetter(['small', 'huge']), tlbSize: glued(oneOf([2, 4])), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
});

/** The counts at the end of a run. */
export const countsOf = (setup: Setup): State['counts'] => trace(setup).at(-1)!.state.counts;

function predict(): Prediction {
  const before = countsOf({ ...initial, ops: initial.ops.slice(0, -1) });
  const after = countsOf(initial);
  const choices = ['hit', 'walk', 'fault'] as const;
  const right = after.hits > before.hits ? 0 : after.faults > before.faults ? 2 : 1;
  const huge = countsOf({ ...initial, size: 'huge' });
  return {
    question:
      'Five pages have been written, and the TLB holds four entries. What will stand below the next write to page 216?',
    choices,
    right,
    because: `Its entry was forgotten, but its frame is still in the tables: ${after.loads - before.loads} loads, and the kernel is not asked. With pages of 2 MiB one entry would have covered all five: ${huge.hits} hits in ${huge.accesses} accesses.`,
  };
}

export const prediction = predict();
