import {
  byLetter,
  closed,
  defineLab,
  fields,
  rest,
  valuesOf,
  whole,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { measure, Run, type Op, type State } from './run';
import type { Split } from './tree';

export interface Setup {
  readonly split: Split;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 60;
const op = fields<Op>({ act: byLetter(['insert', 'find', 'range']), key: whole(0, 99) }, '');

/** Reads `i3 f11 r35`, letters for insert, find and range. */
export const ops = (text: string): Op[] => valuesOf(op, text);

const ASCENDING = 'i10 i20 i30 i40 i50 i60 i70 i80 i90';

/** Runs worth starting from: a split that reaches the root, ordered keys, the same keys in another order. */
export const EXAMPLES = {
  'A split up to the root': ops(`${ASCENDING} i95 i75 r35`),
  'Ordered keys': ops('i5 i10 i15 i20 i25 i30 i35 i40 i45 i50 i55 i60 i65 i70 i75 i80'),
  'The same, shuffled': ops('i45 i10 i70 i30 i80 i5 i55 i20 i65 i35 i15 i75 i50 i25 i60 i40'),
} as const;

function trace({ split, ops: all }: Setup): readonly Frame<State>[] {
  const run = new Run(split);
  for (const op of all) run.do(op);
  return closed(run.frames, all.length, MOST_OPS);
}

const initial: Setup = { split: 'half', ops: EXAMPLES['A split up to the root'] };

export const model = defineLab<Setup, State>({
  name: 'b-plus-tree',
  setup: fields({ split: byLetter(['half', 'right']), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, 10) }).length - 1,
  trace,
});

function predict(): Prediction {
  const pages = (count: number) => measure(trace({ ...initial, ops: initial.ops.slice(0, count) }).at(-1)!.state);
  const [before, after] = [pages(10), pages(11)];
  const made = after.pages - before.pages;
  return {
    question:
      'The last leaf is full, and so is the root above it. 75 belongs in that leaf. How many new pages does it take?',
    choices: ['1', '2', '3'],
    right: made - 1,
    because: `The leaf is split, its parent has no room for the new entry and is split as well, and as that was the root, there is a new root. ${made} new pages, and ${after.levels} levels instead of ${before.levels}.`,
  };
}

export const prediction = predict();
