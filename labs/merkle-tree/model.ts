import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

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

const LETTER = { change: 'c', prove: 'p', forge: 'f' } as const;

/** `p3`, or `c5-` or `f5-` and the text, with dots written so that they do not end it. */
function encodeOp(op: Op): string {
  const head = `${LETTER[op.act]}${op.block}`;
  return op.act === 'prove' ? head : `${head}-${op.text.replaceAll('_', '_u').replaceAll('.', '_d')}`;
}

function decodeOp(word: string, count: number): Op | null {
  const match = /^(?:(p)(\d)|([cf])(\d)-(.*))$/s.exec(word);
  if (!match) return null;
  const block = Number(match[2] ?? match[4]);
  if (block >= count) return null;
  if (match[1]) return { act: 'prove', block };
  if (/_(?![ud])/.test(match[5]!)) return null;
  const text = match[5]!.replaceAll('_d', '.').replaceAll('_u', '_');
  return BLOCK.test(text) ? { act: match[3] === 'c' ? 'change' : 'forge', block, text } : null;
}

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

export const model: LabModel<Setup, State> = {
  name: 'merkle-tree',
  initial,
  startAt: 1,
  trace,
  encode: ({ count, ops }) => [count, ...ops.map(encodeOp)].join('.'),
  decode(text) {
    const [first = '', ...words] = text.split('.');
    if (!/^[2-8]$/.test(first) || words.length > MOST_OPS) return null;
    const ops = words.map((word) => decodeOp(word, Number(first)));
    return ops.every((op) => op !== null) ? { count: Number(first), ops } : null;
  },
};

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
