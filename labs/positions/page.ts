import { STEP, STEPS } from './model';
import {
  ANCESTOR,
  BOX,
  layoutOf,
  LINE,
  WINDOW,
  type Ancestor,
  type Holder,
  type Layout,
  type Point,
  type Position,
  type Setup,
} from './rules';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What of the page is drawn: as far as the viewport comes. */
export const PAGE: Rect = { x: 0, y: 0, w: WINDOW.width, h: STEPS * STEP + WINDOW.height };
/** The viewport over the page. */
export const windowAt = (scrolled: number): Rect => ({ x: 0, y: scrolled, w: WINDOW.width, h: WINDOW.height });

/** What of a rectangle lies inside another; null if nothing does. */
export function cut({ x, y, w, h }: Rect, by: Rect): Rect | null {
  const [left, top] = [Math.max(x, by.x), Math.max(y, by.y)];
  const rect = { x: left, y: top, w: Math.min(x + w, by.x + by.w) - left, h: Math.min(y + h, by.y + by.h) - top };
  return rect.w > 0 && rect.h > 0 ? rect : null;
}

type Actor = 'a' | 'b' | 'c' | 'e';

/** A box has the colour of what it goes along with. */
export const ACTORS: Readonly<Record<Holder, Actor>> = { place: 'e', page: 'c', viewport: 'a', ancestor: 'b' };

/** What is declared on the ancestor, in short. */
export const DECLARED: Readonly<Record<Ancestor, string>> = {
  nothing: 'nothing',
  relative: 'position: relative',
  transform: 'transform',
  hidden: 'overflow: hidden',
  clip: 'overflow: clip',
  container: 'container-type',
};

/** What makes a difference to a box, on its ancestor; to some nothing does. */
const MATTERS: Readonly<Record<Position, Ancestor | null>> = {
  static: null,
  relative: null,
  absolute: 'relative',
  fixed: 'transform',
  sticky: 'hidden',
};

/** The same box with something else on its ancestor: nothing, or what makes a difference. */
export const switched = ({ position, ancestor }: Setup): Setup => ({
  position,
  ancestor: ancestor === 'nothing' ? (MATTERS[position] ?? 'transform') : 'nothing',
});

/** Whether the box would be measured from elsewhere if the ancestor had nothing. */
const isCaught = (setup: Setup): boolean =>
  layoutOf(setup, 0).reference !== layoutOf({ ...setup, ancestor: 'nothing' }, 0).reference;

/** The same box if the ancestor had nothing, where that is another rule. */
export const freeOf = (setup: Setup): Setup | null => (isCaught(setup) ? { ...setup, ancestor: 'nothing' } : null);

export interface Compared {
  readonly name: string;
  readonly setup: Setup;
}

/** A setup and one that differs from it in one value, and in the rule. */
export function comparedOf(setup: Setup): readonly [Compared, Compared] {
  const { position, ancestor } = setup;
  const matters = MATTERS[position];
  if (matters === null) {
    const other = position === 'static' ? 'relative' : 'static';
    return [
      { name: position, setup },
      { name: other, setup: { position: other, ancestor } },
    ];
  }
  const free = freeOf(setup);
  const named = (one: Setup): Compared => ({ name: DECLARED[one.ancestor], setup: one });
  return [named(setup), free ? { name: 'without', setup: free } : named({ position, ancestor: matters })];
}

/** Text of the page, of which nothing needs to be said but that it is text. */
const TEXT: readonly Rect[] = [
  { x: 14, y: 14, w: 120, h: 13 },
  { x: 14, y: 38, w: 262, h: 7 },
  ...[262, 240, 268, 150, 262, 240, 268, 150, 262].map((w, index) => ({ x: 14, y: 226 + 19 * index, w, h: 7 })),
];

export interface Thing {
  readonly id: string;
  readonly look: string;
  readonly actor?: Actor;
  readonly rect: Rect;
}

/** A place that was measured from the viewport, in the page. */
const placed = ({ x, y }: Point, scrolled: number, w: number, h: number): Rect => ({ x, y: y + scrolled, w, h });

/** The page from behind to the front, measured from its own corner. */
export function thingsOf(setup: Setup, scrolled: number, hasOther = true): readonly Thing[] {
  const { box, place, next, ancestor, holder } = layoutOf(setup, scrolled);
  const free = freeOf(setup);
  const other = free && hasOther ? layoutOf(free, scrolled) : null;
  const boxed = (at: Point): Rect => placed(at, scrolled, BOX.width, LINE);
  const letters = (id: string, { x, y }: Point, w: number): Thing => ({
    id,
    look: 'letters',
    rect: placed({ x: x + 8, y: y + 11 }, scrolled, w, 8),
  });
  const isAway = box.x !== place.x || box.y !== place.y;
  const keepsSpace = isAway && (setup.position === 'relative' || setup.position === 'sticky');
  return [
    ...TEXT.map((rect, index): Thing => ({ id: `text ${index}`, look: 'letters', rect })),
    {
      id: 'ancestor',
      look: holder === 'ancestor' ? 'card holds' : 'card',
      actor: 'b',
      rect: placed(ancestor, scrolled, ANCESTOR.width, ANCESTOR.height),
    },
    letters('before', ancestor, 112),
    letters('next', next, 170),
    ...(keepsSpace ? [{ id: 'hole', look: 'hole', rect: boxed(place) }] : []),
    ...(other ? [{ id: 'other', look: 'would', actor: ACTORS[other.holder], rect: boxed(other.box) }] : []),
    { id: 'box', look: 'placed', actor: ACTORS[holder], rect: boxed(box) },
  ];
}

/** The corner from which a box is measured that goes along with a rectangle. */
export function cornerOf({ holder, place, ancestor }: Layout, scrolled: number): Point {
  if (holder === 'ancestor') return ancestor;
  return holder === 'place' ? place : { x: 0, y: holder === 'viewport' ? 0 : 0 - scrolled };
}
