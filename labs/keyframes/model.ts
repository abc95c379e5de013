import { defineLab, places, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { DIRECTIONS, EASINGS, FILLS, momentOf, OWN, type Moment, type Setup } from './rules';

export interface State {
  readonly setup: Setup;
  readonly time: number;
  readonly moment: Moment;
}

/** The times that can be looked at, in milliseconds. */
export const END = 4000;
export const TICK = 250;
const TIMES = Array.from({ length: END / TICK + 1 }, (_, index) => index * TICK);

export const DURATIONS = [500, 1000, 2000] as const;
export const DELAYS = [-1000, 0, 1000] as const;
export const ITERATIONS = [1, 2, 2.5, 3] as const;

const plain: Setup = {
  duration: 2000,
  delay: 0,
  iterations: 1,
  direction: 'normal',
  fill: 'none',
  easing: 'linear',
};

/** The lines of the note's sample times.html, by their names. */
export const EXAMPLES = {
  plain,
  eased: { ...plain, easing: 'ease-in-out' },
  stepped: { ...plain, easing: 'steps(4)' },
  late: { ...plain, delay: 1000 },
  'late-fill': { ...plain, delay: 1000, fill: 'both' },
  early: { ...plain, delay: -1000 },
  'to-and-fro': { ...plain, duration: 1000, iterations: 2.5, direction: 'alternate', fill: 'forwards' },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['to-and-fro'];

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** The value as it is shown. */
export const pixels = (value: number): number => Math.round(value);

/** Where a moment lies, in the words of the note. */
export const WHEN = { before: 'in the delay', active: 'in a pass', after: 'after the end' } as const;

function says({ setup, time, moment }: State): string {
  const { phase, pass, back, progress, eased, value } = moment;
  const when = WHEN[phase];
  if (pass === null) return `${time} ms: ${when}, the fill mode sets nothing, so the own value counts, ${OWN} pixels.`;
  const place = `pass ${pass + 1}${back ? ', backwards' : ''}, at ${percent(progress!)}`;
  const done = eased === progress ? '' : `, which ${setup.easing} turns into ${percent(eased!)} of the way`;
  const filled = phase === 'active' ? '' : `${when}, the fill mode sets the value of `;
  return `${time} ms: ${filled}${place}${done}: ${pixels(value)} pixels.`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  return TIMES.map((time) => {
    const state = { setup, time, moment: momentOf(setup, time) };
    return { state, text: says(state) };
  });
}

export const model = defineLab<Setup, State>({
  name: 'keyframes',
  setup: places({
    duration: DURATIONS,
    delay: DELAYS,
    iterations: ITERATIONS,
    direction: DIRECTIONS,
    fill: FILLS,
    easing: EASINGS,
  }),
  initial,
  // The next step is the end of the two and a half passes.
  startAt: 2250 / TICK,
  trace,
});

function predict(): Prediction {
  const end = pixels(momentOf(initial, initial.duration * initial.iterations).value);
  const values = [...new Set([OWN, end, 120])];
  return {
    question: 'Two and a half passes between 20 and 120 pixels, with alternate and forwards. Where does the box stay?',
    choices: values.map((value) => `at ${value}`),
    right: values.indexOf(end),
    because:
      'forwards keeps the value of the end. Here the end is half-way in the third pass, between the two keyframes.',
  };
}

export const prediction = predict();
