import type { LabModel, Prediction } from '../../lib/labModel';

import { PROTECTIONS } from './protections';
import { digitOf, lengthOf, play, type Attack, type Setup, type State } from './run';

export type { Setup } from './run';

const ATTACKS: readonly Attack[] = ['none', 'flip', 'forge'];

/** The bit in which the digits 1 and 9 differ. */
export const DIGIT_BIT = 3;

const initial: Setup = { protection: 'ctr', attack: 'flip', byte: digitOf('ctr'), bit: DIGIT_BIT };

export const model: LabModel<Setup, State> = {
  name: 'change-a-byte',
  initial,
  startAt: 3,
  trace: play,
  encode: ({ protection, attack, byte, bit }) => [protection, attack, byte, bit].join('.'),
  decode(text) {
    const match = /^([a-z]{3,6})\.(none|flip|forge)\.(0|[1-9]\d?)\.([0-7])$/.exec(text);
    const protection = PROTECTIONS.find((name) => name === match?.[1]);
    const attack = ATTACKS.find((name) => name === match?.[2]);
    if (!match || !protection || !attack) return null;
    const [byte, bit] = [Number(match[3]), Number(match[4])];
    return byte < lengthOf(protection) ? { protection, attack, byte, bit } : null;
  },
};

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
