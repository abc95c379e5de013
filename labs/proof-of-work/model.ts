import { defineLab, fields, oneOf, text, whole, type Prediction } from '@groundwork/labs-kit/model';

import { search, stillSearching, type Setup, type State } from './run';

export type { Setup } from './run';

export const BITS = [4, 6, 8, 10] as const;
export const MOST_BLOCKS = 3;
export const LAST_START = 9999;
export const LONGEST_TEXT = 24;

const initial: Setup = { text: 'ann pays bob 5', bits: 8, start: 0, blocks: 2 };

export const model = defineLab<Setup, State>({
  name: 'proof-of-work',
  setup: fields({
    bits: oneOf([4, 6, 8, 10]),
    blocks: whole(1, 3),
    start: whole(0, 9999),
    text: text('a-z0-9 ', LONGEST_TEXT, '_'),
  }),
  initial,
  /** The first block is being searched for, and the best hash is one bit short or more. */
  startAt: 4,
  trace: search,
});

/** The mean of the tries still to come for a search that has failed so often, as the sum of what outlives each try. */
export function meanRest(bits: number, failed: number): number {
  let sum = 0;
  for (let more = 0; more < 40 * 2 ** bits; more++) sum += stillSearching(bits, failed + more);
  return sum / stillSearching(bits, failed);
}

function predict(): Prediction {
  const [bits, tries] = [initial.bits, 2 ** initial.bits];
  const rest = [1, tries / 2, tries];
  const mean = meanRest(bits, tries);
  const distances = rest.map((value) => Math.abs(value - mean));
  return {
    question: `A block hash with ${bits} zero bits takes ${tries} tries on average. ${tries} tries have failed. How many more tries should you expect?`,
    choices: ['One or two', `About ${tries / 2}`, `About ${tries}, as at the start`],
    right: distances.indexOf(Math.min(...distances)),
    because: `Each try is new and succeeds once in ${tries}, whatever came before. ${Math.round(100 * stillSearching(bits, tries))}% of all searches get this far, and they need ${Math.round(mean)} more tries on average.`,
  };
}

export const prediction = predict();
