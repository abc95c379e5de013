import { defineLab, fields, oneOf, where, whole, type Prediction } from '@groundwork/labs-kit/model';

import { distribution, play, PROMPTS, type Choices, type Filter, type Prompt, type State } from './run';

export type Setup = Choices;

/** What a filter can be set to: words for top-k, hundredths for the others. */
export const KEEP = {
  all: [0, 0],
  k: [1, 21],
  p: [1, 100],
  m: [1, 100],
} as const satisfies Record<Filter, readonly [number, number]>;
/** Where a filter starts when it is chosen. */
export const USUAL = { all: 0, k: 3, p: 90, m: 10 } as const;
export const TENTHS = [1, 40] as const;

const initial: Setup = { prompt: 'sat', tenths: 5, filter: 'all', keep: 0 };
const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

export const model = defineLab<Setup, State>({
  name: 'next-token',
  setup: where(
    fields({
      prompt: oneOf(Object.keys(PROMPTS) as Prompt[]),
      tenths: whole(...TENTHS),
      filter: oneOf(Object.keys(KEEP) as Filter[]),
      keep: whole(0, 100),
    }),
    ({ filter, keep }) => within(keep, KEEP[filter]),
  ),
  initial,
  startAt: 0,
  trace: play,
});

/** How many times as probable the first word is as the second. */
export function ratio(setup: Setup): number {
  const [first, second] = distribution(setup);
  return first!.p / second!.p;
}

function predict(): Prediction {
  const times = ratio(initial);
  const choices = [1.22, 1.5, 2.24, 3];
  return {
    question:
      'The model looks only at the last two words of the prompt, “on the”. In its training text, “sofa” follows them three times and “mat” twice. At temperature 0.5, about how many times as probable as “mat” is “sofa”?',
    choices: choices.map((choice) => `${choice} times`),
    right: choices.findIndex((choice) => Math.abs(choice - times) < 0.01),
    because: `Dividing the logits by 0.5 doubles them. Therefore the ratio of about 3 to 2 between the probabilities is squared: 1.5 times 1.5 is 2.25. With the 0.01 that is added to each count, it is ${times.toFixed(2)}.`,
  };
}

export const prediction = predict();
