import { expect, it } from 'vitest';

import { draw, textsOf, waysOf } from '../../testing/shapes';

const ways = (yaml: string) => waysOf(draw('memory', yaml).svg);

const to = (target: string) => `rows:
  - { label: a, cells: [{ at: 0, size: 1, text: one, to: "${target}" }, { at: 1, size: 1, text: two }] }
  - { label: b, cells: [{ at: 0, size: 1, text: three }, { at: 1, size: 1, text: four }] }
  - { label: c, cells: [{ at: 0, size: 1, text: five }] }`;

it('goes straight to a cell of the next row, and by a lane at the left to a row', () => {
  expect(textsOf(draw('memory', to('three')).svg)).toContain('three');
  const [direct = []] = ways(to('three'));
  const [byLane = []] = ways(to('c'));
  const left = (way: readonly number[][]) => Math.min(...way.map(([x = NaN]) => x));
  expect(left(byLane)).toBeLessThan(left(direct));
  expect(byLane.length).toBeGreaterThan(direct.length);
});

it('ends at the upper edge of a cell, and at the left one of a row', () => {
  const tipOf = (target: string) => ways(to(target))[0]?.slice(-2) ?? [];
  const [before, tip] = tipOf('three');
  expect(before?.[0]).toBe(tip?.[0]);
  const [beside, end] = tipOf('b');
  expect(beside?.[1]).toBe(end?.[1]);
});
