import type { Actor } from '../shapes';
import { round, type Item, type Place } from './picture';

/** A rectangle, in pixels of the drawing. */
export interface Box extends Place {
  readonly w: number;
  readonly h: number;
}

/** Whose a thing is, as a part of it; nothing where it is nobody's. */
export const own = (actor: Actor | undefined): Pick<Item, 'actor'> => (actor ? { actor } : {});

/** A rectangle with corners of that radius. */
export const rect = (id: string, look: string, { x, y, w, h }: Box, actor?: Actor, rx = 3): Item => ({
  id,
  kind: 'rect',
  look,
  geo: { x: round(x), y: round(y), w: round(w), h: round(h), rx },
  ...own(actor),
});

/** A text; its look says whether it starts, ends or has its middle at `x`. Its letters stand on `y`. */
export const words = (id: string, look: string, x: number, y: number, text: string, actor?: Actor): Item => ({
  id,
  kind: 'text',
  look,
  geo: { x: round(x), y: round(y) },
  text,
  ...own(actor),
});

const stroke =
  (kind: 'line' | 'arrow') =>
  (id: string, look: string, from: Place, to: Place, actor?: Actor): Item => ({
    id,
    kind,
    look,
    geo: { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) },
    ...own(actor),
  });

/** A straight line from one place to another. */
export const line = stroke('line');

/** The same with a head at its end. */
export const arrow = stroke('arrow');
