import { byLetter, defineLab, fields, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';
import { Run, type Ending, type Protection, type State } from './run';

export interface Setup {
  readonly protection: Protection;
  /** Words that `fill` writes; 0 stands for one word, the return address. */
  readonly count: number;
}

export const MOST_WORDS = 6;

const trace = ({ protection, count }: Setup): readonly Frame<State>[] => new Run(protection, count).frames;

/** The frame in which fill has been called and has written nothing. */
export const beforeFill = (setup: Setup): number => trace(setup).findIndex(({ text }) => text.startsWith('call fill'));

export const endingOf = (setup: Setup): Ending => trace(setup).at(-1)!.state.ending!;

const initial: Setup = { protection: 'none', count: MOST_WORDS };

export const model = defineLab<Setup, State>({
  name: 'stack-frames',
  setup: fields({ protection: byLetter(['none', 'canary', 'shadow']), count: whole(0, MOST_WORDS) }, ''),
  initial,
  startAt: beforeFill(initial),
  trace,
});

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
