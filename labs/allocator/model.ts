import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';
import { UNITS, type Strategy } from './heap';
import { Run, type Op, type State } from './run';

export interface Setup {
  readonly strategy: Strategy;
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const LETTER = { first: 'f', best: 'b', worst: 'w', buddy: 'y' } as const;
const STRATEGY = { f: 'first', b: 'best', w: 'worst', y: 'buddy' } as const;

/** Reads `5 -B c`: take 5 units, free block B, compact. */
export function ops(text: string): Op[] {
  return text.split(' ').map((word): Op => {
    if (word === 'c') return { act: 'compact' };
    return word.startsWith('-') ? { act: 'free', name: word.slice(1) } : { act: 'take', size: Number(word) };
  });
}

const written = (op: Op): string => (op.act === 'compact' ? 'c' : op.act === 'free' ? `-${op.name}` : String(op.size));

/** Runs worth starting from. */
export const EXAMPLES = {
  'Every second block freed': ops('4 4 4 4 4 4 4 4 -B -D -F -H 5'),
  'Where best fit wins': ops('8 2 6 16 -A -C 4 8'),
  'Where first fit wins': ops('8 2 6 16 -A -C 3 5 5'),
  'Sizes just above a power of two': ops('5 5 5 5 5'),
} as const;

function trace({ strategy, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(strategy);
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { strategy: 'first', ops: EXAMPLES['Every second block freed'] };

export const model: LabModel<Setup, State> = {
  name: 'allocator',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
  encode: ({ strategy, ops: list }) => [LETTER[strategy], ...list.map(written)].join('.'),
  decode(text) {
    const [letter = '', ...words] = text.split('.');
    if (!Object.hasOwn(STRATEGY, letter) || words.length > MOST_OPS) return null;
    const sound = (word: string) => /^(c|-[A-Za-z]|[1-9]\d?)$/.test(word) && !(Number(word) > UNITS);
    if (!words.every(sound)) return null;
    return { strategy: STRATEGY[letter as keyof typeof STRATEGY], ops: words.length === 0 ? [] : ops(words.join(' ')) };
  },
};

function predict(): Prediction {
  const last = trace(initial).at(-1)!;
  return {
    question: 'Half of the 32 units are free. A request for 5 comes next. Will it be granted?',
    choices: ['Yes', 'No'],
    right: last.state.refused > 0 ? 1 : 0,
    because: last.text,
  };
}

export const prediction = predict();
