import { defineLab, fields, oneOf, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { LENGTH, Run, type State } from './run';

export const SLICES = [1, 2, 4, 8] as const;

export interface Setup {
  /** Milliseconds of a turn. */
  readonly slice: (typeof SLICES)[number];
  /** When the message for `chat` comes. */
  readonly message: number;
}

export const FIRST_MESSAGE = 1;
export const LAST_MESSAGE = LENGTH - 1;

export const EXAMPLES = {
  'Turns of 4 ms': { slice: 4, message: 10 },
  'Turns of 1 ms': { slice: 1, message: 10 },
  'The message comes as the timer rings': { slice: 4, message: 8 },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['Turns of 4 ms'];

function trace({ slice, message }: Setup): readonly Frame<State>[] {
  const run = new Run(slice, message);
  run.play();
  return run.frames;
}

/** The nearest moment at which a message can come. */
export const messageAt = (ms: number): number => Math.min(Math.max(Math.round(ms), FIRST_MESSAGE), LAST_MESSAGE);

/** Before the registers were drawn, an address had a nice value and the slice of a sleeper. */
const OLD_ADDRESS = /^[05]\.(1|4|100)$/;

export const model = defineLab<Setup, State>({
  name: 'scheduler',
  setup: fields({ slice: oneOf(SLICES), message: whole(FIRST_MESSAGE, LAST_MESSAGE) }, 'm'),
  initial,
  startAt: 1,
  trace,
  renewed: (text) => text.replace(OLD_ADDRESS, (_, slice) => `${slice === '100' ? 8 : slice}m${initial.message}`),
});

/** Of the first frame in which a thread comes back to the core. */
export const comesBack = (setup: Setup): State =>
  trace(setup).find(({ state: { on, moves, now } }) => on === 'photos' && moves?.way === 'load' && now > 0)!.state;

function predict(): Prediction {
  const { slice } = initial;
  const { n } = comesBack(initial).registers.photos;
  const numbers = [0, slice, 2 * slice];
  return {
    question: `photos has counted to ${slice}. Now video gets the same registers and counts to ${slice}, too. With which n does photos go on?`,
    choices: numbers.map((one) => `n = ${one}`),
    right: numbers.indexOf(n),
    because: `It goes on with n = ${n}. Its registers were saved before video got them, and loaded again as they were.`,
  };
}

export const prediction = predict();
