import { describe, expect, it } from 'vitest';

import { heightOf, layoutCells } from './layout';
import { cellsPicture, type CellItem } from './picture';
import type { Scene } from './scene';
import { touchingCells } from './touching';
import { travelled } from './travel';

/** A row of cells with a value in one of them, which came from the first. */
function scene(on: number, more: Partial<Scene> = {}): Scene {
  return {
    blocks: [{ id: 'row', columns: 4, strip: 'signs', title: 'a row' }],
    cells: Array.from({ length: 4 }, (_, at) => ({ id: `c${at}`, in: 'row', name: String(at), says: `Choose ${at}` })),
    values: [{ id: 'v', on: `c${on}`, text: '7', actor: 'a', says: 'Take 7', canLeave: true }],
    edges: [],
    now: [{ id: 'n', on: `c${on}` }],
    ...more,
  };
}

const itemsOf = (one: Scene) => cellsPicture(one, 360).items;
const find = (items: readonly CellItem[], key: string) => items.find((item) => item.key === key);

it('lays out a block that has no cells at this step', () => {
  const layout = layoutCells({ ...scene(1), cells: [], values: [], now: [] }, 336);
  expect([...layout.cells]).toEqual([]);
  expect(layout.height).toBeGreaterThan(0);
});

describe('the layout of cells', () => {
  it('puts cells of a row beside each other, in equal parts of the width', () => {
    const { cells } = layoutCells(scene(0), 360);
    const [first, second, , last] = [...cells.values()];
    expect(second!.x).toBeGreaterThan(first!.x + first!.w);
    expect(last!.x + last!.w).toBeCloseTo(358);
    expect(new Set([...cells.values()].map(({ w }) => Math.round(w))).size).toBe(1);
  });

  it('breaks rows, and takes another number of columns where there is room', () => {
    const one = scene(0, { blocks: [{ id: 'row', columns: [2, 4] }] });
    const rows = (width: number) => new Set([...layoutCells(one, width).cells.values()].map(({ y }) => y)).size;
    expect([rows(360), rows(700)]).toEqual([2, 1]);
  });

  it('has a height that does not depend on the width, so that the page does not move when the width is known', () => {
    for (const width of [280, 336, 359, 500]) expect(heightOf([scene(0)], width)).toBe(heightOf([scene(0)], 336));
  });

  it('is as high as the highest scene', () => {
    const deep = scene(0, { values: [{ id: 'v', on: 'c0', depth: 3, text: '7' }] });
    expect(heightOf([scene(0), deep], 336)).toBe(layoutCells(deep, 336).height);
    expect(layoutCells(deep, 336).height).toBeGreaterThan(layoutCells(scene(0), 336).height);
  });
});

describe('what can be chosen', () => {
  it('is a cell by its name, and a value by its cell; only a value can be dragged', () => {
    const { targets } = cellsPicture(scene(2), 360);
    expect(targets.map(({ id, drags }) => [id, drags])).toEqual([
      ['c0', undefined],
      ['c1', undefined],
      ['c2', undefined],
      ['c3', undefined],
      ['v', 'value v'],
    ]);
    const [name, value] = [targets[2]!, targets[4]!];
    expect(name.y).toBeGreaterThanOrEqual(value.y + value.h);
    expect(name.h).toBeGreaterThanOrEqual(24);
  });
});

describe('a way', () => {
  const edge = (kind: 'hop' | 'drop', from: string, to: string): Scene =>
    scene(0, {
      blocks: [{ id: 'line' }, { id: 'row', columns: 2, strip: 'signs' }],
      cells: [{ id: 'words', in: 'line', text: 'words' }, ...scene(0).cells],
      edges: [{ id: 'e', kind, from: { on: from }, to: { on: to } }],
    });
  const geoOf = (one: Scene) => find(itemsOf(one), 'edge e')!.geo;

  it('ends above the cell to which it leads', () => {
    for (const to of ['c0', 'c1', 'c2', 'c3']) {
      const one = edge('drop', 'words', to);
      const cell = layoutCells(one, 360).cells.get(to)!;
      const geo = geoOf(one);
      const last = Object.keys(geo).length / 2 - 1;
      expect(geo[`y${last}`]).toBeLessThan(cell.y);
      expect(Math.abs(geo[`x${last}`]! - cell.x - cell.w / 2)).toBeLessThan(10);
    }
  });

  it('goes round the edge to another row, and never through a value', () => {
    const geo = geoOf(edge('hop', 'c1', 'c2'));
    expect(Object.values(geo).some((value) => value === 359)).toBe(true);
    for (const value of Object.values(geo)) expect(value).toBeGreaterThanOrEqual(0);
  });
});

describe('a movement', () => {
  const [from, to] = [itemsOf(scene(0)), itemsOf(scene(3))];
  const x = (items: readonly CellItem[]) => find(items, 'value v')!.geo.x!;

  it('begins where things are and ends where they belong', () => {
    expect(x(travelled(from, to, 0))).toBe(x(from));
    expect(travelled(from, to, 1)).toBe(to);
    const half = x(travelled(from, to, 0.5));
    expect(half).toBeGreaterThan(x(from));
    expect(half).toBeLessThan(x(to));
  });

  it('that is interrupted goes on from where it is', () => {
    const half = travelled(from, to, 0.5);
    expect(x(travelled(half, from, 0))).toBe(x(half));
    expect(x(travelled(half, from, 1))).toBe(x(from));
  });

  it('rises in a bow, and keeps what rests the same object', () => {
    const half = travelled(from, to, 0.5);
    expect(find(half, 'value v')!.geo.y).toBeLessThan(find(to, 'value v')!.geo.y!);
    expect(find(half, 'cell c1')).toBe(find(to, 'cell c1'));
  });

  it('brings a copy from what it is a copy of, and lets fade what is no more', () => {
    const copied = itemsOf(scene(0, { values: [...scene(0).values, { id: 'w', on: 'c2', text: '7', born: 'v' }] }));
    expect(find(travelled(from, copied, 0), 'value w')!.geo.x).toBe(x(from));
    const leaving = find(travelled(copied, from, 0.5), 'value w')!;
    expect(leaving.shown).toBeCloseTo(0.5);
    expect(find(travelled(copied, from, 1), 'value w')).toBeUndefined();
  });
});

describe('labels', () => {
  it('that touch are found', () => {
    expect(touchingCells(scene(0), 360)).toEqual([]);
    const sign = { text: 'much too long for a cell of this width', tone: 'plain' } as const;
    const long = scene(0, { cells: scene(0).cells.map((cell) => ({ ...cell, sign })) });
    expect(touchingCells(long, 360).length).toBeGreaterThan(0);
  });
});
