import { defined } from '@groundwork/lib/defined';
import { labelWidth } from '../text/text';
import { DEEP, layoutCells, NAME, type CellBox, type Layout } from './layout';
import type { Actor } from '../shapes';
import type { Cell, SceneEdge, Scene, Sign, CellSpot, Value } from './scene';

/** Numbers that say where something is and how large; only they change while it moves. */
export type Geometry = Readonly<Record<string, number>>;

/** One thing of the picture; with the same key it is the same thing at another step. */
export interface CellItem {
  readonly key: string;
  readonly kind: 'box' | 'value' | 'text' | 'edge' | 'now';
  readonly look: string;
  readonly actor?: Actor;
  readonly text?: string;
  readonly geo: Geometry;
  /** The key of what it comes from. */
  readonly born?: string;
  /** How much of it is there, from 0 to 1. */
  readonly shown: number;
}

/** What can be chosen, and where. */
interface CellTarget extends CellBox {
  readonly id: string;
  readonly says: string;
  /** The key of the value that can be dragged away. */
  readonly drags?: string;
}

interface CellsPicture {
  readonly items: readonly CellItem[];
  readonly targets: readonly CellTarget[];
}

export const VALUE = 26;
const ROOMY = 4 * VALUE;
/** Where an arrow leaves or arrives beside the middle of a cell, so that two do not meet. */
const ASIDE = 6;
/** Of a strip, from its top: ways that pass, the top of a hop, and where arrows end. */
const PASSES = 4;
const WRAPS = 9;
const TOP = 11;
const ENDS = 24;

const round = (value: number): number => Math.round(value * 10) / 10;
const middle = ({ x, w }: CellBox): number => x + w / 2;

const cellOf = ({ cells }: Layout, id: string) => defined(cells.get(id), `The cell ${id}`);

/** How wide a value is: a disc, or longer for a longer text. */
const valueWidth = (text: string, size: number): number => Math.max(VALUE, Math.ceil(labelWidth(text, size, true)) + 5);

/** The middle of what lies in a cell, or hangs below it: in a narrow one at the left, so that a sign has room beside it. */
function spotOf(layout: Layout, { on, depth = 0 }: CellSpot): { x: number; y: number } {
  const cell = cellOf(layout, on);
  const y = cell.y + cell.h / 2;
  if (depth === 0) return { x: middle(cell), y };
  const x = cell.w < ROOMY ? cell.x + VALUE / 2 - 2 : middle(cell);
  return { x, y: y + cell.h / 2 + 5 + (depth - 0.5) * DEEP };
}

/** Corners of a way, as numbers that move: x0, y0, x1 and so on. */
function wayOf(points: readonly (readonly [x: number, y: number])[]): Geometry {
  return Object.fromEntries(
    points.flatMap(([x, y], at) => [[`x${at}`, round(x)] as const, [`y${at}`, round(y)] as const]),
  );
}

function dropOf(layout: Layout, { from, to }: SceneEdge): Geometry {
  const [start, end] = [cellOf(layout, from.on), cellOf(layout, to.on)];
  const first = [...layout.cells.values()].find(({ strip }) => strip > start.y && strip < end.strip)?.strip;
  const x = middle(end) - ASIDE;
  const down = [middle(start), start.y + start.h] as const;
  const land = [x, end.strip + ENDS] as const;
  const over = end.strip + PASSES;
  if (first === undefined) return wayOf([down, [down[0], over], [x, over], land]);
  const gutter = end.x - 3;
  return wayOf([down, [down[0], first + PASSES], [gutter, first + PASSES], [gutter, over], [x, over], land]);
}

function enterOf(layout: Layout, { to }: SceneEdge): Geometry {
  const end = cellOf(layout, to.on);
  const x = middle(end) - ASIDE;
  return wayOf([
    [x, end.strip + PASSES],
    [x, end.strip + ENDS],
  ]);
}

function hopOf(layout: Layout, { from, to }: SceneEdge): Geometry {
  const [start, end] = [cellOf(layout, from.on), cellOf(layout, to.on)];
  const up = [middle(start) + ASIDE, start.strip + ENDS] as const;
  const land = [middle(end) - ASIDE, end.strip + ENDS] as const;
  const isNext = start.row === end.row && end.x > start.x;
  const [leaves, comes] = [start.strip + (isNext ? TOP : WRAPS), end.strip + (isNext ? TOP : WRAPS)];
  if (start.strip === end.strip) return wayOf([up, [up[0], leaves], [land[0], comes], land]);
  const side = layout.width - 1;
  return wayOf([up, [up[0], leaves], [side, leaves], [side, comes], [land[0], comes], land]);
}

function linkOf(layout: Layout, { from, to }: SceneEdge): Geometry {
  const [a, b] = [spotOf(layout, from), spotOf(layout, to)];
  const cell = cellOf(layout, from.on);
  const start = (from.depth ?? 0) === 0 ? cell.y + cell.h : a.y + VALUE / 2;
  return wayOf([
    [b.x, start],
    [b.x, b.y - VALUE / 2 - 0.5],
  ]);
}

/** From a cell up to one above it, between the columns, to the foot of its name. */
function riseOf(layout: Layout, { from, to }: SceneEdge): Geometry {
  const [start, end] = [cellOf(layout, from.on), cellOf(layout, to.on)];
  const foot = end.y + end.h + NAME;
  const gutter = start.x - 2;
  return wayOf([
    [middle(start), start.y],
    [middle(start), start.y - 3],
    [gutter, start.y - 3],
    [gutter, foot + 14],
    [middle(end), foot + 14],
    [middle(end), foot + 1],
  ]);
}

const WAYS = {
  drop: dropOf,
  enter: enterOf,
  hop: hopOf,
  link: linkOf,
  rise: riseOf,
} as const;

/** Draws one scene; what is drawn later lies over what was drawn before. */
class Drawing {
  readonly items: CellItem[] = [];
  readonly targets: CellTarget[] = [];

  constructor(private readonly layout: Layout) {}

  private text(key: string, look: string, x: number, y: number, text: string): void {
    this.items.push({ key, kind: 'text', look, text, geo: { x: round(x), y: round(y) }, shown: 1 });
  }

  private sign(key: string, { text, tone }: Sign, x: number, y: number, anchor: string): void {
    this.text(key, `${tone} ${anchor}`, x, y, this.layout.say(text));
  }

  title({ id, title = '', verdict }: Scene['blocks'][number]): void {
    const place = this.layout.titles.get(id);
    if (!place) return;
    const { say, size } = this.layout;
    const words = say(title);
    this.text(`title ${id}`, 'strong start', place.x, place.y, words);
    if (!verdict) return;
    const x = place.x + (words === '' ? 0 : labelWidth(words, size, true) + 8);
    this.text(`verdict ${id} ${verdict.tone}`, `${verdict.tone} start`, x, place.y, say(verdict.text));
  }

  cell({ id, look = 'box', actor, text, name, tone, sign, says }: Cell): void {
    const { x, y, w, h } = cellOf(this.layout, id);
    const box = { x: round(x), y: round(y), w: round(w), h };
    if (look !== 'bare')
      this.items.push({ key: `cell ${id}`, kind: 'box', look, ...(actor && { actor }), geo: box, shown: 1 });
    const weight = actor ? 'strong' : 'plain';
    if (text !== undefined)
      this.text(`in ${id}`, `${weight} middle`, x + w / 2, y + h / 2 + 4.5, this.layout.say(text));
    if (name !== undefined)
      this.text(`name ${id}`, `${tone ?? (actor ? 'strong' : 'soft')} middle`, x + w / 2, y + h + 15, name);
    if (sign) this.sign(`sign ${id}`, sign, x + w / 2, y - 7, 'middle');
    const reach = name === undefined ? box : { ...box, y: round(y + h), h: NAME + 6 };
    if (says !== undefined) this.targets.push({ id, says, ...reach });
  }

  edge(edge: SceneEdge): void {
    const look = `${edge.kind} ${edge.tone ?? 'plain'}`;
    const { actor } = edge;
    const geo = WAYS[edge.kind](this.layout, edge);
    this.items.push({ key: `edge ${edge.id}`, kind: 'edge', look, ...(actor && { actor }), geo, shown: 1 });
  }

  value(value: Value): void {
    const { id, text, actor, look = 'whole', born, sign, says, canLeave } = value;
    const { x, y } = spotOf(this.layout, value);
    const cell = cellOf(this.layout, value.on);
    const w = valueWidth(text, this.layout.size);
    const who = { ...(actor && { actor }), ...(born !== undefined && { born: `value ${born}` }) };
    this.items.push({
      key: `value ${id}`,
      kind: 'value',
      look,
      text,
      ...who,
      geo: { x: round(x), y: round(y), w },
      shown: 1,
    });
    if (sign) this.sign(`sign ${id}`, sign, x + w / 2 + 3, y + 4.5, 'start');
    const own = { x: x - w / 2, y: y - DEEP / 2, w, h: DEEP };
    const { x: left, y: top, w: wide, h } = (value.depth ?? 0) === 0 ? cell : own;
    const place = { x: round(left), y: round(top), w: round(wide), h };
    if (says !== undefined) this.targets.push({ id, says, ...(canLeave && { drags: `value ${id}` }), ...place });
  }

  now({ id, on, depth = 0 }: Scene['now'][number]): void {
    const cell = cellOf(this.layout, on);
    const { x, y } = spotOf(this.layout, { on, depth });
    const box = depth === 0 ? cell : { x: x - VALUE / 2, y: y - VALUE / 2, w: VALUE, h: VALUE };
    const rim = depth === 0 ? 2.5 : 1.5;
    const geo = { x: round(box.x - rim), y: round(box.y - rim), w: round(box.w + 2 * rim), h: box.h + 2 * rim };
    this.items.push({ key: `now ${id}`, kind: 'now', look: depth === 0 ? 'now' : 'now round', geo, shown: 1 });
  }
}

/** The picture of a scene at a width: a pure function, the same on the server and in every browser. */
export function cellsPicture(scene: Scene, width: number): CellsPicture {
  const drawing = new Drawing(layoutCells(scene, width));
  for (const cell of scene.cells) drawing.cell(cell);
  for (const edge of scene.edges) drawing.edge(edge);
  for (const block of scene.blocks) drawing.title(block);
  for (const value of scene.values) drawing.value(value);
  for (const now of scene.now) drawing.now(now);
  return { items: drawing.items, targets: drawing.targets };
}
