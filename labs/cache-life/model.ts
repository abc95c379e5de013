import { closed, type LabModel, type Prediction } from '../../lib/labModel';

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

/** A setup in eight signs at most for each visit: cache, policy, validator, then the waits; “c” marks a change. */
const SHAPE = /^([bs])([0-7])([e-])((?:\.\d{1,3}c?){0,8})$/;

export const model: LabModel<Setup, State> = {
  name: 'cache-life',
  initial,
  startAt: 0,
  trace: (setup) => closed(run(setup), setup.visits.length, MOST_VISITS),
  encode: ({ cache, policy, etag, visits }) =>
    `${cache[0]!}${POLICIES.indexOf(policy)}${etag ? 'e' : '-'}${visits.map(({ wait, changed }) => `.${wait}${changed ? 'c' : ''}`).join('')}`,
  decode(text) {
    const match = SHAPE.exec(text);
    if (!match) return null;
    const [, cache, policy, etag, rest] = match;
    const visits = rest!
      .split('.')
      .slice(1)
      .map((part) => ({ wait: Number.parseInt(part), changed: part.endsWith('c') }));
    const setup: Setup = {
      cache: cache === 's' ? 'shared' : 'browser',
      policy: POLICIES[Number(policy)]!,
      etag: etag === 'e',
      visits,
    };
    return visits.every(({ wait }) => wait >= 1) && model.encode(setup) === text ? setup : null;
  },
};

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
