/** Four nodes joined by five resistors, a bridge. The supply is between `plus` and `ground`. */
export const NODES = ['plus', 'left', 'right', 'ground'] as const;
export type Node = (typeof NODES)[number];

export const RESISTORS = [
  ['plus', 'left'],
  ['plus', 'right'],
  ['left', 'right'],
  ['left', 'ground'],
  ['right', 'ground'],
] as const satisfies readonly (readonly [Node, Node])[];

export const LEAST_OHMS = 10;
export const MOST_OHMS = 500;
export const MOST_VOLTS = 12;

export interface Setup {
  /** Between `plus` and `ground`. */
  readonly volts: number;
  /** In the order of `RESISTORS`. */
  readonly ohms: readonly number[];
}

export type Voltages = Readonly<Record<Node, number>>;

/** One equation: left · V(left) + right · V(right) = amperes. */
interface Equation {
  readonly left: number;
  readonly right: number;
  readonly amperes: number;
}

const conductances = ({ ohms }: Setup): readonly number[] => ohms.map((one) => 1 / one);

/** Kirchhoff's first law at `left` and at `right`: what leaves a node adds up to zero. */
function equations(setup: Setup): { readonly left: Equation; readonly right: Equation } {
  const [plusLeft, plusRight, middle, leftGround, rightGround] = conductances(setup) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    left: { left: plusLeft + middle + leftGround, right: -middle, amperes: setup.volts * plusLeft },
    right: { left: -middle, right: plusRight + middle + rightGround, amperes: setup.volts * plusRight },
  };
}

/** Two equations with two unknowns, by Cramer's rule. Resistances are positive, so the determinant is. */
export function solve(setup: Setup): Voltages {
  const { left, right } = equations(setup);
  const determinant = left.left * right.right - left.right * right.left;
  return {
    plus: setup.volts,
    left: (left.amperes * right.right - left.right * right.amperes) / determinant,
    right: (left.left * right.amperes - left.amperes * right.left) / determinant,
    ground: 0,
  };
}

/** The current through each resistor in amperes, positive from its first node to its second. */
export function currents(setup: Setup): readonly number[] {
  const volts = solve(setup);
  return RESISTORS.map(([from, to], index) => (volts[from] - volts[to]) / setup.ohms[index]!);
}

/** Watts that the supply gives and that the resistors turn into heat. */
export function power(setup: Setup): { readonly given: number; readonly heat: number } {
  const amps = currents(setup);
  return {
    given: setup.volts * (amps[0]! + amps[1]!),
    heat: amps.reduce((sum, one, index) => sum + one * one * setup.ohms[index]!, 0),
  };
}
