import { defineLab, fields, oneOf, whole, type Prediction } from '@groundwork/labs-kit/model';

import { COMPUTE, KINDS, pins, play, WAYS, type Setup, type State } from './run';

export const MOST = { carriers: 3, tasks: 8, wait: 8 } as const;

const initial: Setup = { kind: '25', way: 'pause', carriers: 1, tasks: 4, wait: 4 };

/** The same, but native code on each stack. */
export const PINNED: Setup = { ...initial, way: 'initialisation' };

/** What an address meant before the reader could change how long each waits. */
const OLD_ADDRESS = /^\w+\.\w+\.\d\.\d$/;

export const model = defineLab<Setup, State>({
  name: 'carriers',
  setup: fields({
    kind: oneOf(KINDS),
    way: oneOf(WAYS),
    carriers: whole(1, MOST.carriers),
    tasks: whole(1, MOST.tasks),
    wait: whole(1, MOST.wait),
  }),
  initial,
  startAt: 2,
  trace: (setup) => play(setup).frames,
  renewed: (text) => (OLD_ADDRESS.test(text) ? `${text}.${initial.wait}` : text),
});

/** What readers can start from. */
export const EXAMPLES: Readonly<Record<string, Pick<Setup, 'kind' | 'way'>>> = {
  sleep: { kind: '25', way: 'pause' },
  'a class initialiser': { kind: '25', way: 'initialisation' },
  'synchronized, JDK 25': { kind: '25', way: 'synchronized' },
  'synchronized, JDK 21': { kind: '21', way: 'synchronized' },
  'platform threads': { kind: 'platform', way: 'pause' },
};

/** Ticks until all tasks have ended. */
export const ticks = (setup: Setup): number => play(setup).end;

/** `free` or `held`: what the note's program says of the carrier while its first thread waits. */
export const carrierWhile = (setup: Pick<Setup, 'kind' | 'way'>): string => (pins(setup) ? 'held' : 'free');

function predict(): Prediction {
  const ends = [COMPUTE + initial.wait + COMPUTE, ticks(initial), ticks(PINNED)];
  return {
    question: `Four threads share one carrier. Each computes for ${COMPUTE} tick, waits ${initial.wait} ticks, and computes for ${COMPUTE} tick. When does the last one end?`,
    choices: ends.map((end) => `tick ${end}`),
    right: ends.indexOf(ticks(initial)),
    because: `A thread that waits is not on the carrier, so all four can wait at the same time. But the carrier runs one thread at a time. So the last one ends at tick ${ends[1]}. If each held the carrier while it waits, it would end at tick ${ends[2]}.`,
  };
}

export const prediction = predict();
