/** Four points joined by five parts, a bridge. The charger is between `plus` and `ground`. */
export const NODES = ['plus', 'left', 'right', 'ground'] as const;
export type Node = (typeof NODES)[number];

export const RESISTORS = [
  ['plus', 'left'],
  ['plus', 'right'],
  ['left', 'right'],
  ['left', 'ground'],
  ['right', 'ground'],
] as const satisfies readonly (readonly [Node, Node])[];

/** The part between `left` and `right`. */
export const LAMP = 2;

/** How far the circuit is built: nothing, one way down, a second way, and the lamp between them. */
export type Built = 0 | 1 | 2 | 3;

/** Which of the parts are there. */
const THERE: readonly (readonly number[])[] = [[], [0, 3], [0, 1, 3, 4], [0, 1, 2, 3, 4]];

export const isThere = (part: number, built: Built): boolean => THERE[built]!.includes(part);

export const LEAST_OHMS = 10;
export const MOST_OHMS = 500;
export const MOST_VOLTS = 12;
/** By how much a resistance changes when it is dragged, or with an arrow key. */
export const OHMS_A_STEP = 10;

/** The nearest resistance that a part can have. */
export const bounded = (ohms: number): number => Math.max(LEAST_OHMS, Math.min(MOST_OHMS, ohms));

export interface Setup {
  /** Between `plus` and `ground`. */
  readonly volts: number;
  /** In the order of `RESISTORS`. */
  readonly ohms: readonly number[];
}

export type Voltages = Readonly<Record<Node, number>>;

/** Less than a nanoampere is none: it is rounding. */
export const isNone = (amperes: number): boolean => Math.abs(amperes) < 1e-9;

/**
 * The potential of each point, by Kirchhoff's first law at `left` and at `right`: what leaves a point adds up to zero.
 * Two equations with two unknowns, by Cramer's rule. A point to which nothing leads has 0 V.
 */
export function solve({ volts, ohms }: Setup, built: Built = 3): Voltages {
  const [plusLeft, plusRight, lamp, leftGround, rightGround] = ohms.map((one, part) =>
    isThere(part, built) ? 1 / one : 0,
  ) as [number, number, number, number, number];
  const left = plusLeft + lamp + leftGround || 1;
  const right = plusRight + lamp + rightGround || 1;
  const determinant = left * right - lamp * lamp;
  return {
    plus: volts,
    left: (volts * (plusLeft * right + lamp * plusRight)) / determinant,
    right: (volts * (plusRight * left + lamp * plusLeft)) / determinant,
    ground: 0,
  };
}

/** The current through each part in amperes, positive from its first point to its second. */
export function currents(setup: Setup, built: Built = 3): readonly number[] {
  const volts = solve(setup, built);
  return RESISTORS.map(([from, to], part) =>
    isThere(part, built) ? (volts[from] - volts[to]) / setup.ohms[part]! : 0,
  );
}

/** Watts that the charger gives, and that each part turns into heat. */
export function power(setup: Setup, built: Built = 3): { readonly given: number; readonly heat: readonly number[] } {
  const amps = currents(setup, built);
  return {
    given: setup.volts * (amps[0]! + amps[1]!),
    heat: amps.map((one, part) => one * one * setup.ohms[part]!),
  };
}
