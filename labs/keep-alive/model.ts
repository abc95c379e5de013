import type { LabModel, Prediction } from '../../lib/labModel';

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
const limit = (text: string) => (text === '-' ? null : Number(text));
const allowed = (value: number | null) => value === null || (value >= 1 && value <= LONGEST_LIMIT);

export const model: LabModel<Setup, State> = {
  name: 'keep-alive',
  initial,
  startAt: run({ ...initial, gaps: initial.gaps.slice(0, 1) }).length - 1,
  trace: run,
  encode: ({ method, server, client, gaps }) => [method[0], server ?? '-', client ?? '-', ...gaps].join('.'),
  decode(text) {
    const match = /^([GP])\.(-|[1-9]\d?)\.(-|[1-9]\d?)((?:\.[1-9]\d{0,2}){0,6})$/.exec(text);
    if (!match) return null;
    const [server, client] = [limit(match[2]!), limit(match[3]!)];
    if (!allowed(server) || !allowed(client)) return null;
    const gaps = match[4] === '' ? [] : match[4]!.slice(1).split('.').map(Number);
    return { method: match[1] === 'G' ? 'GET' : 'POST', server, client, gaps };
  },
};

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
