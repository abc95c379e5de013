import {
  byLetter,
  closed,
  defineLab,
  fields,
  glued,
  list,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Act, type Handler, type Mode, type State } from './run';

export interface Setup {
  readonly mode: Mode;
  readonly handler: Handler;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 60;
const act = byLetter(['write', 'close', 'turn', 'modify']);

/** Reads `wwt`: one letter for each act. */
export const acts = (text: string): Act[] => valuesOf(act, text, '');

/** The programs of the note: two orders and a third (edge.py), an order and the end before the first wait (last.py). */
export const EXAMPLES = {
  'edge.py': acts('wwttwt'),
  'An order, then the end': acts('wctt'),
} as const;

function trace({ mode, handler, acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run(mode, handler);
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { mode: 'edge', handler: 'one', acts: EXAMPLES['edge.py'] };

export const model = defineLab<Setup, State>({
  name: 'epoll',
  setup: fields({
    mode: byLetter(['level', 'edge']),
    handler: glued(byLetter(['one', 'drain'])),
    acts: list(act, MOST_ACTS),
  }),
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 3) }).length - 1,
  trace,
});

function predict(): Prediction {
  const soFar = { ...initial, acts: initial.acts.slice(0, 4) };
  const [edge, level] = (['edge', 'level'] as const).map((mode) => trace({ ...soFar, mode }).at(-1)!);
  return {
    question: 'Order 2 is in the pipe, and the program waits again. What does epoll_wait do?',
    choices: ['It returns an event for order 2', 'It sleeps'],
    right: edge!.state.wait === 'nothing' ? 1 : 0,
    because: `Edge-triggered: ${edge!.text} Level-triggered: ${level!.text}`,
  };
}

export const prediction = predict();
