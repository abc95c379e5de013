import {
  byKey,
  byLetter,
  closed,
  defineLab,
  fields,
  list,
  valuesOf,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Act, type State, type Target } from './run';

export interface Setup {
  readonly target: Target;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 60;
const act = byKey({ o: 'out', e: 'err', f: 'flush', r: 'read', x: 'exit', k: 'kill', l: 'leave' });

/** Reads `oex`: one letter for each act. */
export const acts = (text: string): Act[] => valuesOf(act, text, '');

/** Runs worth starting from: the note's program is killed or ends by itself, a pipe fills, a reader leaves. */
export const EXAMPLES = {
  'It is killed': acts('oeoekrrr'),
  'It ends by itself': acts('oeoexrrrrr'),
  'A full pipe': acts('eeeeeeeorrrxrrrrrr'),
  'The reader leaves': acts('oeorlfo'),
} as const;

function trace({ target, acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run(target);
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { target: 'pipe', acts: EXAMPLES['It is killed'] };

export const model = defineLab<Setup, State>({
  name: 'pipe',
  setup: fields({ target: byLetter(['terminal', 'pipe', 'lines']), acts: list(act, MOST_ACTS) }),
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 4) }).length - 1,
  trace,
});

function predict(): Prediction {
  const { seen } = trace(initial).at(-1)!.state;
  const choices = ['nothing', 'lines 2 and 4', 'all four lines'];
  return {
    question: 'Four lines are printed. Now kill -9 ends price.py, and cat reads to the end. What does it get?',
    choices,
    right: choices.indexOf(`lines ${seen.map(({ number }) => number).join(' and ')}`),
    because:
      'The messages, 2 and 4, lay in the pipe already. The results, 1 and 3, lay in price.py and are lost with it.',
  };
}

export const prediction = predict();
