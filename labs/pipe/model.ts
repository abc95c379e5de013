import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { Run, type Act, type State, type Target } from './run';

export interface Setup {
  readonly target: Target;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 60;

const LETTER = { out: 'o', err: 'e', flush: 'f', read: 'r', exit: 'x', kill: 'k', leave: 'l' } as const;
const ACT = { o: 'out', e: 'err', f: 'flush', r: 'read', x: 'exit', k: 'kill', l: 'leave' } as const;
const TARGET = { t: 'terminal', p: 'pipe', l: 'lines' } as const;

/** Reads `oex`: one letter for each act. */
export const acts = (text: string): Act[] => [...text].map((letter) => ACT[letter as keyof typeof ACT]);

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

export const model: LabModel<Setup, State> = {
  name: 'pipe',
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 4) }).length - 1,
  trace,
  encode: ({ target, acts: all }) => `${target[0]}.${all.map((act) => LETTER[act]).join('')}`,
  decode(text) {
    const match = /^([tpl])\.([oefrxkl]*)$/.exec(text);
    if (!match || match[2]!.length > MOST_ACTS) return null;
    return { target: TARGET[match[1] as keyof typeof TARGET], acts: acts(match[2]!) };
  },
};

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
