import { defineLab, fields, type Frame, type Part, type Prediction } from '@groundwork/labs-kit/model';

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

const written = (most: number): Part<string> => ({
  pattern: '[^.]+',
  write: encodeURIComponent,
  read(text) {
    try {
      const value = decodeURIComponent(text);
      return value.length <= most && ALLOWED.test(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
});

function trace({ text, word }: Setup): readonly Frame<State>[] {
  return play(text, word);
}

export const model = defineLab<Setup, State>({
  name: 'tokeniser',
  setup: fields({ word: written(LIMITS.word), text: written(LIMITS.text) }),
  initial,
  startAt: 0,
  trace,
});

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
