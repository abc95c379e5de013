import { headPath, type Actor } from '../shapes';

/** Where a thing is and how large, in pixels of the drawing; `o` is how much of it is seen. */
export type Geo = Readonly<Record<string, number>>;

type ItemKind = 'dot' | 'rect' | 'line' | 'arrow' | 'arc' | 'stripes' | 'text' | 'path' | 'trail';

/** One thing of a picture. What has the same id in the next picture is the same thing, and travels to its new place. */
export interface GraphItem {
  readonly id: string;
  readonly kind: ItemKind;
  /** What it looks like: classes after `graph-`. */
  readonly look: string;
  readonly actor?: Actor;
  readonly geo: Geo;
  /** Where it comes from when it is new; without it, it appears. */
  readonly from?: Geo;
  /** How many pixels its way bows upwards. */
  readonly bow?: number;
  /** By how many milliseconds it starts later than the others. */
  readonly wait?: number;
  readonly text?: string;
  /** The shape of a path or a trail. */
  readonly path?: string;
  /** What is chosen by a click near it. */
  readonly pick?: string;
}

/** All that is to be seen at a step, in the order in which it is painted. */
export interface GraphPicture {
  readonly width: number;
  readonly height: number;
  readonly items: readonly GraphItem[];
  /** What can be chosen, as buttons. */
  readonly spots?: readonly Spot[];
}

/** A place that can be chosen. */
export interface Spot {
  readonly id: string;
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Whether it can be dragged, and how the arrows to the sides change it. */
  readonly drags?: string;
}

export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** Whole tenths: the same on the server and in every browser. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** A place on a circle; angles are clockwise from the top, in radians. */
export const onCircle = (cx: number, cy: number, radius: number, angle: number): Coordinates => ({
  x: toTenth(cx + radius * Math.sin(angle)),
  y: toTenth(cy - radius * Math.cos(angle)),
});

export const TURN = 2 * Math.PI;

/** An arc clockwise from one angle to another, also if it is the whole circle. */
function arcPath({ cx = 0, cy = 0, r = 0, a0 = 0, a1 = 0 }: Geo): string {
  const at = (angle: number): string => {
    const { x, y } = onCircle(cx, cy, r, angle);
    return `${x} ${y}`;
  };
  const end = Math.max(a1, a0 + 0.001);
  const half = `A${toTenth(r)} ${toTenth(r)} 0 0 1 `;
  return `M${at(a0)}${half}${at((a0 + end) / 2)}${half}${at(end)}`;
}

/** The way of a thing that bows upwards, as a curve. */
export function bowPath(from: Coordinates, to: Coordinates, bow: number): string {
  const middle = `${toTenth((from.x + to.x) / 2)} ${toTenth((from.y + to.y) / 2 - 2 * bow)}`;
  return `M${from.x} ${from.y}Q${middle} ${to.x} ${to.y}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Tag = 'circle' | 'rect' | 'line' | 'path' | 'text';

// In lengths of the circle itself: HTML's checkers know pathLength on a path only.
function cells({ r = 0, n = 1, i = 0 }: Geo): Attributes {
  const cell = (2 * Math.PI * r) / 60;
  const exact = (length: number): number => Math.round(length * 1000) / 1000;
  return { strokeDasharray: `${exact(cell)} ${exact(cell * (n - 1))}`, strokeDashoffset: exact(-i * cell) || 0 };
}

/** How each kind is written in SVG. */
const WRITTEN: Readonly<Record<ItemKind, (geo: Geo, item: GraphItem) => readonly [Tag, Attributes]>> = {
  dot: ({ x, y, r }) => ['circle', { cx: x, cy: y, r }],
  rect: ({ x, y, w, h, rx }) => ['rect', { x, y, width: w, height: h, rx }],
  line: ({ x1, y1, x2, y2 }) => ['line', { x1, y1, x2, y2 }],
  arrow: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => [
    'path',
    { d: `M${x1} ${y1}L${x2} ${y2}${headPath(x2, y2, [x2 - x1, y2 - y1], 6, 3.5)}` },
  ],
  arc: (geo) => ['path', { d: arcPath(geo), strokeWidth: geo['w'] }],
  // Every n-th of sixty cells of a circle, from the i-th on.
  stripes: (geo) => [
    'circle',
    {
      cx: geo['cx'],
      cy: geo['cy'],
      r: geo['r'],
      strokeWidth: geo['w'],
      transform: `rotate(-90 ${geo['cx']} ${geo['cy']})`,
      ...cells(geo),
    },
  ],
  text: ({ x, y }) => ['text', { x, y }],
  path: (_, { path }) => ['path', { d: path }],
  trail: ({ t = 1 }, { path }) => ['path', { d: path, pathLength: 1, strokeDashoffset: t === 1 ? undefined : 1 - t }],
};

/** A thing as an element of SVG, where it is now. */
export function written(item: GraphItem, geo: Geo): readonly [Tag, Attributes] {
  const rounded = Object.fromEntries(Object.entries(geo).map(([name, value]) => [name, toTenth(value)]));
  const exact = { ...rounded, ...(item.kind === 'arc' || item.kind === 'trail' ? pick(geo, ['a0', 'a1', 't']) : {}) };
  const [tag, attributes] = WRITTEN[item.kind](exact, item);
  const { o = 1 } = geo;
  return [tag, o < 1 ? { ...attributes, opacity: Math.round(o * 100) / 100 } : attributes];
}

const pick = (geo: Geo, names: readonly string[]): Geo =>
  Object.fromEntries(names.flatMap((name) => (geo[name] === undefined ? [] : [[name, geo[name]]])));
