import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

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

const whole = (text: string | undefined, [least, most]: readonly [number, number]): number | null => {
  if (text === undefined || !/^[1-9]\d?$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

export const WORD = /^[a-z]{1,12}$/;

function readOps(words: readonly string[]): Op[] | null {
  if (words.length > LIMITS.ops) return null;
  if (!words.every((word) => (word[0] === 'a' || word[0] === 'q') && WORD.test(word.slice(1)))) return null;
  return words.map((word) => ({ act: word[0] === 'a' ? 'add' : 'ask', word: word.slice(1) }));
}

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

export const model: LabModel<Setup, State> = {
  name: 'bloom-filter',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length,
  trace,
  encode: ({ bits, hashes, plan, ops }) =>
    [
      bits,
      hashes,
      plan.bitsPerKey,
      plan.hashes,
      ...ops.map(({ act, word }) => `${act === 'add' ? 'a' : 'q'}${word}`),
    ].join('.'),
  decode(text) {
    const [bitsText, hashesText, perKeyText, planText, ...words] = text.split('.');
    const bits = whole(bitsText, LIMITS.bits);
    const hashes = whole(hashesText, LIMITS.hashes);
    const bitsPerKey = whole(perKeyText, LIMITS.bitsPerKey);
    const planHashes = whole(planText, LIMITS.planHashes);
    const ops = readOps(words);
    if (bits === null || hashes === null || bitsPerKey === null || planHashes === null || ops === null) return null;
    return { bits, hashes, ops, plan: { bitsPerKey, hashes: planHashes } };
  },
};

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
