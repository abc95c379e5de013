import {
  byLetter,
  defineLab,
  fields,
  oneOf,
  rest,
  whole,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { run, type Setup, type State } from './run';

export const MOST_GAPS = 6;
const LONGEST_LIMIT = 90;

/** Pairs of limits, and the gap between two requests that tells them apart. */
export const EXAMPLES = {
  'Server closes first': { server: 5, client: 60, gaps: [30, 49, 60] },
  'Server closes after 75 s': { server: 75, client: 90, gaps: [600, 749] },
  'Client closes first': { server: 5, client: 4, gaps: [30, 49, 60] },
} as const;

const initial: Setup = { method: 'POST', ...EXAMPLES['Server closes first'] };
const limit: Part<number | null> = oneOf(
  [null, ...Array.from({ length: LONGEST_LIMIT }, (_, index) => index + 1)],
  (seconds) => seconds ?? '-',
);

export const model = defineLab<Setup, State>({
  name: 'keep-alive',
  setup: fields({ method: byLetter(['GET', 'POST']), server: limit, client: limit, gaps: rest(whole(1, 999), 6) }),
  initial,
  startAt: run({ ...initial, gaps: initial.gaps.slice(0, 1) }).length - 1,
  trace: run,
});

function predict(): Prediction {
  const outcome = (setup: Setup) => run(setup).findLast(({ state }) => state.current !== null)!.state.current!;
  const two = { ...initial, gaps: initial.gaps.slice(0, 2) };
  const choices = ['It gets a response on the same connection', 'It gets a response on a new connection', 'It is lost'];
  return {
    question: `The server closes after 5 s of idle time, the client's pool after 60 s. The next POST leaves after ${initial.gaps[1]! / 10} s. What becomes of it?`,
    choices,
    right: { reused: 0, new: 1, repeated: 1, lost: 2 }[outcome(two)],
    because: `${run(two).at(-1)!.text} With a client that closes after 4 s: ${run({ ...two, client: 4 }).at(-1)!.text}`,
  };
}

export const prediction = predict();
