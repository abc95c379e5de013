export type Position = 'static' | 'relative' | 'absolute' | 'fixed' | 'sticky';
/** What is declared on the ancestor of the box. */
export type Ancestor = 'nothing' | 'relative' | 'transform' | 'hidden' | 'clip' | 'container';

export interface Setup {
  readonly position: Position;
  readonly ancestor: Ancestor;
}

/** The viewport and a page in it, in pixels. Everything is measured from the top left of the viewport. */
export const WINDOW = { width: 300, height: 160 };
export const PAGE_HEIGHT = 600;
/** The ancestor in the page: below a heading, and to the right of a margin. */
export const ANCESTOR = { x: 40, y: 60, width: 220, height: 150 };
/** Inside the ancestor: a line of text, then the box, then another line. */
export const LINE = 30;
export const BOX = { width: 90, height: LINE };
/** `top` and `left` of the box. */
export const TOP = 10;
export const LEFT = 20;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The rectangle that `top` and `left` are measured from. */
export type Reference = 'nothing' | 'its place' | 'the page' | 'the viewport' | 'the ancestor';

/** What decides where the box is: the flow that keeps its place, or the rectangle that it goes along with. */
export type Holder = 'place' | 'page' | 'viewport' | 'ancestor';

export interface Layout {
  readonly box: Point;
  /** Where the box would be if it were static. */
  readonly place: Point;
  /** The line after the box. */
  readonly next: Point;
  readonly ancestor: Point;
  readonly reference: Reference;
  readonly holder: Holder;
}

/** Whether `top` and `left` of a box are measured from this ancestor: CSS Positioned Layout, section 2.1. */
export function catches({ position, ancestor }: Setup): boolean {
  if (position === 'absolute') return ancestor === 'relative' || ancestor === 'transform';
  return position === 'fixed' && ancestor === 'transform';
}

/** Where everything is when the page is scrolled so far. */
export function layoutOf(setup: Setup, scrolled: number): Layout {
  const { position } = setup;
  const ancestor = { x: ANCESTOR.x, y: ANCESTOR.y - scrolled };
  const place = { x: ancestor.x, y: ancestor.y + LINE };
  const reference = referenceOf(setup);
  const leavesFlow = position === 'absolute' || position === 'fixed';
  const box =
    position === 'sticky'
      ? sticky(place, ancestor, reference)
      : inset(origin(reference, { place, ancestor, scrolled }));
  return {
    ancestor,
    place,
    reference,
    next: { x: place.x, y: place.y + (leavesFlow ? 0 : LINE) },
    box,
    holder: position === 'sticky' ? stickyHolder(box, place, reference) : HOLDERS[reference],
  };
}

const HOLDERS: Readonly<Record<Reference, Holder>> = {
  nothing: 'place',
  'its place': 'place',
  'the page': 'page',
  'the viewport': 'viewport',
  'the ancestor': 'ancestor',
};

/** A sticky box lies in its place until an edge pushes it, and is with its ancestor again where that ends. */
function stickyHolder(box: Point, place: Point, reference: Reference): Holder {
  if (box.x === place.x && box.y === place.y) return 'place';
  return reference === 'the viewport' && box.y >= TOP ? 'viewport' : 'ancestor';
}

function referenceOf(setup: Setup): Reference {
  const { position, ancestor } = setup;
  if (position === 'static') return 'nothing';
  if (position === 'relative') return 'its place';
  // A sticky box looks for what scrolls; a box that hides what sticks out can be scrolled by a script.
  if (position === 'sticky') return ancestor === 'hidden' ? 'the ancestor' : 'the viewport';
  if (catches(setup)) return 'the ancestor';
  return position === 'fixed' ? 'the viewport' : 'the page';
}

function origin(
  reference: Reference,
  { place, ancestor, scrolled }: { place: Point; ancestor: Point; scrolled: number },
): Point {
  if (reference === 'nothing') return { x: place.x - LEFT, y: place.y - TOP };
  if (reference === 'its place') return place;
  if (reference === 'the ancestor') return ancestor;
  return { x: 0, y: reference === 'the page' ? 0 - scrolled : 0 };
}

const inset = ({ x, y }: Point): Point => ({ x: x + LEFT, y: y + TOP });

/** As far from its place as the insets ask for, and not out of the ancestor: section 3.4. */
function sticky(place: Point, ancestor: Point, reference: Reference): Point {
  const edge = reference === 'the ancestor' ? ancestor : { x: 0, y: 0 };
  const most = { x: ancestor.x + ANCESTOR.width - BOX.width, y: ancestor.y + ANCESTOR.height - BOX.height };
  return {
    x: Math.min(Math.max(place.x, edge.x + LEFT), most.x),
    y: Math.min(Math.max(place.y, edge.y + TOP), most.y),
  };
}
