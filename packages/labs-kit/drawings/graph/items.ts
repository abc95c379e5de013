import type { Actor } from '../shapes';
import { toTenth, type GraphItem, type Coordinates } from './picture';

/** A rectangle, in pixels of the drawing. */
export interface ItemBox extends Coordinates {
  readonly w: number;
  readonly h: number;
}

/** Whose a thing is, as a part of it; nothing where it is nobody's. */
export const own = (actor: Actor | undefined): Pick<GraphItem, 'actor'> => (actor ? { actor } : {});

/** A rectangle with corners of that radius. */
export const rect = (id: string, look: string, { x, y, w, h }: ItemBox, actor?: Actor, rx = 3): GraphItem => ({
  id,
  kind: 'rect',
  look,
  geo: { x: toTenth(x), y: toTenth(y), w: toTenth(w), h: toTenth(h), rx },
  ...own(actor),
});

/** A text; its look says whether it starts, ends or has its middle at `x`. Its letters stand on `y`. */
export const words = (id: string, look: string, x: number, y: number, text: string, actor?: Actor): GraphItem => ({
  id,
  kind: 'text',
  look,
  geo: { x: toTenth(x), y: toTenth(y) },
  text,
  ...own(actor),
});

const stroke =
  (kind: 'line' | 'arrow') =>
  (id: string, look: string, from: Coordinates, to: Coordinates, actor?: Actor): GraphItem => ({
    id,
    kind,
    look,
    geo: { x1: toTenth(from.x), y1: toTenth(from.y), x2: toTenth(to.x), y2: toTenth(to.y) },
    ...own(actor),
  });

/** A straight line from one place to another. */
export const line = stroke('line');

/** The same with a head at its end. */
export const arrow = stroke('arrow');
