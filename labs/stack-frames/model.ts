import type { Frame, LabModel, Prediction } from '../../lib/labModel';
import { Run, type Ending, type Protection, type State } from './run';

export interface Setup {
  readonly protection: Protection;
  /** Words that `fill` writes; 0 stands for one word, the return address. */
  readonly count: number;
}

export const MOST_WORDS = 6;

const LETTER = { none: 'n', canary: 'c', shadow: 's' } as const;
const PROTECTION = { n: 'none', c: 'canary', s: 'shadow' } as const;

const trace = ({ protection, count }: Setup): readonly Frame<State>[] => new Run(protection, count).frames;

/** The frame in which fill has been called and has written nothing. */
export const beforeFill = (setup: Setup): number => trace(setup).findIndex(({ text }) => text.startsWith('call fill'));

export const endingOf = (setup: Setup): Ending => trace(setup).at(-1)!.state.ending!;

const initial: Setup = { protection: 'none', count: MOST_WORDS };

export const model: LabModel<Setup, State> = {
  name: 'stack-frames',
  initial,
  startAt: beforeFill(initial),
  trace,
  encode: ({ protection, count }) => `${LETTER[protection]}${count}`,
  decode(text) {
    const match = /^([ncs])([0-6])$/.exec(text);
    return match && { protection: PROTECTION[match[1] as keyof typeof PROTECTION], count: Number(match[2]) };
  },
};

function predict(): Prediction {
  const frames = trace(initial);
  const third = frames[model.startAt + 3]!;
  const noticed = frames.findIndex(({ state }) => state.ending === 'abort' || state.ending === 'fault');
  return {
    question: 'The buffer has two words and fill is about to write six, without any protection. When is it noticed?',
    choices: ['At the third word', 'When greet returns', 'Not at all'],
    right: noticed < 0 ? 2 : noticed < frames.length - 1 ? 0 : 1,
    because: `Third word: ${third.text} At the end: ${frames.at(-1)!.text}`,
  };
}

export const prediction = predict();
