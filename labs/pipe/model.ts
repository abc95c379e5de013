import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { nameOf, Run, type Act, type State, type Target } from './run';

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

/** Runs worth starting from: the program order.c, a crash, a pipe that fills, a reader that leaves. */
export const EXAMPLES = {
  'order.c': acts('oeoexrrrrr'),
  'A crash': acts('ooeokrr'),
  'A full pipe': acts('eeeeeeeorrrxrrrrrr'),
  'The reader leaves': acts('oeorlfo'),
} as const;

function trace({ target, acts: all }: Setup): readonly Frame<State>[] {
  const run = new Run(target);
  for (const act of all) run.do(act);
  return closed(run.frames, all.length, MOST_ACTS);
}

const initial: Setup = { target: 'pipe', acts: EXAMPLES['order.c'] };

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
  const order = seen.map((line) => line.number).join(' ');
  const choices = ['1 2 3 4', '2 4 1 3', '1 3 2 4'];
  return {
    question: 'The program now exits and the reader reads to the end. In which order does it get the four lines?',
    choices,
    right: choices.indexOf(order),
    because: `It gets ${seen.map(nameOf).join(', ')}: stderr went into the pipe at once, stdout waited in the program.`,
  };
}

export const prediction = predict();
