import {
  closed,
  defineLab,
  fields,
  oneOf,
  rest,
  valuesOf,
  whole,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { NAMES, type Name, type Opening } from './rules';
import { Run, type Op, type Rules, type State } from './run';

export interface Setup extends Rules {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 24;
/** How many rolls the shop has room for. */
export const MOST_ROLLS = 150;
export const MOST_TRUST = 60;
/** The longest pause, in seconds. */
export const MOST_WAIT = 70;

const OPENINGS: readonly Opening[] = ['none', 'DROP', 'ASK'];
const LETTERS: Readonly<Record<Name, string>> = { rolls: 'r', buns: 'u', bread: 'b', rols: 's' };

const op: Part<Op> = {
  pattern: '[rubs]|[kw]\\d{1,3}',
  write(one) {
    if ('cat' in one) return LETTERS[one.cat];
    return 'rolls' in one ? `k${one.rolls}` : `w${one.wait}`;
  },
  read(word) {
    const cat = NAMES.find((one) => LETTERS[one] === word);
    if (cat) return { cat };
    const value = Number(word.slice(1));
    if (word.startsWith('k')) return value <= MOST_ROLLS ? { rolls: value } : undefined;
    return value >= 1 && value <= MOST_WAIT ? { wait: value } : undefined;
  },
};

/** Reads `r r k120 w61`: cat box/rolls twice, 120 rolls in the shop, 61 seconds pass. */
export const ops = (text: string): Op[] => valuesOf(op, text);

const start = (text: string, rules: Partial<Rules> = {}): Setup => ({
  opening: 'none',
  trust: MOST_TRUST,
  ...rules,
  ops: ops(text),
});

/** Runs worth starting from. */
export const EXAMPLES = {
  'Two names, one file': start('r r u k120 r'),
  'The oven is done': start('r k120 r'),
  '12 of 120': start('r k120 r u r', { opening: 'DROP' }),
  'Ask at each read': start('r k120 r', { opening: 'ASK' }),
  'A minute later': start('r k120 r w61 r'),
  'From 9 to 8': start('r k8 w61 r'),
  'No such name': start('s s'),
} as const satisfies Record<string, Setup>;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  for (const one of setup.ops) run.do(one);
  return closed(run.frames, setup.ops.length, MOST_OPS);
}

const initial: Setup = EXAMPLES['Two names, one file'];
/** Rolls have been read twice. */
const startAt = trace({ ...initial, ops: initial.ops.slice(0, 2) }).length - 1;

export const model = defineLab<Setup, State>({
  name: 'file-system-requests',
  setup: fields({ opening: oneOf(OPENINGS), trust: whole(1, MOST_TRUST), ops: rest(op, MOST_OPS) }),
  initial,
  startAt,
  trace,
});

/** The run up to what is happening now, and one thing more; what was still to come is left out. */
export const followed = (setup: Setup, { done }: State, next: Op): Setup => ({
  ...setup,
  ops: [...setup.ops.slice(0, done), next].slice(0, MOST_OPS),
});

/** The same for what is moved and not chosen: it takes the place of a thing of its kind that was the last one. */
export function moved(setup: Setup, { done }: State, next: Exclude<Op, { cat: Name }>): Setup {
  const past = setup.ops.slice(0, done);
  const kind = 'wait' in next ? 'wait' : 'rolls';
  while (past.length > 0 && kind in past.at(-1)!) past.pop();
  const isNothing = 'wait' in next && next.wait === 0;
  return { ...setup, ops: [...past, ...(isNothing ? [] : [next])].slice(0, MOST_OPS) };
}

function predict(): Prediction {
  const [before, after] = [2, 3].map((count) => trace({ ...initial, ops: initial.ops.slice(0, count) }));
  const asked = after!.at(-1)!.state.lines.at(-1)!.asked;
  const choices = ['nothing, file 2 is known', 'LOOKUP buns', 'LOOKUP buns, then READ 2'];
  return {
    question: 'Next is cat box/buns, the other name of file 2. What does the kernel ask the shop?',
    choices,
    // The choices are in the order of how much is asked.
    right: asked.length,
    because: `${after![before!.length]!.text} What it learns leads to file 2, whose size and bytes are already noted.`,
  };
}

export const prediction = predict();
