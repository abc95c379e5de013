import {
  byLetter,
  byPlace,
  closed,
  defineLab,
  fields,
  flag,
  rest,
  whole,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { HEADERS, run, type Policy, type Setup, type State, type Visit } from './run';

export const MOST_VISITS = 8;
export const POLICIES = Object.keys(HEADERS) as readonly Policy[];

const later = (...waits: number[]): readonly Visit[] => waits.map((wait) => ({ wait, changed: false }));

/** Lives worth following. */
export const EXAMPLES = {
  'A change nobody sees': {
    cache: 'browser',
    policy: 'swr',
    etag: true,
    visits: [{ wait: 30, changed: true }, ...later(60, 5)],
  },
  'no-cache': { cache: 'browser', policy: 'no-cache', etag: true, visits: later(5, 5) },
  'Forgotten header': {
    cache: 'browser',
    policy: 'last-modified',
    etag: false,
    visits: [{ wait: 40, changed: true }, ...later(40)],
  },
  'In a CDN': { cache: 'shared', policy: 's-maxage', etag: true, visits: later(30, 40) },
} as const satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['A change nobody sees'];

export const model = defineLab<Setup, State>({
  name: 'cache-life',
  setup: fields(
    {
      cache: byLetter(['browser', 'shared']),
      policy: byPlace(POLICIES),
      etag: flag('e', '-'),
      visits: rest(fields<Visit>({ wait: whole(1, 999), changed: flag('c', '') }, ''), MOST_VISITS),
    },
    '',
  ),
  initial,
  startAt: 0,
  trace: (setup) => closed(run(setup), setup.visits.length, MOST_VISITS),
});

function predict(): Prediction {
  const last = run(initial).at(-1)!;
  const versions = run({ ...initial, visits: initial.visits.slice(0, 2) });
  const read = versions.filter(({ state }) => state.read !== null).at(-1)!.state.read!;
  return {
    question:
      'max-age=60, stale-while-revalidate=60. The file changes at 15 s. Requests come at 0, 30, 90 and 95 s. Which version does the request at 90 s read?',
    choices: ['#1, the old one', '#2, the new one'],
    right: read - 1,
    because: `The copy is stale by then, but for less than 60 s: the cache still answers with it, and asks the server in the background. Only the request at 95 s reads #${last.state.read!}.`,
  };
}

export const prediction = predict();
