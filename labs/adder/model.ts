import { defineLab, fields, flag, oneOf, where, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { columns, inBits, outcome, second, signed, type Column, type Setup } from './rules';

export interface State {
  readonly setup: Setup;
  /** How many columns are done, from the lowest. */
  readonly done: number;
  /** The readings are compared. */
  readonly judged: boolean;
}

/** Negative numbers with a true minus sign. */
export const say = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

const initial: Setup = { width: 4, a: 6, b: 3, subtract: false };

/** Sums worth starting from: that of the text, those of add.c, and two differences. */
export const EXAMPLES = {
  '6 + 3': initial,
  '200 + 100': { width: 8, a: 200, b: 100, subtract: false },
  '100 + 100': { width: 8, a: 100, b: 100, subtract: false },
  '156 + 156': { width: 8, a: 156, b: 156, subtract: false },
  '9 − 5': { width: 4, a: 9, b: 5, subtract: true },
  '5 − 9': { width: 4, a: 5, b: 9, subtract: true },
} as const satisfies Record<string, Setup>;

function begins(setup: Setup): string {
  const { width, a, b, subtract } = setup;
  const patterns = `${a} is ${inBits(a, width)}, ${b} is ${inBits(b, width)}.`;
  return subtract
    ? `${a} − ${b} in ${width} bits: ${patterns} To subtract, invert b to ${inBits(second(setup), width)} and add 1: the carry into column 0 is 1.`
    : `${a} + ${b} in ${width} bits: ${patterns} The carry into column 0 is 0.`;
}

function column({ a, b, carryIn, sum, carryOut }: Column, index: number): string {
  const ones = a + b + carryIn;
  return `Column ${index}: ${a}, ${b} and the carry ${carryIn} hold ${ones === 1 ? 'one 1' : `${ones} ones`}. Sum bit ${sum}, carry ${carryOut}.`;
}

/** What the two flags say about the two readings. */
export function verdicts(setup: Setup): { readonly unsigned: string; readonly signed: string } {
  const { width, a, b, subtract } = setup;
  const { sum, carry, overflow } = outcome(setup);
  const sign = subtract ? '−' : '+';
  const right = (left: number, other: number) => (subtract ? left - other : left + other);
  const unsignedWrong = subtract ? carry === 0 : carry === 1;
  const [x, y] = [signed(a, width), signed(b, width)];
  const flag = carry === 1 ? 'a carry leaves' : 'no carry leaves';
  return {
    unsigned: `Unsigned ${a} ${sign} ${b} is ${say(right(a, b))}, the register says ${sum}: ${unsignedWrong ? 'wrong' : 'right'} (${flag}).`,
    signed: `Signed ${say(x)} ${sign} ${y < 0 ? `(${say(y)})` : y} is ${say(right(x, y))}, the register says ${say(signed(sum, width))}: ${overflow ? 'wrong (signed overflow)' : 'right (no signed overflow)'}.`,
  };
}

function trace(setup: Setup): readonly Frame<State>[] {
  const { width } = setup;
  const { sum } = outcome(setup);
  const said = verdicts(setup);
  const state = (done: number, judged = false): State => ({ setup, done, judged });
  return [
    { text: begins(setup), state: state(0) },
    ...columns(setup).map((one, index) => ({ text: column(one, index), state: state(index + 1) })),
    { text: `${said.unsigned} ${said.signed}`, state: state(width, true) },
    {
      text: `The adder did the same for both readings: ${inBits(sum, width)} is ${sum} and ${say(signed(sum, width))}.`,
      state: state(width, true),
    },
  ];
}

export const model = defineLab<Setup, State>({
  name: 'adder',
  setup: where(
    fields({ width: oneOf([4, 8]), a: whole(0, 255), b: whole(0, 255), subtract: flag('sub', 'add') }),
    ({ width, a, b }) => Math.max(a, b) < 2 ** width,
  ),
  initial,
  // All columns are done; the next step compares the readings.
  startAt: initial.width,
  trace,
});

function predict(): Prediction {
  const { sum, carry, overflow } = outcome(initial);
  return {
    question: `${initial.a} + ${initial.b} in four bits gives ${inBits(sum, 4)}. Which reading of it is wrong?`,
    choices: ['Neither', 'The unsigned one', 'The signed one', 'Both'],
    right: carry + 2 * Number(overflow),
    because: verdicts(initial).signed,
  };
}

export const prediction = predict();
