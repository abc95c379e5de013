import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import {
  currents,
  equations,
  LEAST_OHMS,
  MOST_OHMS,
  MOST_VOLTS,
  power,
  RESISTORS,
  solve,
  type Equation,
  type Node,
  type Setup,
} from './rules';

export interface State {
  readonly setup: Setup;
  /** Whose equation is written now. */
  readonly node: 'left' | 'right' | null;
  readonly solved: boolean;
  /** How many currents are computed. */
  readonly known: number;
}

/** Rounded for reading; a minus sign of its own, and no negative zero. */
export function say(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

export const volts = (value: number): string => `${say(value, 3)} V`;
export const milliamps = (amperes: number): string => `${say(amperes * 1000, 2)} mA`;

const initial: Setup = { volts: 5, ohms: [100, 200, 50, 200, 100] };

/** Circuits worth starting from. */
export const EXAMPLES = {
  'The bridge of the note': initial,
  Balanced: { volts: 5, ohms: [100, 200, 50, 200, 400] },
  'Middle nearly open': { volts: 5, ohms: [100, 200, 500, 200, 100] },
  'A load on a divider': { volts: 5, ohms: [100, 500, 10, 100, 10] },
} as const satisfies Record<string, Setup>;

/** Direction in words, by the sign of a current. Less than a nanoampere is none: it is rounding. */
export function direction(amperes: number, [from, to]: readonly [Node, Node]): string {
  if (Math.abs(amperes) < 1e-9) return `none between ${from} and ${to}`;
  return amperes > 0 ? `from ${from} to ${to}` : `from ${to} to ${from}`;
}

function equation(node: 'left' | 'right', { left, right, amperes }: Equation): string {
  const term = (value: number): string => say(value * 1000, 2);
  return `Kirchhoff at ${node}: what leaves adds up to zero, so ${term(left)} · left + (${term(right)}) · right = ${term(amperes)}, in mA.`;
}

function balance(node: 'left' | 'right', amps: readonly number[]): string {
  const into = node === 'left' ? amps[0]! : amps[1]!;
  const middle = node === 'left' ? -amps[2]! : amps[2]!;
  const down = node === 'left' ? amps[3]! : amps[4]!;
  return `at ${node} ${say((into + middle) * 1000, 2)} mA come and ${say(down * 1000, 2)} mA go to gnd`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const amps = currents(setup);
  const nodes = solve(setup);
  const { given, heat } = power(setup);
  const at = (known: number, solved = true, node: State['node'] = null): State => ({ setup, node, solved, known });
  const both = equations(setup);
  return [
    {
      text: `${setup.volts} V between in and gnd, five resistors. Unknown are the voltages of left and right.`,
      state: at(0, false),
    },
    { text: equation('left', both.left), state: at(0, false, 'left') },
    { text: equation('right', both.right), state: at(0, false, 'right') },
    { text: `Solved: left is at ${volts(nodes.left)}, right at ${volts(nodes.right)}.`, state: at(0) },
    ...RESISTORS.map((ends, index) => ({
      text: `${setup.ohms[index]} Ω with ${volts(Math.abs(nodes[ends[0]] - nodes[ends[1]]))}: ${milliamps(Math.abs(amps[index]!))}, ${direction(amps[index]!, ends)}.`,
      state: at(index + 1),
    })),
    { text: `Check: ${balance('left', amps)}; ${balance('right', amps)}.`, state: at(RESISTORS.length) },
    {
      text: `Check: the source gives ${say(given * 1000, 1)} mW, the resistors heat with ${say(heat * 1000, 1)} mW.`,
      state: at(RESISTORS.length),
    },
  ];
}

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

export const model: LabModel<Setup, State> = {
  name: 'circuit',
  initial,
  // Both equations are written; the next step solves them.
  startAt: 2,
  trace,
  encode: ({ volts: source, ohms }) => [source, ...ohms].join('.'),
  decode(text) {
    if (!/^[1-9]\d?(\.[1-9]\d{1,2}){5}$/.test(text)) return null;
    const [source, ...ohms] = text.split('.').map(Number);
    const ok = isWithin(source!, 1, MOST_VOLTS) && ohms.every((one) => isWithin(one, LEAST_OHMS, MOST_OHMS));
    return ok ? { volts: source!, ohms } : null;
  },
};

function predict(): Prediction {
  const middle = currents(initial)[2]!;
  const { left, right } = solve(initial);
  return {
    question:
      'From in, 100 Ω lead to left and 200 Ω to right; from there 200 Ω and 100 Ω to gnd. Which way does the current in the 50 Ω between them flow?',
    choices: ['From left to right', 'From right to left', 'Nowhere, the bridge is symmetric'],
    right: middle > 1e-9 ? 0 : middle < -1e-9 ? 1 : 2,
    because: `Left is at ${volts(left)}, right at ${volts(right)}, and current goes from the higher to the lower.`,
  };
}

export const prediction = predict();
