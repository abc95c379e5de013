import { defineLab, fields, oneOf, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { busy, Run, type State, type Way } from './run';

export const WAYS = ['polling', 'interrupts', 'dma', 'hasty'] as const satisfies readonly Way[];
export const MOST_WORDS = 8;

export interface Setup {
  readonly way: Way;
  readonly words: number;
}

function trace({ way, words }: Setup): readonly Frame<State>[] {
  const run = new Run(way, words);
  run.play();
  return run.frames;
}

/** Ticks of the processor that a whole copy takes. */
export const cost = (setup: Setup): number => busy(trace(setup).at(-1)!.state);

const initial: Setup = { way: 'dma', words: 4 };

/** The frame in which the processor has done its part and waits, or the first one. */
export const start = (setup: Setup): number =>
  Math.max(
    0,
    trace(setup).findIndex((frame) => frame.text.includes('direction and start')),
  );

export const model = defineLab<Setup, State>({
  name: 'dma-copy',
  setup: fields({ way: oneOf(WAYS), words: whole(1, MOST_WORDS) }),
  initial,
  startAt: start(initial),
  trace,
});

/** The least number of words for which handing over costs the processor less than asking for each. */
export function breakEven(): number {
  let words = 1;
  while (cost({ way: 'dma', words }) >= cost({ way: 'polling', words })) words += 1;
  return words;
}

function predict(): Prediction {
  const least = breakEven();
  const counts = [1, 3, 6];
  const compare = (words: number) =>
    `${words} cost ${cost({ way: 'polling', words })} ticks by asking and ${cost({ way: 'dma', words })} by handing over`;
  return {
    question: 'From how many words on does handing over cost the processor less than asking for each word?',
    choices: ['From the first', 'From the third', 'From the sixth'],
    right: counts.indexOf(least),
    because: `${compare(least - 1)}, ${compare(least)}. Handing over costs the same for any number.`,
  };
}

export const prediction = predict();
