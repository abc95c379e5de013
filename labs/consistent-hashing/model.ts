import {
  closed,
  defineLab,
  fields,
  list,
  oneOf,
  optional,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { hash, NAMES, type Turns } from './ring';
import { FIRST, KEYS, movedBetween, run, type Op, type State } from './run';

export interface Setup {
  /** Points that each server has on the ring. */
  readonly each: number;
  readonly ops: readonly Op[];
  readonly turns: Turns;
}

export const MOST_OPS = 20;
export const EACH = [1, 4, 16, 64] as const;

export const EXAMPLES = {
  'One comes and goes': { each: 1, ops: ['add', 'remove'], turns: {} },
  'One in the middle fails': { each: 1, ops: ['bob'], turns: {} },
  '16 points each': { each: 16, ops: ['add', 'remove'], turns: {} },
} as const;

/** An operation in the address: a, r, or the number of a server that goes. */
const letterOf = (op: Op): string => (op === 'add' || op === 'remove' ? op[0]! : String(NAMES.indexOf(op) + 1));

/** Servers that were turned, in the address: the first letter of each, and degrees. */
const turnsPart: Part<Turns> = {
  pattern: '(?:[a-f][1-9]\\d{0,2})*',
  write: (turns) => NAMES.flatMap((name) => (turns[name] ? [`${name[0]}${turns[name]}`] : [])).join(''),
  read(text) {
    const turns = [...text.matchAll(/([a-f])(\d+)/g)].map(([, letter, degrees]): [string, number] => [
      NAMES.find((name) => name.startsWith(letter!))!,
      Number(degrees),
    ]);
    return turns.every(([, degrees]) => degrees < 360) ? Object.fromEntries(turns) : undefined;
  },
};

/** Before both rules were drawn at once, an address began with one of them, and only eva could be moved. */
const OLD_ADDRESS = /^[mr](1|4|16|64)\.([ar]*)(?:\.([1-9]\d{0,2}))?$/;

const initial: Setup = EXAMPLES['One comes and goes'];

export const model = defineLab<Setup, State>({
  name: 'consistent-hashing',
  setup: fields({
    each: oneOf(EACH),
    ops: list(oneOf(['add', 'remove', ...NAMES], letterOf), MOST_OPS),
    turns: optional(turnsPart),
  }),
  initial,
  startAt: 2,
  trace({ each, ops, turns }: Setup): readonly Frame<State>[] {
    return closed(run(each, ops, turns), ops.length, MOST_OPS);
  },
  renewed: (text) =>
    text.replace(
      OLD_ADDRESS,
      (_, each: string, letters: string, turn?: string) => `${each}.${letters}${turn ? `.e${turn}` : ''}`,
    ),
});

const within = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The setup with the first point of a server at this angle of the ring, in degrees. */
export function turnedTo(setup: Setup, server: string, degrees: number): Setup {
  const { [server]: _, ...others } = setup.turns;
  const turn = within(degrees - (hash(`${server}#0`) / 2 ** 32) * 360);
  return { ...setup, turns: turn === 0 ? others : { ...others, [server]: turn } };
}

/** The setup in which, after so many operations, this one follows, and nothing that was to come later. */
export const goingOn = (setup: Setup, done: number, op: Op): Setup => ({
  ...setup,
  ops: [...setup.ops.slice(0, done), op].slice(0, MOST_OPS),
});

function predict(): Prediction {
  const { before, piles } = run(initial.each, ['add'], {}).at(-1)!.state;
  const [byModulo, onRing] = (['modulo', 'ring'] as const).map(
    (way) => movedBetween(before![way], piles[way], null).moved,
  );
  const fair = KEYS.length / (FIRST + 1);
  const choices = [fair, byModulo!, KEYS.length];
  return {
    question: `${NAMES[FIRST]} is the fifth server, and takes ${fair} of ${KEYS.length} customers if all is fair. How many customers move by the remainder?`,
    choices: choices.map(String),
    right: choices.indexOf(byModulo!),
    because: `Another divisor leaves another remainder for most hashes. On the ring with one point for each server, ${onRing} customers move, all of them to ${NAMES[FIRST]}.`,
  };
}

export const prediction = predict();
