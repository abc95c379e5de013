import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import { currents, LEAST_OHMS, MOST_OHMS, MOST_VOLTS, power, RESISTORS, solve, type Node, type Setup } from './rules';

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
  'The circuit of the note': initial,
  Balanced: { volts: 5, ohms: [100, 200, 50, 200, 400] },
  'Middle nearly open': { volts: 5, ohms: [100, 200, 500, 200, 100] },
  'Small resistors at right': { volts: 5, ohms: [100, 500, 10, 100, 10] },
} as const satisfies Record<string, Setup>;

/** Direction in words, by the sign of a current. Less than a nanoampere is none: it is rounding. */
export function direction(amperes: number, [from, to]: readonly [Node, Node]): string {
  if (Math.abs(amperes) < 1e-9) return `none between ${from} and ${to}`;
  return amperes > 0 ? `from ${from} to ${to}` : `from ${to} to ${from}`;
}

/** Kirchhoff's first law at a node, each current as voltage / resistance, with the numbers of the drawing. */
function equation(node: 'left' | 'right', { volts: supply, ohms }: Setup): string {
  const middle = `(left − right) / ${ohms[2]}`;
  const sides =
    node === 'left'
      ? `(${supply} − left) / ${ohms[0]} = ${middle} + left / ${ohms[3]}`
      : `(${supply} − right) / ${ohms[1]} + ${middle} = right / ${ohms[4]}`;
  return `The currents into ${node} equal the currents out, and each current is voltage / resistance: ${sides}.`;
}

/** What flows into a node and what flows out of it, by the directions that the currents have. */
function balance(node: 'left' | 'right', amps: readonly number[]): string {
  const [into, out]: [string[], string[]] = [[], []];
  for (const [index, [from, to]] of RESISTORS.entries()) {
    const amperes = amps[index] ?? 0;
    if ((from !== node && to !== node) || Math.abs(amperes) < 1e-9) continue;
    const flowsIn = to === node ? amperes > 0 : amperes < 0;
    (flowsIn ? into : out).push(milliamps(Math.abs(amperes)));
  }
  return `at ${node}, ${into.join(' + ')} flow in, and ${out.join(' + ')} flow out`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const amps = currents(setup);
  const nodes = solve(setup);
  const { given, heat } = power(setup);
  const at = (known: number, solved = true, node: State['node'] = null): State => ({ setup, node, solved, known });
  return [
    {
      text: `The supply has ${setup.volts} V between plus and ground. Two voltages against ground are unknown: left and right.`,
      state: at(0, false),
    },
    { text: equation('left', setup), state: at(0, false, 'left') },
    { text: equation('right', setup), state: at(0, false, 'right') },
    { text: `Solved: left is at ${volts(nodes.left)}, right at ${volts(nodes.right)}.`, state: at(0) },
    ...RESISTORS.map((ends, index) => ({
      text: `${setup.ohms[index]} Ω with ${volts(Math.abs(nodes[ends[0]] - nodes[ends[1]]))}: ${milliamps(Math.abs(amps[index]!))}, ${direction(amps[index]!, ends)}.`,
      state: at(index + 1),
    })),
    { text: `Check: ${balance('left', amps)}; ${balance('right', amps)}.`, state: at(RESISTORS.length) },
    {
      text: `Check: the supply gives ${say(given * 1000, 1)} millijoules each second (mJ/s), and the resistors turn ${say(heat * 1000, 1)} mJ/s into heat.`,
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
      'From plus, 100 Ω lead to left, and 200 Ω lead to right. To ground, 200 Ω lead from left, and 100 Ω lead from right. In which direction does the current through the 50 Ω between left and right flow?',
    choices: ['From left to right', 'From right to left', 'In no direction, because both sides are alike'],
    right: middle > 1e-9 ? 0 : middle < -1e-9 ? 1 : 2,
    because: `Left is at ${volts(left)}, right at ${volts(right)}, and a current flows from the higher to the lower voltage.`,
  };
}

export const prediction = predict();
