import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { Run, type Op, type State } from './run';

export interface Setup {
  /** Whether a young collection also starts from old objects with noted cards. */
  readonly cards: 'read' | 'ignored';
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const LETTER = { keep: 'k', brief: 'b', link: 'l', young: 'y', full: 'f' } as const;
const ACT = { k: 'keep', b: 'brief', l: 'link', y: 'young', f: 'full' } as const;

const word = (op: Op): string => (op.act === 'drop' ? `d${op.name}` : LETTER[op.act]);

/** Reads `k b dA y`: keep, brief, drop A, young collection. */
export const ops = (text: string): Op[] =>
  text
    .split(' ')
    .map((one) => (one[0] === 'd' ? { act: 'drop', name: one.slice(1) } : { act: ACT[one as keyof typeof ACT] }));

/** Runs worth starting from. */
export const EXAMPLES = {
  'Old points to young': ops('k y y b l b y'),
  'Most die young': ops('k b b b b b b b b b b b'),
  'Few die': ops('k k k k k k k k k k k k'),
  'A leak': ops('k k k k k k k k k k k k k'),
} as const;

export function trace({ cards, ops: list }: Setup): readonly Frame<State>[] {
  const run = new Run(cards === 'read');
  for (const op of list) run.do(op);
  return closed(run.frames, list.length, MOST_OPS);
}

const initial: Setup = { cards: 'read', ops: EXAMPLES['Old points to young'] };

export const model: LabModel<Setup, State> = {
  name: 'generations',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
  encode: ({ cards, ops: list }) => [cards[0], ...list.map(word)].join('.'),
  decode(text) {
    const [letter = '', ...words] = text.split('.');
    const cards = letter === 'r' ? 'read' : letter === 'i' ? 'ignored' : null;
    if (cards === null || words.length > MOST_OPS) return null;
    if (!words.every((one) => /^([kblyf]|d[A-Z]2?)$/.test(one))) return null;
    return { cards, ops: words.length === 0 ? [] : ops(words.join(' ')) };
  },
};

function predict(): Prediction {
  const kept = trace(initial).at(-1)!;
  const without = trace({ ...initial, cards: 'ignored' }).at(-1)!;
  return {
    question:
      'A is old. C is young, and only A refers to it; B and D are garbage. The young collection does not walk through the old generation. Does C survive?',
    choices: ['Yes', 'No: nothing young or variable refers to it'],
    right: kept.state.items.some((item) => item.name === 'C') ? 0 : 1,
    because: `The store into A marked a card, and the collection starts from there too. ${kept.text} With the cards ignored: ${without.text}`,
  };
}

export const prediction = predict();
