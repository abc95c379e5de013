import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { Run, type Act, type Handler, type Mode, type State } from './run';

export interface Setup {
  readonly mode: Mode;
  readonly handler: Handler;
  readonly acts: readonly Act[];
}

export const MOST_ACTS = 60;

const LETTER = { write: 'w', close: 'c', turn: 't', modify: 'm' } as const;
const ACT = { w: 'write', c: 'close', t: 'turn', m: 'modify' } as const;
const MODE = { l: 'level', e: 'edge' } as const;
const HANDLER = { o: 'one', d: 'drain' } as const;

/** Reads `wwt`: one letter for each act. */
export const acts = (text: string): Act[] => [...text].map((letter) => ACT[letter as keyof typeof ACT]);

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

export const model: LabModel<Setup, State> = {
  name: 'epoll',
  initial,
  startAt: trace({ ...initial, acts: initial.acts.slice(0, 3) }).length - 1,
  trace,
  encode: ({ mode, handler, acts: all }) => `${mode[0]}${handler[0]}.${all.map((act) => LETTER[act]).join('')}`,
  decode(text) {
    const match = /^([le])([od])\.([wctm]*)$/.exec(text);
    if (!match || match[3]!.length > MOST_ACTS) return null;
    const [, mode, handler, letters] = match;
    return {
      mode: MODE[mode as keyof typeof MODE],
      handler: HANDLER[handler as keyof typeof HANDLER],
      acts: acts(letters!),
    };
  },
};

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
