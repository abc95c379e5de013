import { defineLab, fields, oneOf, where, whole, type Prediction } from '@groundwork/labs-kit/model';

import { PROTECTIONS } from './protections';
import { digitOf, lengthOf, play, type Attack, type Setup, type State } from './run';

export type { Setup } from './run';

const ATTACKS: readonly Attack[] = ['none', 'flip', 'forge'];

/** The bit in which the digits 1 and 9 differ. */
export const DIGIT_BIT = 3;

const initial: Setup = { protection: 'ctr', attack: 'flip', byte: digitOf('ctr'), bit: DIGIT_BIT };

export const model = defineLab<Setup, State>({
  name: 'change-a-byte',
  setup: where(
    fields({ protection: oneOf(PROTECTIONS), attack: oneOf(ATTACKS), byte: whole(0, 99), bit: whole(0, 7) }),
    ({ protection, byte }) => byte < lengthOf(protection),
  ),
  initial,
  startAt: 3,
  trace: play,
});

function predict(): Prediction {
  const { state } = play(initial).at(-1)!;
  const choices = ['An error', 'Unreadable bytes', 'pay 100 to bob', 'pay 900 to bob'];
  return {
    question: 'Eve, who has no key, has flipped one bit of what Ann encrypted in counter mode. What does Bob get?',
    choices,
    right: choices.indexOf(state.reads ?? choices[0]!),
    because: 'In counter mode a flipped bit of ciphertext is a flipped bit of text, and no tag is there to tell.',
  };
}

export const prediction = predict();
