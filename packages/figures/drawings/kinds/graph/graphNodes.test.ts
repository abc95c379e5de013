import { expect, it } from 'vitest';

import { FigureSheet } from '../../sheet/figureSheet';
import { graphData } from './graphData';
import { groupBox, groupPadding, moveDown, placeRow, rowsOf } from './graphNodes';

const figure = graphData.parse({
  nodes: [
    { name: 'b', row: 2, wide: true },
    { name: 'a', row: 1 },
    { name: 'c', row: 1, col: 3, cells: [{ name: 'next', text: 'b' }] },
  ],
});
const rowOf = (row: number) => placeRow(figure, row, new FigureSheet(), { x: 0, y: 0, width: 300 });

it('has its rows in order, whatever the order of the nodes', () => {
  expect(rowsOf(figure)).toEqual([1, 2]);
});

it('places the nodes of a row in columns, and a wide one over all', () => {
  const [a, c] = rowOf(1).map(({ box }) => box);
  expect(a?.x).toBeLessThan(100);
  expect(c?.x).toBeGreaterThan(200);
  expect(rowOf(2)[0]?.box).toMatchObject({ x: 0, width: 300 });
});

it('moves a node with its cells, and frames a group around its nodes', () => {
  const placed = rowOf(1);
  const tops = () => placed.flatMap(({ box, cells }) => [box.y, ...cells.map((cell) => cell.box.y)]);
  const before = tops();
  for (const one of placed) moveDown(one, 50);
  expect(tops()).toEqual(before.map((y) => y + 50));
  const frame = groupBox({ name: 'both', nodes: ['a', 'c'] }, placed, 20);
  const [a, c] = placed.map(({ box }) => box);
  expect(frame.x).toBe((a?.x ?? NaN) - groupPadding);
  expect(frame.y).toBe(30);
  expect(frame.x + frame.width).toBeCloseTo((c?.x ?? NaN) + (c?.width ?? NaN) + groupPadding);
});
