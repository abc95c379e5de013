import { describe, expect, it } from 'vitest';

import { isOver } from '@groundwork/labs-kit/drawings';
import { inkOf, type GraphItem } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { columnsIn, pictureOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';

const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  { each: 4, ops: ['add', 'add', 'ada', 'remove'], turns: {} },
  { each: 64, ops: ['add'], turns: {} },
  { each: 1, ops: ['remove', 'remove', 'remove'], turns: {} },
  // All servers in one place, and some nearly.
  { each: 1, ops: ['add', 'add', 'bob'], turns: { ada: 275, bob: 203, cai: 72, dan: 189, eva: 18, fay: 208 } },
];
/** Of the page that holds the lab: 360 and 320 pixels, a tablet, a desktop; and the home page's. */
const WIDTHS = [
  [296, false],
  [336, false],
  [500, false],
  [710, false],
  [1000, false],
  [264, true],
  [304, true],
  [456, true],
] as const;

const isText = ({ kind, text }: GraphItem): boolean => kind === 'text' && text !== '';

function picturesOf(setup: Setup, width: number, isOpening: boolean) {
  const states = model.trace(setup).map(({ state }) => state);
  return states.map((state) => pictureOf(state, columnsIn(states), 17, width, isOpening));
}

describe.each(WIDTHS)('the picture at %i pixels (opening: %s)', (width, isOpening) => {
  const size = width >= 560 ? 13 : 12;
  const pictures = setups.flatMap((setup) => picturesOf(setup, width, isOpening));

  it('has labels that touch no other, and none that leaves it', () => {
    for (const { items, height } of pictures) {
      expect(touchingItems({ items, width, height })).toEqual([]);
    }
  });

  it('has no label on a dot, and no dot on another', () => {
    for (const { items } of pictures) {
      const dots = items.filter(({ kind }) => kind === 'dot');
      const boxes = items.filter(isText).map((item) => inkOf(item, size));
      const struck = dots.flatMap(({ geo, id }, index) => {
        const [x, y, r] = [geo['x']!, geo['y']!, geo['r']!];
        const box = { text: id, left: x - r, right: x + r, top: y - r, foot: y + r };
        const isNear = ({ geo: other }: GraphItem) =>
          Math.hypot(other['x']! - x, other['y']! - y) < r + other['r']! - 0.3;
        return [...boxes.filter((one) => isOver(one, box)), ...dots.slice(index + 1).filter(isNear)].map((one) => [
          id,
          one,
        ]);
      });
      expect(struck).toEqual([]);
    }
  });

  it('gives each thing one name', () => {
    for (const { items } of pictures) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});

describe('what stays', () => {
  it('keeps its place on both circles in all steps, and in its bin on the ring while others come', () => {
    const [calm, , asked, told] = picturesOf(EXAMPLES['One comes and goes'], 710, false);
    const places = ({ items }: { items: readonly GraphItem[] }, kind: string) =>
      new Map(items.filter(({ id }) => id.startsWith(kind)).map(({ id, geo }) => [id, `${geo['x']} ${geo['y']}`]));
    for (const kind of ['pin modulo', 'pin ring']) expect(places(told!, kind)).toEqual(places(calm!, kind));
    const before = places(asked!, 'key ring');
    const gone = [...places(told!, 'key ring')].filter(([id, place]) => before.get(id) !== place);
    expect(gone).toHaveLength(8);
  });
});
