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
import { shuffled } from '@groundwork/lib/seeded';
import { levels, Run, type Kind, type Op, type State } from './run';
import { height } from './tree';

export interface Setup {
  readonly kind: Kind;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 60;
const op = fields<Op>({ act: byLetter(['insert', 'find', 'delete']), key: whole(0, 99) }, '');

/** Reads `i3 f11 d11`, letters for insert, find and delete. */
export const ops = (text: string): Op[] => valuesOf(op, text);

/** The hours of the note's six trains. */
const HOURS = [6, 8, 10, 12, 16, 20];
const insertAll = (keys: readonly number[]): Op[] => keys.map((key) => ({ act: 'insert', key }));

/** Runs worth starting from: sorted keys, the same shuffled, a bent path, a deletion that moves a key up. */
export const EXAMPLES = {
  'Sorted keys': [...insertAll(HOURS), ...ops('f20')],
  'Shuffled keys': [...insertAll(shuffled(HOURS, 4)), ...ops('f20')],
  'A bent path': ops('i16 i8 i12'),
  'Delete the root': ops('i12 i8 i16 i6 i10 i20 d12'),
} as const satisfies Readonly<Record<string, readonly Op[]>>;

function trace({ kind, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(kind);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { kind: 'plain', ops: EXAMPLES['Sorted keys'] };

export const model = defineLab<Setup, State>({
  name: 'binary-search-tree',
  setup: fields({ kind: byLetter(['plain', 'avl']), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
});

function predict(): Prediction {
  const found = (kind: Kind) => trace({ kind, ops: initial.ops }).at(-1)!.state;
  const [plain, avl] = [found('plain'), found('avl')];
  const choices = [3, 4, 6];
  return {
    question:
      'Six keys arrived sorted and made a chain. How many comparisons would “find 20” take if AVL rotations had kept the tree balanced?',
    choices: choices.map(String),
    right: choices.indexOf(avl.comparisons),
    because: `Without rotations, the search takes ${plain.comparisons} comparisons, one per level. The AVL tree made ${avl.rotations} rotations while it grew, has ${levels(height(avl.tree))}, and finds 20 after ${avl.comparisons} comparisons.`,
  };
}

export const prediction = predict();
