import {
  byKey,
  byLetter,
  defineLab,
  fields,
  list,
  oneOf,
  valuesOf,
  where,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { callsOf, Run, type Inner, type Line, type On, type Rules, type State, type Way } from './run';
import type { Mode } from './rules';

export interface Setup extends Rules {
  readonly lines: readonly Line[];
}

/** How many calls the picture has room for. */
export const MOST_CALLS = 6;
export const MOST_LINES = 4;

const way = byKey<Way>({
  d: 'dot',
  m: 'map',
  w: 'wrap',
  o: 'costs',
  c: 'call',
  b: 'bind',
  s: 'short',
  n: 'new',
});
export const ONS: readonly On[] = ['bakery', 'cafe', 'none'];
const MODES: readonly Mode[] = ['module', 'script'];
const INNER: readonly Inner[] = ['arrow', 'function'];

/** Reads `db mc on`: a letter for the way of each call, and one for the object. */
const line = where(fields<Line>({ way, on: byLetter(ONS) }, ''), (one) => one.way !== 'new' || one.on === 'none');

const start = (text: string, rules: Partial<Rules> = {}): Setup => ({
  mode: 'module',
  inner: 'arrow',
  ...rules,
  lines: valuesOf(line, text),
});

/** Runs worth starting from. */
export const EXAMPLES = {
  'Who is before the dot?': start('db dc mb oc'),
  'Three ways to call back': start('mb wb bb'),
  'A function in costs': start('ob db dn', { inner: 'function' }),
  'call, bind, new': start('cb cc bc nn'),
  'An arrow as a method': start('db sb sc sn'),
  'An old-style script': start('dc dn mb sb', { mode: 'script' }),
} as const satisfies Record<string, Setup>;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup, setup.lines);
  setup.lines.forEach(() => run.next());
  return run.frames;
}

/** The frame in which a line is over. */
export const endOf = (setup: Setup, index: number): number =>
  trace(setup).findLastIndex(({ state }) => state.at <= index);

const initial: Setup = EXAMPLES['Who is before the dot?'];

export const model = defineLab<Setup, State>({
  name: 'this-binding',
  setup: where(
    fields({ mode: oneOf(MODES), inner: oneOf(INNER), lines: list(line, MOST_LINES, { separator: '.', least: 1 }) }),
    ({ lines }) => lines.reduce((sum, one) => sum + callsOf(one.way), 0) <= MOST_CALLS,
  ),
  initial,
  startAt: endOf(initial, 1),
  trace,
});

/** The same lines with another object in one of them. */
export const swapped = (setup: Setup, index: number, on: On): Setup => ({
  ...setup,
  lines: setup.lines.map((one, at) => (at === index && one.way !== 'new' ? { ...one, on } : one)),
});

function predict(): Prediction {
  const { lines } = trace(initial).at(-1)!.state;
  const choices = ['[12, 27]', '[20, 45]', 'a TypeError'];
  return {
    question:
      'Line 4: costs was written in bakery, and map calls its arrow function without a dot. What does cafe.costs([4, 10]) give?',
    choices,
    right: choices.findIndex((one) => lines[3]!.result === `= ${one}`),
    because:
      'The arrow has no “this” of its own. It looks outwards to the call of costs in which it was made, and before the dot of that call stood cafe.',
  };
}

export const prediction = predict();
