import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';
import { shuffled } from '../../lib/seeded';
import { levels, Run, type Kind, type Op, type State } from './run';
import { height } from './tree';

export interface Setup {
  readonly kind: Kind;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 60;

const LETTER = { insert: 'i', find: 'f', delete: 'd' } as const;
const ACT = { i: 'insert', f: 'find', d: 'delete' } as const;

/** Reads `i3 f11 d11`, letters for insert, find and delete. */
export function ops(text: string): Op[] {
  return text.split(' ').map((word) => ({ act: ACT[word[0] as keyof typeof ACT], key: Number(word.slice(1)) }));
}

const ascending = Array.from({ length: 7 }, (_, i) => i + 1);
const insertAll = (keys: readonly number[]): Op[] => keys.map((key) => ({ act: 'insert', key }));

/** Runs worth starting from: sorted keys, the same shuffled, a bent path, a deletion that moves a key up. */
export const EXAMPLES = {
  'Sorted keys': [...insertAll(ascending), ...ops('f7')],
  'Shuffled keys': [...insertAll(shuffled(ascending, 4)), ...ops('f7')],
  'A bent path': ops('i30 i10 i20'),
  'Delete the root': ops('i40 i20 i60 i10 i30 i50 i70 d40'),
} as const satisfies Readonly<Record<string, readonly Op[]>>;

function trace({ kind, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(kind);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { kind: 'plain', ops: EXAMPLES['Sorted keys'] };

export const model: LabModel<Setup, State> = {
  name: 'binary-search-tree',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
  encode: ({ kind, ops: list }) => [kind[0], ...list.map((op) => `${LETTER[op.act]}${op.key}`)].join('.'),
  decode(text) {
    const [letter, ...words] = text.split('.');
    if ((letter !== 'p' && letter !== 'a') || words.length > MOST_OPS) return null;
    if (!words.every((word) => /^[ifd](0|[1-9]\d?)$/.test(word))) return null;
    return { kind: letter === 'p' ? 'plain' : 'avl', ops: words.length === 0 ? [] : ops(words.join(' ')) };
  },
};

function predict(): Prediction {
  const found = (kind: Kind) => trace({ kind, ops: initial.ops }).at(-1)!.state;
  const [plain, avl] = [found('plain'), found('avl')];
  const choices = [3, 4, 7];
  return {
    question:
      'The keys 1 to 7 arrived sorted and made a chain. How many comparisons would “find 7” take if AVL rotations had kept the tree balanced?',
    choices: choices.map(String),
    right: choices.indexOf(avl.comparisons),
    because: `Without rotations, the search takes ${plain.comparisons} comparisons, one per level. The AVL tree made ${avl.rotations} rotations while it grew, has ${levels(height(avl.tree))}, and finds 7 after ${avl.comparisons} comparisons.`,
  };
}

export const prediction = predict();
