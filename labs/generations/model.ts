import {
  byLetter,
  closed,
  defineLab,
  fields,
  rest,
  valuesOf,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { Run, type Op, type State } from './run';

export interface Setup {
  /** Whether a young collection also starts from old objects with noted cards. */
  readonly cards: 'read' | 'ignored';
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;
const other = byLetter(['keep', 'brief', 'link', 'young', 'full']);
const op: Part<Op> = {
  pattern: `${other.pattern}|d[A-Z]2?`,
  write: (one) => (one.act === 'drop' ? `d${one.name}` : other.write(one.act)),
  read(word) {
    if (word.startsWith('d')) return { act: 'drop', name: word.slice(1) };
    const act = other.read(word);
    return act && { act };
  },
};

/** Reads `k b dA y`: keep, brief, drop A, young collection. */
export const ops = (text: string): Op[] => valuesOf(op, text);

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

export const model = defineLab<Setup, State>({
  name: 'generations',
  setup: fields({ cards: byLetter(['read', 'ignored']), ops: rest(op, MOST_OPS) }),
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, -1) }).length - 1,
  trace,
});

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
