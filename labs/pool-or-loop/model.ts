import type { LabModel, Prediction } from '../../lib/labModel';

import { run, type Kind, type Server, type Setup, type State } from './run';

export const MOST_REQUESTS = 8;
export const MOST_THREADS = 4;

const SERVER = { p: 'pool', b: 'blocking', l: 'loop', v: 'virtual' } as const;
const KIND = { r: 'report', p: 'ping', s: 'sum' } as const;
const letter = (names: Readonly<Record<string, string>>, name: string) =>
  Object.keys(names).find((key) => names[key] === name)!;

/** Reads `rrp`: a report, a report, a ping. */
export const kinds = (text: string): Kind[] => [...text].map((key) => KIND[key as keyof typeof KIND]);

export const EXAMPLES = {
  'Two reports, a ping': kinds('rrp'),
  'Five reports, a ping': kinds('rrrrrp'),
  'A sum, a ping': kinds('sp'),
} as const;

const initial: Setup = { server: 'pool', threads: 2, requests: EXAMPLES['Two reports, a ping'] };

export const model: LabModel<Setup, State> = {
  name: 'pool-or-loop',
  initial,
  startAt: initial.requests.length - 1,
  trace: run,
  encode: ({ server, threads, requests }) =>
    `${letter(SERVER, server)}${threads}.${requests.map((kind) => letter(KIND, kind)).join('')}`,
  decode(text) {
    const match = /^([pblv])([1-4])\.([rps]{0,8})$/.exec(text);
    if (!match) return null;
    return { server: SERVER[match[1] as keyof typeof SERVER], threads: Number(match[2]), requests: kinds(match[3]!) };
  },
};

/** The tick at which the last request of a setup is answered. */
export function answered(setup: Setup): number {
  return run(setup).at(-1)!.state.requests.at(-1)!.answered!;
}

function predict(): Prediction {
  const at = answered(initial);
  const other = (server: Server) => answered({ ...initial, server });
  const ticks = [other('virtual'), at, answered({ ...initial, threads: 1 })];
  return {
    question: `Two threads, each held by a report that waits for another service. A ping arrives at tick 2, and the processor is idle. At which tick is it answered?`,
    choices: ticks.map((tick) => `${tick}`),
    right: ticks.indexOf(at),
    because: `A thread has to come free first, at tick 6, and the second report is due then, too. With one thread it would be ${answered({ ...initial, threads: 1 })}; with a virtual thread for each request, or a loop that nobody blocks, ${other('virtual')}.`,
  };
}

export const prediction = predict();
