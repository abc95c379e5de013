import {
  byKey,
  closed,
  defineLab,
  fields,
  rest,
  text,
  whole,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { ASKED, BITS_PER_KEY, HASHES, wrongAnswers } from './measured';
import { Run, type Op, type Size, type State } from './run';

export interface Setup extends Size {
  readonly ops: readonly Op[];
  /** The measured filter of the second figure. */
  readonly plan: { readonly bitsPerKey: number; readonly hashes: number };
}

export const LIMITS = {
  bits: [8, 64],
  hashes: [1, 6],
  bitsPerKey: BITS_PER_KEY,
  planHashes: HASHES,
  ops: 40,
  word: 12,
} as const;

const add = (...words: string[]): Op[] => words.map((word) => ({ act: 'add', word }));

const initial: Setup = {
  bits: 32,
  hashes: 3,
  ops: [
    ...add('cai', 'eva', 'gus', 'sue'),
    { act: 'ask', word: 'eva' },
    { act: 'ask', word: 'dan' },
    { act: 'ask', word: 'pia' },
  ],
  plan: { bitsPerKey: 10, hashes: 7 },
};

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  for (const op of setup.ops) run.do(op);
  return closed(run.frames, setup.ops.length, LIMITS.ops);
}

/** What the planned filter of the first frame shows, in a sentence. */
export function finding(): string {
  const { bitsPerKey, hashes } = initial.plan;
  const wrong = wrongAnswers(bitsPerKey, hashes);
  return `With ${bitsPerKey} bits per key and ${hashes} positions for each key, ${wrong} of ${ASKED.toLocaleString('en')} keys that were never added get a “maybe”.`;
}

export const model = defineLab<Setup, State>({
  name: 'bloom-filter',
  setup: fields({
    bits: whole(...LIMITS.bits),
    hashes: whole(...LIMITS.hashes),
    plan: fields({ bitsPerKey: whole(...LIMITS.bitsPerKey), hashes: whole(...LIMITS.planHashes) }),
    ops: rest(fields<Op>({ act: byKey({ a: 'add', q: 'ask' }), word: text('a-z', LIMITS.word) }, ''), LIMITS.ops),
  }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length,
  trace,
});

function predict(): Prediction {
  const end = trace(initial).at(-1)!;
  const { word } = initial.ops.at(-1)!;
  return {
    question: `cai, eva, gus and sue were added. “${word}” never was. What will the filter answer when asked for “${word}”?`,
    choices: ['No', 'Maybe'],
    right: end.state.answer === 'no' ? 0 : 1,
    because: end.text,
  };
}

export const prediction = predict();
