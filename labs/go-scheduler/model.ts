import { defineLab, fields, oneOf, whole, type Prediction } from '@groundwork/labs-kit/model';

import { play, WAYS, type Setup, type State } from './run';

export const MOST = { ps: 3, goroutines: 6, room: 3 } as const;

const initial: Setup = { ps: 1, goroutines: 4, room: 0, way: 'compute' };

export const model = defineLab<Setup, State>({
  name: 'go-scheduler',
  setup: fields({
    ps: whole(1, MOST.ps),
    goroutines: whole(1, MOST.goroutines),
    room: whole(0, MOST.room),
    way: oneOf(WAYS),
  }),
  initial,
  startAt: 5,
  trace: play,
});

/** In which order `main` receives. */
export const order = (setup: Setup): string => play(setup).at(-1)!.state.got.join(' ');

function predict(): Prediction {
  const choices = ['g1 g2 g3 g4', 'g4 g3 g2 g1', 'g4 g1 g2 g3'];
  return {
    question:
      'There is one P. main has started g1, g2, g3 and g4, in this order, and now waits for values. The row of P0 shows where the four goroutines are. In which order do they run?',
    choices,
    right: choices.indexOf(order(initial)),
    because:
      'A new goroutine takes the runnext slot, and the goroutine that was there moves to the end of the run queue. So g4 is in the slot and runs first. Then g1, g2 and g3 run, in the order of the queue.',
  };
}

export const prediction = predict();
