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

import { Run, type Op, type State } from './run';
import type { Strategy } from './table';

export interface Setup {
  readonly strategy: Strategy;
  readonly ops: readonly Op[];
}

export const HIGHEST_KEY = 99;
export const MOST_OPS = 60;
const op = fields<Op>({ act: byLetter(['insert', 'find', 'delete']), key: whole(0, 99) }, '');

/** Reads `i3 f11 d11`, letters for insert, find and delete. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** Runs worth starting from: a removal between full slots, one home slot for all keys, growth. */
export const EXAMPLES = {
  'Remove, then look up': ops('i3 i11 i19 i6 d11 f19'),
  'All keys collide': ops('i0 i8 i16 i24 i32 f32'),
  Grow: ops('i1 i9 i2 i10 i3 i11 i4'),
} as const;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup.strategy);
  for (const op of setup.ops) run.do(op);
  return closed(run.frames, setup.ops.length, MOST_OPS);
}

const initial: Setup = { strategy: 'probing', ops: EXAMPLES['Remove, then look up'] };

export const model = defineLab<Setup, State>({
  name: 'hash-table',
  setup: fields({ strategy: byLetter(['chaining', 'probing', 'erasing']), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, 5) }).length - 1,
  trace,
});

function predict(): Prediction {
  const erased = trace({ ...initial, strategy: 'erasing' }).at(-1)!;
  const kept = trace(initial).at(-1)!;
  return {
    question:
      '3, 11 and 19 have the home slot 3. 11 was removed from slot 4. If slot 4 were empty, without a tombstone, what would the lookup of 19 report?',
    choices: ['Found in slot 5', 'Not found'],
    right: erased.state.cursor?.mark === 'found' ? 0 : 1,
    because: `With the tombstone: ${kept.text} With an empty slot 4: ${erased.text}`,
  };
}

export const prediction = predict();
