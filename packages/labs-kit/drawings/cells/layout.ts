import { defined } from '@groundwork/lib/defined';
import { labelWidth, writing, type Words } from '../text/text';
import type { CellBlock, Cell, Scene, CellSpot } from './scene';

export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A cell's box, in which row of its block it stands, and where the strip of that row begins. */
interface Placed extends CellBox {
  readonly strip: number;
  readonly row: number;
}

/** Where everything of a scene stands at a width. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly isWide: boolean;
  readonly cells: ReadonlyMap<string, Placed>;
  readonly titles: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  say(words: Words): string;
}

const MARGIN = 2;
const CELL = 34;
const LOW = 28;
const highOf = ({ isLow }: CellBlock): number => (isLow ? LOW : CELL);
/** Above the first row: a way that passes; above each: ways that end there; and what is said of its cells, too. */
const STRIPS = { pass: 12, ways: 28, signs: 42 } as const;
const stripOf = ({ strip }: CellBlock): number => (strip === undefined ? 0 : STRIPS[strip]);
const TITLE = 20;
export const NAME = 18;
/** From one value below a cell to the next. */
export const DEEP = 33;
const GAP = 7;
const BETWEEN = 6;
const GROUP = 10;
const LINE_GAP = 6;

const columnsOf = ({ columns = 0 }: CellBlock, isWide: boolean): number =>
  typeof columns === 'number' ? columns : columns[isWide ? 1 : 0];

/** A row of a block: what it has besides its cells. */
interface Row {
  readonly isNamed: boolean;
  readonly depth: number;
}

/** How many rows a block has, with their names and what hangs below. */
function rowsOf(cells: readonly Cell[], columns: number, depths: ReadonlyMap<string, number>): Row[] {
  const rows: Row[] = [];
  cells.forEach((cell, index) => {
    const at = columns === 0 ? 0 : Math.floor((cell.at ?? index) / columns);
    for (let row = rows.length; row <= at; row++) rows.push({ isNamed: false, depth: 0 });
    const { isNamed, depth } = defined(rows[at], 'A row');
    const isNamedToo = isNamed || cell.name !== undefined;
    rows[at] = { isNamed: isNamedToo, depth: Math.max(depth, depths.get(cell.id) ?? 0) };
  });
  return rows;
}

function depthsOf({ values, now }: Scene): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { on, depth = 0 } of [...values, ...now] as CellSpot[])
    depths.set(on, Math.max(depths.get(on) ?? 0, depth));
  return depths;
}

/** One block after the other, from the top down; each row as high as what it has. */
class Layouter {
  readonly cells = new Map<string, Placed>();
  readonly titles = new Map<string, { readonly x: number; readonly y: number }>();
  readonly say: (words: Words) => string;
  readonly size: number;
  readonly isWide: boolean;
  y = 2;

  constructor(private readonly width: number) {
    ({ say: this.say, size: this.size, isWide: this.isWide } = writing(width));
  }

  block(block: CellBlock, cells: readonly Cell[], depths: ReadonlyMap<string, number>): void {
    const columns = columnsOf(block, this.isWide);
    const rows = rowsOf(cells, columns, depths);
    const tops: number[] = [];
    for (const { isNamed, depth } of rows) {
      const top = this.y + (tops.length > 0 && block.strip === 'pass' ? 0 : stripOf(block));
      tops.push(top);
      this.y = top + highOf(block) + (isNamed ? NAME : 0) + depth * DEEP + (depth > 0 ? 2 : 0) + GAP;
    }
    if (columns === 0) this.line(cells, tops[0] ?? this.y);
    else this.grid(block, cells, columns, tops);
    if (block.title !== undefined || block.verdict !== undefined) {
      const words = labelWidth(this.say(block.title ?? ''), this.size, true);
      this.titles.set(block.id, { x: block.isTitleLast ? this.width - MARGIN - words : MARGIN, y: this.y + 11 });
      this.y += TITLE;
    }
    this.y += BETWEEN;
  }

  /** Cells one after the other, each as wide as its words, or as a value. */
  private line(cells: readonly Cell[], y: number): void {
    let x = MARGIN;
    for (const { id, text, look } of cells) {
      const words = text === undefined ? 0 : labelWidth(this.say(text), this.size, look === 'box');
      const w = Math.max(words + (look === 'bare' ? 0 : 16), text === undefined || look !== 'bare' ? CELL - 4 : 0);
      this.cells.set(id, { x, y, w, h: CELL, strip: y, row: 0 });
      x += w + LINE_GAP;
    }
  }

  private grid(block: CellBlock, cells: readonly Cell[], columns: number, tops: readonly number[]): void {
    const gap = this.isWide && columns <= 8 ? 8 : 4;
    const { group = columns } = block;
    const groups = Math.ceil(columns / group) - 1;
    // Where each cell is a group of its own, they are no nearer and no farther than cells are.
    const apart = group === 1 ? 0 : GROUP;
    const pitch = (this.width - 2 * MARGIN + gap - groups * apart) / columns;
    cells.forEach(({ id, at, span = 1 }, index) => {
      const place = at ?? index;
      const [row, column] = [Math.floor(place / columns), place % columns];
      const x = MARGIN + column * pitch + Math.floor(column / group) * apart;
      const y = defined(tops[row], 'A row');
      this.cells.set(id, { x, y, w: span * pitch - gap, h: highOf(block), strip: y - stripOf(block), row });
    });
  }
}

function laidOut(scene: Scene, width: number): Layouter {
  const layouter = new Layouter(width);
  const depths = depthsOf(scene);
  for (const block of scene.blocks)
    layouter.block(
      block,
      scene.cells.filter((cell) => cell.in === block.id),
      depths,
    );
  return layouter;
}

/** Lays a scene out. The height does not depend on the width, but on whether it is wide. */
export function layoutCells(scene: Scene, width: number): Layout {
  const { cells, titles, say, size, isWide, y } = laidOut(scene, width);
  return { width, height: Math.ceil(y - BETWEEN), size, isWide, cells, titles, say };
}

/** As high as the highest scene of a run, so that nothing below it moves. */
export const heightOf = (scenes: readonly Scene[], width: number): number =>
  Math.max(...scenes.map((scene) => layoutCells(scene, width).height));
