import { defineLab, fields, list, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  currents,
  isNone,
  LAMP,
  LEAST_OHMS,
  MOST_OHMS,
  MOST_VOLTS,
  power,
  RESISTORS,
  solve,
  type Built,
  type Node,
  type Setup,
} from './rules';

/**
 * What a step is about: what was built, what a lamp would do before anything has moved, the currents at both points, the
 * ways down, or the heat.
 */
export type About = 'built' | 'would' | 'points' | 'ways' | 'heat';

export interface State {
  readonly setup: Setup;
  readonly built: Built;
  readonly about: About;
}

/** Rounded for reading: no zeros at the end, a minus sign of its own, and no negative zero. */
export function say(value: number, digits: number): string {
  const text = String(Number(Math.abs(value).toFixed(digits)));
  return value < 0 && text !== '0' ? `−${text}` : text;
}

export const volts = (value: number): string => `${say(value, 3)} V`;
export const milliamps = (amperes: number): string => `${say(amperes * 1000, 2)} mA`;
export const millijoules = (watts: number): string => say(watts * 1000, 1);

const initial: Setup = { volts: 5, ohms: [100, 400, 80, 400, 100] };

/** Circuits worth starting from. */
export const EXAMPLES = {
  'As in the note': initial,
  'Level: no current': { volts: 5, ohms: [100, 200, 80, 200, 400] },
  '10 Ω between': { volts: 5, ohms: [100, 400, 10, 400, 100] },
  '500 Ω between': { volts: 5, ohms: [100, 400, 500, 400, 100] },
  'From right to left': { volts: 5, ohms: [400, 100, 80, 100, 400] },
} as const satisfies Record<string, Setup>;

/** Direction in words, by the sign of a current. */
export function direction(amperes: number, [from, to]: readonly [Node, Node]): string {
  if (isNone(amperes)) return `none between ${from} and ${to}`;
  return amperes > 0 ? `from ${from} to ${to}` : `from ${to} to ${from}`;
}

/** What flows at a step: before anything has moved, a lamp has the voltage that is between the points without it. */
export function flowsOf({ setup, built, about }: State): readonly number[] {
  if (about !== 'would') return currents(setup, built);
  const { left, right } = solve(setup, built);
  return currents(setup, built).map((one, part) => (part === LAMP ? (left - right) / setup.ohms[LAMP]! : one));
}

/** What flows into a point and what flows out of it, in amperes, by the directions that the currents have. */
export interface Balance {
  readonly into: readonly number[];
  readonly out: readonly number[];
}

export function balanceOf(node: Node, amps: readonly number[]): Balance {
  const [into, out]: [number[], number[]] = [[], []];
  for (const [part, [from, to]] of RESISTORS.entries()) {
    const amperes = amps[part]!;
    if ((from !== node && to !== node) || isNone(amperes)) continue;
    const side = (to === node) === amperes > 0 ? into : out;
    side.push(Math.abs(amperes));
  }
  return { into, out };
}

export const total = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0);
const added = (some: readonly number[]): string => some.map((one) => say(one * 1000, 2)).join(' + ');

function balance(node: Node, amps: readonly number[]): string {
  const { into, out } = balanceOf(node, amps);
  return `Into ${node} flow ${added(into)} mA, out of it ${added(out)} mA`;
}

/** The points that each way down passes: beside both sides, that through the lamp, if it carries a current. */
export function waysDown(lamp: number): readonly (readonly Node[])[] {
  const across: readonly Node[] = lamp > 0 ? ['left', 'right'] : ['right', 'left'];
  return [
    ['plus', 'left', 'ground'],
    ...(isNone(lamp) ? [] : [['plus', ...across, 'ground'] as const]),
    ['plus', 'right', 'ground'],
  ];
}

function trace(setup: Setup): readonly Frame<State>[] {
  const [plusLeft, plusRight, lamp, leftGround, rightGround] = setup.ohms;
  const supply = `${setup.volts} V`;
  const one = solve(setup, 1);
  const amps = currents(setup);
  const way = amps[LAMP]!;
  const ends = solve(setup);
  const first = currents(setup, 2);
  const { given, heat } = power(setup);
  const warm = heat.filter((_, part) => !isNone(amps[part]!)).map(millijoules);
  const falls = waysDown(way).map((nodes) =>
    nodes
      .slice(1)
      .map((node, index) => volts(ends[nodes[index]!] - ends[node]))
      .join(' + '),
  );
  const [higher, lower] = way > 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const rush = flowsOf({ setup, built: 2, about: 'would' });
  const { into, out } = balanceOf(higher, rush);
  const joins = isNone(way)
    ? `A lamp of ${lamp} Ω joins left and right: both are at ${volts(ends.left)}, so no current flows between them.`
    : `Join them with a lamp of ${lamp} Ω: at once it takes ${milliamps(Math.abs(rush[LAMP]!))}. Only ${milliamps(total(into))} enter ${higher}, but ${milliamps(total(out))} leave it, so ${higher} sinks.`;
  const joined = isNone(way)
    ? `A lamp without a current changes nothing: left and right stay at ${volts(ends.left)}.`
    : `${higher === 'left' ? 'Left' : 'Right'} sinks to ${volts(ends[higher])}, ${lower} rises to ${volts(ends[lower])}. The lamp of ${lamp} Ω has ${milliamps(Math.abs(way))} now, ${direction(way, RESISTORS[LAMP])}.`;
  const at = (built: Built, about: About = 'built'): State => ({ setup, built, about });
  const frames: readonly Frame<State>[] = [
    {
      text: `The charger holds plus ${supply} above ground. Nothing leads down from plus, so no current flows.`,
      state: at(0),
    },
    {
      text: `${milliamps(first[0]!)} flow down through ${plusLeft} Ω and then ${leftGround} Ω. The ${supply} divide into ${volts(setup.volts - one.left)} and ${volts(one.left)}, so left is at ${volts(one.left)}.`,
      state: at(1),
    },
    {
      text: `Beside them, ${plusRight} Ω and ${rightGround} Ω are a second way down, as high: ${milliamps(first[1]!)} more. Right is at ${volts(solve(setup, 2).right)}.`,
      state: at(2),
    },
    { text: joins, state: at(2, 'would') },
    { text: joined, state: at(3) },
    { text: `${balance('left', amps)}. ${balance('right', amps)}. It is equally much.`, state: at(3, 'points') },
    { text: `Each way down from plus is ${supply} high: ${falls.join('; ')}.`, state: at(3, 'ways') },
    {
      text: `Each second, width times height becomes heat: ${warm.join(' + ')} = ${millijoules(given)} mJ. The charger gives as much.`,
      state: at(3, 'heat'),
    },
  ];
  // A number stays with its unit.
  return frames.map(({ text, state }) => ({ text: text.replaceAll(/(\d) (?=V|Ω|mA|mJ)/g, '$1\u00a0'), state }));
}

export const model = defineLab<Setup, State>({
  name: 'circuit',
  setup: fields({
    volts: whole(1, MOST_VOLTS),
    ohms: list(whole(LEAST_OHMS, MOST_OHMS), RESISTORS.length, { separator: '.', least: RESISTORS.length }),
  }),
  initial,
  // Both ways down are there; the next step joins them.
  startAt: 2,
  trace,
});

function predict(): Prediction {
  const [before, after] = [solve(initial, 2), solve(initial)];
  const middle = volts(initial.volts / 2);
  return {
    question: `Left is at ${volts(before.left)}, right at ${volts(before.right)}. Now a lamp of ${initial.ohms[LAMP]} Ω joins them. What do left and right do?`,
    choices: ['They stay', 'They come nearer', `They meet at ${middle}`],
    right: after.left === before.left ? 0 : after.left - after.right > 1e-9 ? 1 : 2,
    because: `Charge flows down from left to right, so left sinks to ${volts(after.left)} and right rises to ${volts(after.right)}. If they met, nothing would flow through the lamp, and they would part again.`,
  };
}

export const prediction = predict();
