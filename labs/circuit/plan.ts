import type { State } from './model';
import {
  bounded,
  currents,
  isThere,
  LAMP,
  LEAST_OHMS,
  MOST_OHMS,
  NODES,
  OHMS_A_STEP,
  power,
  RESISTORS,
  solve,
  type Node,
  type Setup,
} from './rules';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A part: as high as its voltage, as wide as its current. */
export interface Box extends Rect {
  readonly part: number;
  readonly upper: Node;
  readonly lower: Node;
  /** Between which streams of the whole width it is, in pixels from the left. */
  readonly from: number;
  /** What drags it. */
  readonly knob: Place;
}

export interface Wire {
  readonly node: Node;
  readonly y: number;
  readonly x1: number;
  readonly x2: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
  readonly lift: Rect;
  /** Where the ground is. */
  readonly foot: number;
  /** Between two ways that nothing joins, from the one point down to the other. */
  readonly between: Rect;
  /** Pixels of all that flows. */
  readonly flows: number;
  /** Pixels of a volt. */
  readonly rise: number;
}

/** Below the ground: its name, what width and height mean, and what flows in and out of the points. */
const FOOT = 124;
/** Above plus: what this step is, and the name of plus. */
const TOP = 54;
/** From a wire to what drags the parts above and below it. */
export const AWAY = 24;
const WIDE = 560;
export const EDGE = 4;
/** The lift's width: there is its scale of volts. */
const SHAFT = 46;

/**
 * Where everything is. Widths are those of the whole circuit's current, so that they can be compared from step to step;
 * what is larger than usual takes more room, but never more than there is.
 */
export function planOf({ setup, built, about }: State, width: number): Plan {
  const [height, side, gap] = width >= WIDE ? [470, 92, 10] : [432, 46, 8];
  const room = width - SHAFT - 2 * side - 2 * gap - EDGE;
  const whole = power(setup).given / setup.volts;
  const all = room * (0.6 + (0.4 * whole) / (whole + 0.01));
  const foot = height - FOOT;
  const rise = ((foot - TOP) * (0.8 + (0.2 * setup.volts) / (setup.volts + 1))) / setup.volts;
  const start = EDGE + SHAFT + side + (room - all) / 2;

  const ends = solve(setup, built);
  const amps = currents(setup, built).map((one) => (one * all) / whole);
  const y = (node: Node): number => foot - ends[node] * rise;
  // What flows beside each other above and below the points left and right.
  const [above, below, flows] = [amps[0]!, amps[3]!, amps[0]! + amps[1]!];
  const [least, most] = [Math.min(above, below), Math.max(above, below)];
  // A part above or below two others stands in the middle of both.
  const half = Math.min(gap, most - least) / 2;
  const [upper, lower] = above > below ? [half, 0] : [0, half];
  // Ways that nothing joins stand apart, each where it will be.
  const apart = built === 2 ? all - flows : 0;
  const columns: readonly (readonly [from: number, shift: number])[] = [
    [0, upper],
    [above, 2 * gap - lower + apart],
    [least, gap],
    [0, lower],
    [below, 2 * gap - upper + apart],
  ];
  const boxes = RESISTORS.flatMap((nodes, part): Box[] => {
    if (!isThere(part, built)) return [];
    const [from, shift] = columns[part]!;
    const [high, low]: readonly Node[] = amps[part]! < 0 ? nodes.toReversed() : nodes;
    const box = { x: start + from + shift, y: y(high!), w: Math.abs(amps[part]!), h: y(low!) - y(high!) };
    return [{ ...box, part, upper: high!, lower: low!, from, knob: knobOf(part, box) }];
  });

  const end = start + flows + apart + (built > 1 ? 2 * gap : 0);
  const outer: readonly [number, number] = [EDGE, built > 0 ? end : start + all / 2];
  const middle = start + above + (built > 1 ? 2 * gap + apart : 0);
  const between = {
    x: start + above + 3,
    y: Math.min(y('left'), y('right')),
    w: middle - start - above - 6,
    h: Math.abs(y('left') - y('right')),
  };
  // Without the lamp both wires end at their own way.
  const [last, first] =
    about === 'would'
      ? [between.x + between.w, between.x]
      : built > 2
        ? [start + most + gap, start + least + gap]
        : [start + most, middle];
  const tips: Readonly<Record<Node, readonly [x1: number, x2: number]>> = {
    plus: outer,
    left: [start, last],
    right: [first, end],
    ground: outer,
  };
  const wires = NODES.filter((node) => !(node === 'left' && built < 1) && !(node === 'right' && built < 2)).map(
    (node): Wire => ({ node, y: y(node), x1: tips[node][0], x2: tips[node][1] }),
  );
  const lift = { x: EDGE, y: y('plus'), w: SHAFT, h: foot - y('plus') };
  return { width, height, foot, boxes, wires, lift, between, flows, rise };
}

/** The outer side of a part, away from the points; of the lamp, its foot. */
function knobOf(part: number, { x, y, w, h }: Rect): Place {
  if (part === LAMP) return { x: x + w / 2, y: y + h };
  const isUpper = part < LAMP;
  const middle = isUpper
    ? Math.min(y + Math.max(h * 0.18, 16), y + h - AWAY)
    : Math.max(y + h - Math.max(h * 0.18, 16), y + AWAY);
  return { x: part === 0 || part === 3 ? x : x + w, y: middle };
}

/** Where a part can be taken hold of. */
export const knobAt = (state: State, part: number, width: number): Place | undefined =>
  planOf(state, width).boxes.find((box) => box.part === part)?.knob;

const withOhms = (setup: Setup, part: number, ohms: number): Setup => ({
  ...setup,
  ohms: setup.ohms.map((one, index) => (index === part ? ohms : one)),
});

/** The setup whose part is as near as it can be to where it is dragged. */
export function draggedTo(state: State, part: number, to: Place, width: number): Setup {
  const far = (setup: Setup): number => {
    const { x, y } = knobAt({ ...state, setup }, part, width)!;
    return Math.hypot(x - to.x, y - to.y);
  };
  // Of resistances that look alike, such as those of a lamp without a current, the present one stays.
  let [best, least] = [state.setup, far(state.setup) - 0.01];
  for (let ohms = LEAST_OHMS; ohms <= MOST_OHMS; ohms += OHMS_A_STEP) {
    const setup = withOhms(state.setup, part, ohms);
    const away = far(setup);
    if (away < least) [best, least] = [setup, away];
  }
  return best;
}

/** The setup with a little more or less resistance. */
export const nudged = (setup: Setup, part: number, by: 1 | -1): Setup =>
  withOhms(setup, part, bounded(setup.ohms[part]! + by * OHMS_A_STEP));
