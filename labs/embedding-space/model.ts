import type { LabModel, Prediction } from '../../lib/labModel';

import { neighbours, play, type Choices, type State } from './run';

export type Setup = Choices;

export const SIZES = [1, 12] as const;
export const LIMITS = { word: 12, extra: 60 } as const;
export const WORD = '[a-z]{1,12}';
export const SENTENCE = '[a-z]{1,12}( [a-z]{1,12}){1,9}';

const initial: Setup = { word: 'king', size: 8, extra: '' };

export const model: LabModel<Setup, State> = {
  name: 'embedding-space',
  initial,
  startAt: 2,
  trace: play,
  encode: ({ word, size, extra }) => [word, size, ...extra.split(' ').filter(Boolean)].join('.'),
  decode(text) {
    const [word = '', size = '', ...words] = text.split('.');
    const extra = words.join(' ');
    const right = new RegExp(`^${WORD}$`).test(word) && /^[1-9]\d?$/.test(size) && Number(size) <= SIZES[1];
    if (!right || extra.length > LIMITS.extra) return null;
    if (words.length > 0 && !new RegExp(`^${SENTENCE}$`).test(extra)) return null;
    return { word, size: Number(size), extra };
  },
};

function predict(): Prediction {
  const queen = neighbours(initial)!.find(({ word }) => word === 'queen')!;
  const choices = [0, 0.5, 1];
  const nearest = [...choices].sort((a, b) => Math.abs(a - queen.cosine) - Math.abs(b - queen.cosine))[0]!;
  return {
    question: '“king” and “queen” are in no sentence together. What is the cosine similarity of their vectors?',
    choices: ['about 0: unrelated', 'about 0.5', 'about 1: the same direction'],
    right: choices.indexOf(nearest),
    because: `It is ${queen.cosine.toFixed(2)}. The two were neighbours ${queen.together} times, but each has the same neighbours, equally often.`,
  };
}

export const prediction = predict();
