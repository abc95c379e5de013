/** What the parent has that keeps the margins of its child inside. */
export type Wall = 'none' | 'padding' | 'root';

/** Two blocks: a in a parent, then b; between them, perhaps, an element with nothing in it. */
export interface Setup {
  /** Margins above and below, in pixels. */
  readonly a: number;
  readonly parent: number;
  readonly b: number;
  readonly wall: Wall;
  readonly empty: boolean;
  /** Whether the blocks stand in a block container or in a flex container. */
  readonly flex: boolean;
}

export const HEIGHT = 30;
export const EMPTY = 20;
export const PADDING = 1;

export interface Margin {
  readonly of: 'a' | 'parent' | 'empty' | 'b';
  readonly side: 'above' | 'below';
  readonly size: number;
}

/** A distance: margins that meet are one, and what stands apart is its own. */
export interface Gap {
  readonly where: string;
  readonly margins: readonly Margin[];
  readonly size: number;
  /** What begins or ends after it. */
  readonly then: 'parent begins' | 'a' | 'parent ends' | 'b' | 'end' | null;
}

/** The larger of what is positive, and what is negative taken off it: CSS 2, section 8.3.1. */
export function collapsed(margins: readonly Margin[]): number {
  const sizes = margins.map(({ size }) => size);
  return Math.max(0, ...sizes) + Math.min(0, ...sizes);
}

/** The distances from the top of the container to its end, in order. */
export function gapsOf(setup: Setup): Gap[] {
  const { flex, wall, empty } = setup;
  const [parentAbove, parentBelow] = both('parent', setup.parent);
  const [aAbove, aBelow] = both('a', setup.a);
  const [bAbove, bBelow] = both('b', setup.b);
  const nothing = empty ? both('empty', EMPTY) : [];
  // An item of a flex container is laid out as a world of its own, as `flow-root` makes one.
  const isOpen = wall === 'none' && !flex;
  const top = isOpen
    ? [gap('above parent and a', [parentAbove, aAbove], 'a')]
    : [gap('above the parent', [parentAbove], 'parent begins'), gap('above a', [aAbove], 'a')];
  const inside = isOpen ? [] : [gap('below a', [aBelow], 'parent ends')];
  const between = [...(isOpen ? [aBelow] : []), parentBelow, ...nothing, bAbove];
  const middle = flex
    ? between.map((margin, index) => gap(whereOf(margin), [margin], index === between.length - 1 ? 'b' : null))
    : [gap(isOpen ? 'from a to b' : 'from the parent to b', between, 'b')];
  return [...top, ...inside, ...middle, gap('below b', [bBelow], 'end')];
}

const both = (of: Margin['of'], size: number): [Margin, Margin] => [
  { of, side: 'above', size },
  { of, side: 'below', size },
];

const gap = (where: string, margins: readonly Margin[], then: Gap['then']): Gap => ({
  where,
  margins,
  size: collapsed(margins),
  then,
});

const NAMES = { a: 'a', parent: 'the parent', empty: 'the empty one', b: 'b' } as const;

const whereOf = ({ of, side }: Margin): string => `${side} ${NAMES[of]}`;

/** Where the boxes are, from the top of the container; undefined for what is not placed yet. */
export interface Boxes {
  readonly parent?: { readonly top: number; readonly bottom?: number };
  readonly a?: number;
  readonly b?: number;
  readonly end?: number;
}

/** Places what stands after the first `count` of the gaps. */
export function placed(setup: Setup, gaps: readonly Gap[], count: number): Boxes {
  const padding = setup.wall === 'padding' ? PADDING : 0;
  let y = 0;
  let boxes: Boxes = {};
  for (const { size, then } of gaps.slice(0, count)) {
    y += size;
    if (then === 'parent begins') {
      boxes = { ...boxes, parent: { top: y } };
      y += padding;
    } else if (then === 'a') {
      boxes = { ...boxes, a: y, parent: boxes.parent ?? { top: y, bottom: y + HEIGHT } };
      y += HEIGHT;
    } else if (then === 'parent ends') {
      y += padding;
      boxes = { ...boxes, parent: { ...boxes.parent!, bottom: y } };
    } else if (then === 'b') {
      boxes = { ...boxes, b: y };
      y += HEIGHT;
    } else if (then === 'end') boxes = { ...boxes, end: Math.max(0, y) };
  }
  return boxes;
}
