import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import { bestPair, piecesOf, shown } from './bpe';
import { play, type State } from './run';

export interface Setup {
  readonly text: string;
  readonly word: string;
}

export const LIMITS = { text: 90, word: 24 } as const;
/** What may be learnt from or encoded: letters of any script, digits, spaces and commas. */
export const PATTERN = '[\\p{L}\\p{N} ,]+';
const ALLOWED = new RegExp(`^${PATTERN}$`, 'u');

/** Texts worth starting from; the first is that of the note's program. */
export const EXAMPLES = {
  endings: { text: 'low lower lowest, new newer newest, wide wider widest', word: ' slowest' },
  digits: { text: '1000 2000 3000 100 200 300 1999 2024 2025 2026', word: ' 20262000' },
  'one word': { text: 'banana banana banana', word: ' bananas' },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES.endings;

const fits = (text: string, most: number) => text.length > 0 && text.length <= most && ALLOWED.test(text);

function trace({ text, word }: Setup): readonly Frame<State>[] {
  return play(text, word);
}

export const model: LabModel<Setup, State> = {
  name: 'tokeniser',
  initial,
  startAt: 0,
  trace,
  encode: ({ text, word }) => `${encodeURIComponent(word)}.${encodeURIComponent(text)}`,
  decode(written) {
    const [first = '', second = '', ...rest] = written.split('.');
    if (rest.length > 0) return null;
    try {
      const setup = { word: decodeURIComponent(first), text: decodeURIComponent(second) };
      const canonical = model.encode(setup) === written;
      return canonical && fits(setup.text, LIMITS.text) && fits(setup.word, LIMITS.word) ? setup : null;
    } catch {
      return null;
    }
  },
};

function predict(): Prediction {
  const words = piecesOf(initial.text).map((piece) => [...piece]);
  const { left, right, times } = bestPair(words)!;
  const pairs = [
    ['l', 'o'],
    ['w', 'e'],
    ['s', 't'],
  ] as const;
  return {
    question: `The text is “${initial.text}”. Which pair becomes a token first?`,
    choices: pairs.map((pair) => pair.join(' + ')),
    right: pairs.findIndex(([a, b]) => a === left && b === right),
    because: `${shown(left)} and ${shown(right)} are neighbours ${times} times, in lower, lowest, newer and newest; no other pair is so frequent.`,
  };
}

export const prediction = predict();
