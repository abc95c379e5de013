import { defineLab, fields, oneOf, whole, type Prediction } from '@groundwork/labs-kit/model';

import { KINDS, pins, play, WAIT, COMPUTE, WAYS, type Setup, type State } from './run';

export const MOST = { carriers: 3, tasks: 8 } as const;

const initial: Setup = { kind: '25', way: 'pause', carriers: 1, tasks: 4 };

export const model = defineLab<Setup, State>({
  name: 'carriers',
  setup: fields({
    kind: oneOf(KINDS),
    way: oneOf(WAYS),
    carriers: whole(1, MOST.carriers),
    tasks: whole(1, MOST.tasks),
  }),
  initial,
  startAt: 1,
  trace: play,
});

/** Ticks until all tasks are done. */
export const ticks = (setup: Setup): number => play(setup).at(-1)!.state.now;

/** `free` or `held`: what the note's program says of the carrier while its first thread waits. */
export const carrierWhile = (setup: Pick<Setup, 'kind' | 'way'>): string => (pins(setup) ? 'held' : 'free');

function predict(): Prediction {
  const unmounted = ticks(initial);
  const pinned = ticks({ ...initial, way: 'initialisation' });
  const choices = [`${pinned} ticks: one after the other`, `${unmounted} ticks: the waits overlap`];
  return {
    question: `Four virtual threads share one carrier. Each computes ${COMPUTE} tick, waits ${WAIT} and computes ${COMPUTE}. When is the last one done?`,
    choices,
    right: choices.findIndex((choice) => choice.startsWith(`${ticks(initial)} `)),
    because: `A thread that waits gives its carrier away, so all waits overlap: ${unmounted} ticks. If it held the carrier, as in a class initialiser, it would be ${pinned}.`,
  };
}

export const prediction = predict();
