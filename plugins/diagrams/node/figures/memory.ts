import * as z from 'zod';

import { inLines, shareOf, sum, widthsOf, type Part } from './cells';
import { count, emphasis, largest, mark, text, type Area, type Figure, type FigureKind } from './kind';
import type { Point, Sheet } from './sheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from './textWidth';

const cell = z.strictObject({
  at: count,
  size: z.number().positive('is not above 0'),
  text,
  to: text.optional(),
  mark,
});
const row = z.strictObject({ label: text, cells: z.array(cell).min(1, 'is empty') });
const data = z
  .strictObject({ rows: z.array(row).min(1, 'is empty'), unit: text.default('byte') })
  .superRefine(({ rows }, context) => {
    const labels = rows.map(({ label }) => label);
    for (const [at, { label, cells }] of rows.entries()) {
      const path = ['rows', at];
      if (labels.indexOf(label) !== at) context.addIssue({ code: 'custom', path, message: `a second row ${label}` });
      for (const [index, { at: start, to }] of cells.entries()) {
        const here = [...path, 'cells', index];
        const before = cells[index - 1];
        if (before && start < before.at + before.size)
          context.addIssue({ code: 'custom', path: here, message: `begins at ${start}, within the cell before it` });
        if (to !== undefined && !labels.includes(to))
          context.addIssue({ code: 'custom', path: [...here, 'to'], message: `points at "${to}", which is no row` });
      }
    }
  });

type Data = z.infer<typeof data>;
type Row = Data['rows'][number];

/** Bytes in memory, or other equal units in a row: one bar for each row, offsets below, arrows for pointers. */
export const memory: FigureKind = {
  form: 'rows with label and cells; each cell with at, size, text, and where it points with to; unit, where it is no byte',
  schema: data.transform((rows): Figure => ({ words: wordsOf(rows), draw: (sheet, area) => draw(rows, sheet, area) })),
};

function wordsOf({ rows, unit }: Data): string {
  const cellWords = ({ at, size, text: label, to, mark: isMarked }: Row['cells'][number]): string =>
    `${size === 1 ? `${unit} ${at}` : `${unit}s ${at} to ${at + size - 1}`}: ${label}${to === undefined ? '' : `, points to ${to}`}${emphasis(isMarked)}`;
  return rows.map(({ label, cells }) => `${label}: ${cells.map(cellWords).join('; ')}`).join('. ');
}

/** A cell or the gap before one. */
interface Piece extends Part {
  at: number;
  cell?: Row['cells'][number];
}

/** The cells of a row with their gaps, the labels on one line if all of them fit so. */
function piecesOf(row: Row, width: number): Piece[] {
  const whole = withWidths(row, textWidth);
  return sum(whole.map(({ least }) => least)) <= width ? whole : withWidths(row, unbreakable);
}

function withWidths({ cells }: Row, widthOf: (label: string, isBold: boolean) => number): Piece[] {
  return cells.flatMap((one, index): Piece[] => {
    const end = index === 0 ? 0 : (cells[index - 1]?.at ?? 0) + (cells[index - 1]?.size ?? 0);
    const offset = textWidth(String(one.at)) + 8;
    // An arrow leaves from the middle, past the offset.
    const least = Math.max(widthOf(one.text, true) + 12, one.to === undefined ? offset : 2 * offset);
    const gap: Piece[] =
      one.at > end && index > 0 ? [{ at: end, size: one.at - end, least: textWidth(String(end)) + 8 }] : [];
    return [...gap, { at: one.at, size: one.size, least, cell: one }];
  });
}

const laneWidth = 9;
const padding = 5;

interface Arrow {
  from: Point;
  channel: number;
  to: string;
}

function draw(figure: Data, sheet: Sheet, area: Area): number {
  const pointers = figure.rows.flatMap(({ cells }) => cells.filter(({ to }) => to !== undefined)).length;
  const margin = pointers > 0 ? pointers * laneWidth + 6 : 0;
  const inner = { x: area.x + margin, width: area.width - margin };
  const rows = figure.rows.map((one) => ({ label: one.label, pieces: piecesOf(one, inner.width) }));
  const longest = largest(rows.map(({ pieces }) => sum(pieces.map(({ size }) => size))));
  const arrows: Arrow[] = [];
  const entries = new Map<string, number>();
  let y = area.y;
  for (const { label, pieces } of rows) {
    const lines = wrapLabel(label, inner.width);
    sheet.label(lines, [inner.x, y]);
    y += lines.length * lineHeight + 3;
    for (const line of inLines(pieces, inner.width)) {
      const width = shareOf(line, longest, inner.width);
      const bar = drawLine(line, sheet, { x: inner.x, y, width });
      if (!entries.has(label)) entries.set(label, y + bar.height / 2);
      y += bar.height + lineHeight + 4;
      for (const { from, to } of bar.pointers) {
        arrows.push({ from, channel: y, to });
        y += 7;
      }
      y += 3;
    }
    y += 8;
  }
  for (const [lane, { from, channel, to }] of arrows.entries()) {
    const entry = entries.get(to) ?? channel;
    const left = inner.x - 6 - (lane + 1) * laneWidth + 3;
    sheet.dot(from);
    sheet.arrow([from, [from[0], channel], [left, channel], [left, entry], [inner.x, entry]]);
  }
  return y - 8;
}

/** One line of a bar with its offsets: its height, and where arrows leave. */
function drawLine(
  pieces: readonly Piece[],
  sheet: Sheet,
  area: Area,
): { height: number; pointers: { from: Point; to: string }[] } {
  const widths = widthsOf(pieces, area.width);
  const labels = pieces.map(({ cell: one }, index) =>
    one ? wrapLabel(one.text, (widths[index] ?? 0) - 2 * padding, one.mark) : [],
  );
  const height = largest(labels.map((lines) => lines.length)) * lineHeight + 2 * padding;
  const pointers: { from: Point; to: string }[] = [];
  let x = area.x;
  for (const [index, { at, cell: one }] of pieces.entries()) {
    const width = widths[index] ?? 0;
    const lines = labels[index] ?? [];
    const top = area.y + (height - lines.length * lineHeight) / 2;
    sheet.rect({ x, y: area.y, width, height }, one?.mark ? 'mark' : one ? 'box' : 'gap');
    sheet.label(lines, [x + width / 2, top], { anchor: 'middle', bold: one?.mark === true });
    sheet.label([String(at)], [x + 1, area.y + height + 2], { soft: true });
    if (one?.to !== undefined) pointers.push({ from: [x + width / 2, area.y + height], to: one.to });
    x += width;
  }
  return { height, pointers };
}
