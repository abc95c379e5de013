import type { Actor } from '../shapes';
import { toTenth, type Coordinates, type Geo, type GraphItem } from './picture';

/** A rectangle, in pixels of the drawing. */
export interface ItemBox extends Coordinates {
  readonly w: number;
  readonly h: number;
}

/** A place in whole tenths of a pixel. */
export const tenths = (geo: Geo): Geo =>
  Object.fromEntries(Object.entries(geo).map(([name, value]) => [name, toTenth(value)]));

/** A thing of any kind, with its place in whole tenths. */
export const item = (
  id: string,
  kind: GraphItem['kind'],
  look: string,
  geo: Geo,
  more: Partial<GraphItem> = {},
): GraphItem => ({ id, kind, look, geo: tenths(geo), ...more });

/** Whose a thing is, as a part of it; nothing where it is nobody's. */
export const own = (actor: Actor | undefined): Pick<GraphItem, 'actor'> => (actor ? { actor } : {});

/** A rectangle with corners of that radius. */
export const rect = (id: string, look: string, { x, y, w, h }: ItemBox, actor?: Actor, rx = 3): GraphItem =>
  item(id, 'rect', look, { x, y, w, h, rx }, own(actor));

/** A text; its look says whether it starts, ends or has its middle at `x`. Its letters stand on `y`. */
export const words = (id: string, look: string, x: number, y: number, text: string, actor?: Actor): GraphItem =>
  item(id, 'text', look, { x, y }, { text, ...own(actor) });

const stroke =
  (kind: 'line' | 'arrow') =>
  (id: string, look: string, from: Coordinates, to: Coordinates, actor?: Actor): GraphItem =>
    item(id, kind, look, { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, own(actor));

/** A straight line from one place to another. */
export const line = stroke('line');

/** The same with a head at its end. */
export const arrow = stroke('arrow');
