import {
  closed,
  defineLab,
  fields,
  matching,
  oneOf,
  where,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Heap, type State } from './heap';
import { SCENES, scenes, type Name } from './scenes';

/** `g` collects, `m` collects when memory is short, `q` takes from the queue, a digit drops that variable. */
export interface Setup {
  readonly scene: Name;
  readonly ops: string;
}

export const MOST_OPS = 16;

function trace({ scene, ops }: Setup): readonly Frame<State>[] {
  const heap = new Heap(scene);
  for (const op of ops) {
    if (op === 'q') heap.take();
    else if (op === 'g' || op === 'm') heap.collect(op === 'm');
    else heap.drop(scenes[scene].variables[Number(op)]!);
  }
  return closed(heap.frames, ops.length, MOST_OPS);
}

const initial: Setup = { scene: 'boxes', ops: 'gm' };

/** What each scene is for: the run that tells it. */
export const RUNS = { boxes: 'gm', holds: '1gq', knows: '1gqg', captures: '1gq', record: '1gqg', page: '2gm' } as const;

export const model = defineLab<Setup, State>({
  name: 'reachability',
  setup: where(fields({ scene: oneOf(SCENES), ops: matching(`[gmq\\d]{0,${MOST_OPS}}`) }), ({ scene, ops }) =>
    [...ops].every((op) => /[gmq]/.test(op) || Number(op) < scenes[scene].variables.length),
  ),
  initial,
  startAt: trace({ scene: 'boxes', ops: 'g' }).length - 1,
  trace,
});

function predict(): Prediction {
  const frames = trace(initial);
  const arrays = (index: number) =>
    frames
      .at(index)!
      .state.objects.filter((name) => name.startsWith('array'))
      .join(' and ');
  const choices = ['array S and array B', 'array B', 'none'];
  return {
    question: 'The first collection is over. In the next one memory is short. Which arrays are left after it?',
    choices,
    right: choices.indexOf(arrays(-1)),
    because: `${frames.findLast(({ text }) => text.startsWith('Soft references'))!.text} ${frames.at(-1)!.text}`,
  };
}

export const prediction = predict();
