import {
  closed,
  defineLab,
  fields,
  rest,
  where,
  whole,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Op, type State } from './run';

export interface Setup {
  readonly count: number;
  readonly ops: readonly Op[];
}

export const MOST_BLOCKS = 8;
export const LEAST_BLOCKS = 2;
export const LONGEST_BLOCK = 16;
export const MOST_OPS = 20;

/** What a block may hold: printable ASCII, so that its bytes are the characters one sees. */
export const BLOCK = /^[\x20-\x7e]{1,16}$/;

/** `p3`, or `c5-` or `f5-` and the text, with dots written so that they do not end it. */
const op: Part<Op> = {
  pattern: 'p\\d|[cf]\\d-[^.]{1,32}',
  write(one) {
    const head = `${one.act[0]}${one.block}`;
    return one.act === 'prove' ? head : `${head}-${one.text.replaceAll('_', '_u').replaceAll('.', '_d')}`;
  },
  read(word) {
    const block = Number(word[1]);
    if (word.startsWith('p')) return { act: 'prove', block };
    const text = word.slice(3).replaceAll('_d', '.').replaceAll('_u', '_');
    return BLOCK.test(text) ? { act: word.startsWith('c') ? 'change' : 'forge', block, text } : undefined;
  },
};

function trace({ count, ops }: Setup): readonly Frame<State>[] {
  const run = new Run(count);
  for (const op of ops) run.do(op);
  return closed(run.frames, ops.length, MOST_OPS);
}

const initial: Setup = {
  count: 8,
  ops: [
    { act: 'change', block: 5, text: 'fay 100' },
    { act: 'prove', block: 2 },
    { act: 'forge', block: 2, text: 'cai 200' },
  ],
};

export const model = defineLab<Setup, State>({
  name: 'merkle-tree',
  setup: where(fields({ count: whole(2, 8), ops: rest(op, MOST_OPS) }), ({ count, ops }) =>
    ops.every(({ block }) => block < count),
  ),
  initial,
  startAt: 1,
  trace,
});

function predict(): Prediction {
  const changed = trace({ ...initial, ops: initial.ops.slice(0, 1) }).at(-1)!;
  const total = changed.state.nodes.length;
  const choices = [1, 4, 8, total];
  return {
    question: `One of ${initial.count} blocks has just changed. How many of the ${total} hashes must be computed again?`,
    choices: choices.map(String),
    right: choices.indexOf(changed.state.computed),
    because: changed.text,
  };
}

export const prediction = predict();
