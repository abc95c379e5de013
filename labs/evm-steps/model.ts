import { byPlace, defineLab, fields, glued, whole, type Prediction } from '@groundwork/labs-kit/model';

import { wordsOf } from './program';
import { Machine, type Setup, type State } from './run';

export type { Setup } from './run';

export const LIMITS = [300, 2400, 30_000, 100_000] as const;
export const MOST_CALLS = 3;

const program = (text: string) => wordsOf(text)!;

export const EXAMPLES = {
  'The note’s': program('2 3 ADD 0 SSTORE 0 SLOAD 32 MSTORE STOP'),
  'A counter': program('0 SLOAD 1 ADD 0 SSTORE STOP'),
  'A loop to 3': program('0 :L 1 ADD DUP1 0 SSTORE 3 0 SLOAD LT @L JUMPI STOP'),
  'Write and undo': program('7 0 SSTORE 0 0 REVERT'),
  'Without end': program(':L @L JUMP'),
} satisfies Record<string, readonly string[]>;

const initial: Setup = { words: EXAMPLES['The note’s'], limit: 30_000, calls: 2 };
const machine = (setup: Setup) => new Machine(setup);

const trace = (setup: Setup) => machine(setup).frames;
const stores = (setup: Setup) =>
  trace(setup).flatMap(({ state, text }, index) => (text.startsWith('SSTORE') ? [{ index, cost: state.cost! }] : []));

export const model = defineLab<Setup, State>({
  name: 'evm-steps',
  setup: fields<Setup>({
    limit: byPlace(LIMITS),
    calls: glued(whole(1, 3)),
    words: {
      pattern: '[0-9A-Z_~-]{1,200}',
      write: (words) => words.join('-').replaceAll(':', '_').replaceAll('@', '~'),
      read: (text) => wordsOf(text.replaceAll('-', ' ').replaceAll('_', ':').replaceAll('~', '@')) ?? undefined,
    },
  }),
  initial,
  /** The frame before the second call writes. */
  startAt: stores(initial)[1]!.index - 1,
  trace,
});

/** Gas that each call of a setup used. */
export const usedBy = (setup: Setup): readonly number[] => machine(setup).results.map(({ used }) => used);

function predict(): Prediction {
  const [first, second] = stores(initial).map(({ cost }) => cost);
  const costs = [...new Set([first!, 20_000, second!, 100])].sort((a, b) => b - a);
  return {
    question: `The first call paid ${first!.toLocaleString('en-US')} gas for SSTORE. What does the second pay for the same instruction?`,
    choices: costs.map((cost) => `${cost.toLocaleString('en-US')} gas`),
    right: costs.indexOf(second!),
    because: `It writes the value that is there already, which costs 100, and each transaction pays 2,100 for the first touch of a slot: ${second!.toLocaleString('en-US')} in all.`,
  };
}

export const prediction = predict();
