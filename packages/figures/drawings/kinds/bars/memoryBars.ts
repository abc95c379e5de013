import { inLines, shareOf, sumOf, widthsOf, type CellPart } from './cells';
import { isMarked, largest, type Area } from '../kind';
import type { MemoryCell, MemoryData, MemoryRow } from './memoryData';
import type { Named, FigureSheet } from '../../sheet/figureSheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from '../../sheet/textWidth';

/** A cell or the gap before one. */
interface Piece extends CellPart {
  at: number;
  cell?: MemoryCell;
}

/** A piece in its place. */
export interface PlacedPiece extends Piece {
  x: number;
  width: number;
  lines: string[];
  /** Right end of the number below it. */
  offsetEnd: number;
  /** How deep below the bar its label hangs, where the piece is too narrow for it. */
  hangs?: number;
  isBroken: boolean;
}

/** One line of a row, placed from left to right; its heights are known later. */
export interface MemoryBar {
  row: MemoryRow;
  /** Only the first line of a row has its label. */
  label: string[];
  x: number;
  labelY: number;
  y: number;
  height: number;
  /** What hangs below it: offsets, and labels of narrow pieces. */
  under: number;
  channelY: number;
  pieces: PlacedPiece[];
}

const padding = 5;
const least = 6;
/** A part that is drawn shorter than it is, is still the longest. */
const brokenShare = 1.25;

/** All rows as bars, broken into lines where their labels need it. */
export function barsOf(figure: MemoryData, sheet: FigureSheet, area: Area): MemoryBar[] {
  const rows = figure.rows.map((row) => ({ row, pieces: piecesOf(row, sheet, area.width) }));
  const longest = largest(rows.map(({ pieces }) => sumOf(pieces.map(({ size }) => size))));
  const scale = figure.scale
    ? scaleOf(
        rows.map(({ pieces }) => pieces),
        area.width,
      )
    : undefined;
  return rows.flatMap(({ row, pieces }) => {
    const label = sheet.wrapName({ ...row, name: row.label }, area.width, isMarked(row.mark));
    const lines = scale ? [pieces] : inLines(pieces, area.width);
    return lines.map((line, index): MemoryBar => {
      const widths = scale
        ? line.map(({ size }) => scale.widthOf(size))
        : widthsOf(line, shareOf(line, longest, area.width));
      const isBroken = ({ size }: Piece): boolean => scale?.isBroken(size) ?? false;
      return barOf(row, index === 0 ? label : [], {
        pieces: placedIn(line, widths, { sheet, x: area.x, isBroken }),
        x: area.x,
      });
    });
  });
}

function barOf(row: MemoryRow, label: string[], { pieces, x }: { pieces: PlacedPiece[]; x: number }): MemoryBar {
  const inside = pieces.filter(({ hangs }) => hangs === undefined);
  const hanging = pieces.flatMap(({ hangs, lines }) =>
    hangs === undefined ? [] : [hangs + lines.length * lineHeight],
  );
  const height = Math.max(1, largest(inside.map(({ lines }) => lines.length))) * lineHeight + 2 * padding;
  return { row, label, x, labelY: 0, y: 0, height, under: Math.max(lineHeight, ...hanging), channelY: 0, pieces };
}

/** The cells of a row with their gaps, the labels on one line if all of them fit so. */
function piecesOf(row: MemoryRow, sheet: FigureSheet, width: number): Piece[] {
  const whole = withWidths(row, sheet, textWidth);
  return sumOf(whole.map((one) => one.least)) <= width ? whole : withWidths(row, sheet, unbreakable);
}

type WidthOf = (label: string, isBold: boolean) => number;

function withWidths({ cells }: MemoryRow, sheet: FigureSheet, widthOf: WidthOf): Piece[] {
  return cells.flatMap((one, index): Piece[] => {
    const before = cells[index - 1];
    const end = before ? before.at + before.size : 0;
    const offset = textWidth(String(one.at)) + 8;
    const name = widthOf(one.text, isMarked(one.mark)) + sheet.badgeRoom(named(one)) + 8;
    // An arrow leaves from the middle, past the offset.
    const needed = Math.max(name, one.to === undefined ? offset : 2 * offset);
    const gap = { at: end, size: one.at - end, least: textWidth(String(end)) + 8 };
    return [...(before && gap.size > 0 ? [gap] : []), { at: one.at, size: one.size, least: needed, cell: one }];
  });
}

const named = (one: MemoryCell): Named => ({ name: one.text, actor: one.actor });

/** One scale for all rows; the longest parts are broken until the shortest can be seen. */
function scaleOf(
  rows: readonly (readonly Piece[])[],
  width: number,
): { widthOf(size: number): number; isBroken(size: number): boolean } {
  const sizes = [...new Set(rows.flat().map(({ size }) => size))].sort((a, b) => a - b);
  let kept = sizes.length;
  for (;;) {
    const most = sizes[kept - 1] ?? 1;
    const drawn = (size: number): number => (size > most ? most * brokenShare : size);
    const unit = width / largest(rows.map((pieces) => sumOf(pieces.map(({ size }) => drawn(size)))));
    if ((sizes[0] ?? 1) * unit >= least || kept === 1)
      return { widthOf: (size) => drawn(size) * unit, isBroken: (size) => size > most };
    kept -= 1;
  }
}

interface Line {
  sheet: FigureSheet;
  x: number;
  isBroken(one: Piece): boolean;
}

function placedIn(
  line: readonly Piece[],
  widths: readonly number[],
  { sheet, x: left, isBroken }: Line,
): PlacedPiece[] {
  let x = left;
  const placed = line.map((one, index): PlacedPiece => {
    const width = widths[index] ?? 0;
    const start = x;
    x += width;
    const room = width - 8 - (isBroken(one) ? 22 : 0);
    const fits =
      !one.cell || unbreakable(one.cell.text, isMarked(one.cell.mark)) + sheet.badgeRoom(named(one.cell)) <= room;
    const lines = !one.cell
      ? []
      : fits
        ? sheet.wrapName(named(one.cell), room, isMarked(one.cell.mark))
        : [one.cell.text];
    const number = textWidth(String(one.at));
    const offsetEnd = start + (number + 4 <= width ? number + 2 : 0);
    return { ...one, x: start, width, lines, offsetEnd, isBroken: isBroken(one), ...(!fits && { hangs: 0 }) };
  });
  hang(placed);
  return placed;
}

/** Labels below the bar, the last one highest, so that no line to one passes through another. */
function hang(placed: PlacedPiece[]): void {
  let depth = lineHeight + 4;
  for (const one of [...placed].reverse()) {
    if (one.hangs === undefined) continue;
    one.hangs = depth;
    depth += lineHeight + 2;
  }
}

/** One line of a bar with its offsets. */
export function drawBar(bar: MemoryBar, sheet: FigureSheet): void {
  for (const one of bar.pieces) {
    const { cell, x, width, lines } = one;
    const marked = isMarked(cell?.mark);
    const box = { x, y: bar.y, width, height: bar.height };
    sheet.rect(box, marked ? 'mark' : cell ? 'box' : 'gap', cell && sheet.actorOf(named(cell)));
    if (one.isBroken) sheet.breakAt([x + width - 14, bar.y], bar.height);
    if (cell && one.hangs !== undefined) drawHanging(one, bar, sheet);
    else if (cell) {
      const middle = x + (width - (one.isBroken ? 22 : 0)) / 2;
      const top = bar.y + (bar.height - lines.length * lineHeight) / 2;
      sheet.named(named(cell), lines, [middle, top], { anchor: 'middle', bold: marked });
    }
    if (one.offsetEnd > x) sheet.label([String(one.at)], [x + 1, bar.y + bar.height + 2], { soft: true });
  }
}

function drawHanging(one: PlacedPiece, bar: MemoryBar, sheet: FigureSheet): void {
  const at = one.x + one.width / 2;
  const top = bar.y + bar.height + (one.hangs ?? 0);
  const label = wrapLabel(one.lines.join(' '), 300);
  const width = largest(label.map((line) => textWidth(line)));
  const isRight = at + 8 + width < 316;
  sheet.line(
    [
      [at, bar.y + bar.height],
      [at, top + lineHeight / 2],
      [at + (isRight ? 5 : -5), top + lineHeight / 2],
    ],
    'link',
  );
  sheet.label(label, [at + (isRight ? 8 : -8), top], {
    anchor: isRight ? 'start' : 'end',
    bold: isMarked(one.cell?.mark),
  });
}
