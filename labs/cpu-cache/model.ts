import { closed, defineLab, fields, oneOf, rest, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { LINES } from './cache';
import { measure, Run, type State } from './run';

export interface Setup {
  readonly ways: Ways;
  /** Addresses in the order in which they are loaded. */
  readonly loads: readonly number[];
}

export const WAYS = [1, 2, 4, 8] as const;
export type Ways = (typeof WAYS)[number];

export const HIGHEST = 1_023;
export const MOST_LOADS = 48;

const times = (rounds: number, addresses: readonly number[]) => Array.from({ length: rounds }, () => addresses).flat();
const apart = (gap: number, count: number) => Array.from({ length: count }, (_, index) => index * gap);
const columns = (row: number) => apart(16, 4).flatMap((x) => apart(row, 4).map((y) => y + x));

/** Runs worth starting from: a few lines again and again, and 16 numbers of 16 bytes in a matrix of 4 rows. */
export const EXAMPLES = {
  '256 apart': times(3, apart(256, 3)),
  '320 apart': times(3, apart(320, 3)),
  'One line too many': times(3, apart(64, LINES + 1)),
  Rows: apart(256, 4).flatMap((y) => apart(16, 4).map((x) => y + x)),
  Columns: columns(256),
  'Columns, longer rows': columns(320),
} as const;

function trace({ ways, loads }: Setup): readonly Frame<State>[] {
  const run = new Run(ways, loads);
  for (const address of loads) run.load(address);
  return closed(run.frames, loads.length, MOST_LOADS);
}

const initial: Setup = { ways: 2, loads: EXAMPLES['256 apart'] };
const ROUND = 3;

export const model = defineLab<Setup, State>({
  name: 'cpu-cache',
  setup: fields({ ways: oneOf(WAYS), loads: rest(whole(0, HIGHEST), MOST_LOADS) }),
  initial,
  startAt: trace({ ...initial, loads: initial.loads.slice(0, ROUND) }).length - 1,
  trace,
});

/** Hits of a whole run. */
export const hitsOf = (setup: Setup): number => measure(trace(setup).at(-1)!.state).hits;

function predict(): Prediction {
  const padded = hitsOf({ ...initial, loads: EXAMPLES['320 apart'] });
  const choices = [0, 2, 4, 6].map(String);
  return {
    question:
      'The cache has room for 8 lines. A program reads the addresses 0, 256 and 512, then the same three twice more. How many of these last 6 reads are hits?',
    choices,
    right: choices.indexOf(String(hitsOf(initial))),
    because: `All three lines belong to set 0, which has 2 ways, so each line is replaced just before it is needed again. With addresses 320 bytes apart, the lines belong to three sets, and all ${padded} last reads hit.`,
  };
}

export const prediction = predict();
