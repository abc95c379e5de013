import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { NAMES, type Way } from './ring';
import { FIRST, KEYS, movedOf, run, type Op, type State } from './run';

export interface Setup {
  readonly way: Way;
  /** Points that each server has on the ring. */
  readonly each: number;
  readonly ops: readonly Op[];
  /** By how many degrees the points of the first server that comes are turned, from 0 to 359. */
  readonly turn: number;
}

export const MOST_OPS = 20;
export const EACH = [1, 4, 16, 64] as const;

function trace({ way, each, ops, turn }: Setup): readonly Frame<State>[] {
  return closed(run(way, each, ops, turn), ops.length, MOST_OPS);
}

const initial: Setup = { way: 'modulo', each: 16, ops: ['add', 'remove'], turn: 0 };

export const model: LabModel<Setup, State> = {
  name: 'consistent-hashing',
  initial,
  startAt: 2,
  trace,
  encode: ({ way, each, ops, turn }) =>
    `${way[0]}${each}.${ops.map((op) => op[0]).join('')}${turn === 0 ? '' : `.${turn}`}`,
  decode(text) {
    const match = /^([mr])(1|4|16|64)\.([ar]*)(?:\.([1-9]\d{0,2}))?$/.exec(text);
    if (!match || match[3]!.length > MOST_OPS || Number(match[4] ?? 0) > 359) return null;
    return {
      way: match[1] === 'm' ? 'modulo' : 'ring',
      each: Number(match[2]),
      ops: [...match[3]!].map((letter) => (letter === 'a' ? 'add' : 'remove')),
      turn: Number(match[4] ?? 0),
    };
  },
};

function predict(): Prediction {
  const moved = (way: Way) => movedOf(trace({ ...initial, way, ops: ['add'] }).at(-1)!.state, null).moved;
  const byModulo = moved('modulo');
  const onRing = moved('ring');
  const fair = KEYS.length / (FIRST + 1);
  const choices = [fair, byModulo, KEYS.length];
  return {
    question: `${NAMES[FIRST]} is the fifth server, and takes ${fair} of ${KEYS.length} customers if all is fair. How many customers move by the remainder?`,
    choices: choices.map(String),
    right: choices.indexOf(byModulo),
    because: `Another divisor leaves another remainder for most hashes. On the ring with ${initial.each} points for each server, ${onRing} customers move, all of them to ${NAMES[FIRST]}.`,
  };
}

export const prediction = predict();
