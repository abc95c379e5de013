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

/** What a step is about: what was built, the currents at a point, the ways down, or the heat. */
export type About = 'built' | 'left' | 'right' | 'ways' | 'heat';

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

/** What flows into a point and what flows out of it, by the directions that the currents have. */
function balance(node: Node, amps: readonly number[]): string {
  const [into, out]: [string[], string[]] = [[], []];
  for (const [part, [from, to]] of RESISTORS.entries()) {
    const amperes = amps[part]!;
    if ((from !== node && to !== node) || isNone(amperes)) continue;
    const flowsIn = to === node ? amperes > 0 : amperes < 0;
    (flowsIn ? into : out).push(milliamps(Math.abs(amperes)));
  }
  return `Into ${node} flow ${into.join(' + ')}, and out of it flow ${out.join(' + ')}: equally much.`;
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
  const joined = isNone(way)
    ? `both are at ${volts(ends.left)}, so no current flows between them.`
    : `${milliamps(Math.abs(way))} flow ${direction(way, RESISTORS[LAMP])}. Left ${way > 0 ? 'sinks' : 'rises'} to ${volts(ends.left)}, right ${way > 0 ? 'rises' : 'sinks'} to ${volts(ends.right)}.`;
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
    { text: `A lamp of ${lamp} Ω joins left and right: ${joined}`, state: at(3) },
    { text: balance('left', amps), state: at(3, 'left') },
    { text: balance('right', amps), state: at(3, 'right') },
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
