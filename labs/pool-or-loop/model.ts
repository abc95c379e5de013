import { byLetter, defineLab, fields, glued, list, valuesOf, whole, type Prediction } from '@groundwork/labs-kit/model';

import { run, type Kind, type Server, type Setup, type State } from './run';

export const MOST_REQUESTS = 8;
export const MOST_THREADS = 4;
const kind = byLetter(['report', 'ping', 'sum']);

/** Reads `rrp`: a report, a report, a ping. */
export const kinds = (text: string): Kind[] => valuesOf(kind, text, '');

export const EXAMPLES = {
  'Two reports, a ping': kinds('rrp'),
  'Five reports, a ping': kinds('rrrrrp'),
  'A sum, a ping': kinds('sp'),
} as const;

const initial: Setup = { server: 'pool', threads: 2, requests: EXAMPLES['Two reports, a ping'] };

export const model = defineLab<Setup, State>({
  name: 'pool-or-loop',
  setup: fields({
    server: byLetter(['pool', 'blocking', 'loop', 'virtual']),
    threads: glued(whole(1, MOST_THREADS)),
    requests: list(kind, 8),
  }),
  initial,
  startAt: initial.requests.length - 1,
  trace: run,
});

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
