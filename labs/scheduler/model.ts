import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import { LOOP_SLICE, Run, type State } from './run';

export const SLICES = ['1', '4', '100'] as const;
export const NICES = ['0', '5'] as const;

export interface Setup {
  /** Of the first loop. */
  readonly nice: (typeof NICES)[number];
  /** Milliseconds that the sleeper asks for. */
  readonly slice: (typeof SLICES)[number];
}

function trace({ nice, slice }: Setup): readonly Frame<State>[] {
  const run = new Run(nice === '5' ? 5 : 0, Number(slice));
  run.play();
  return run.frames;
}

const initial: Setup = { nice: '0', slice: '100' };

/** The frame at which the sleeper wakes for the first time. */
export const wakes = (setup: Setup): number =>
  trace(setup).findIndex((frame) => frame.text.includes('The sleeper wakes'));

export const model: LabModel<Setup, State> = {
  name: 'scheduler',
  initial,
  startAt: wakes(initial),
  trace,
  encode: ({ nice, slice }) => `${nice}.${slice}`,
  decode(text) {
    const [nice, slice, ...rest] = text.split('.');
    const ofNice = NICES.find((one) => one === nice);
    const ofSlice = SLICES.find((one) => one === slice);
    return ofNice && ofSlice && rest.length === 0 ? { nice: ofNice, slice: ofSlice } : null;
  },
};

/** How long the sleeper waited for the processor after its first sleep. */
export const firstDelay = (setup: Setup): number =>
  trace(setup).find((frame) => frame.state.late.length > 0)!.state.late[0]!;

function predict(): Prediction {
  const delay = firstDelay(initial);
  const short = firstDelay({ ...initial, slice: '1' });
  const choices = ['At once', `Within a slice of the loops, ${LOOP_SLICE} ms`, 'Later than that'];
  return {
    question:
      'The sleeper has just woken, owed nothing and owing nothing, and asks for 100 ms at a time. When does it run?',
    choices,
    right: delay === 0 ? 0 : delay <= LOOP_SLICE ? 1 : 2,
    because: `It runs ${delay} ms later: a long slice means a far deadline, so every loop that is owed something comes first. With a slice of 1 ms it runs ${short} ms later.`,
  };
}

export const prediction = predict();

/** Milliseconds that each thread had, in the order of the table. */
export const shares = (setup: Setup): number[] =>
  trace(setup)
    .at(-1)!
    .state.threads.map((one) => one.ran);
