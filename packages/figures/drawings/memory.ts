import * as z from 'zod';

import { actor, count, emphasis, isMarked, mark, actorName, labelText } from './kind';
import type { Area, Figure, FigureKind } from './kind';
import { drawEdges, leavesByLane, type MemoryEdge } from './memoryEdges';
import { barsOf, drawBar, type Bar } from './memoryBars';
import type { Sheet } from './sheet';
import { lineHeight } from './textWidth';

const cell = z.strictObject({
  at: count,
  size: z.number().positive('is not above 0'),
  text: labelText,
  to: labelText.optional(),
  actor,
  mark,
});
const row = z.strictObject({ label: labelText, cells: z.array(cell).min(1, 'is empty'), actor, mark });
const data = z
  .strictObject({
    rows: z.array(row).min(1, 'is empty'),
    unit: labelText.default('byte'),
    scale: z.literal(true).optional(),
  })
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
        const found = to === undefined ? 1 : targetsOf(rows, to).length;
        const told = found === 0 ? 'which is no row and no cell' : 'of which there is more than one: write "row: cell"';
        if (found !== 1)
          context.addIssue({ code: 'custom', path: [...here, 'to'], message: `points at "${to}", ${told}` });
      }
    }
  });

export type MemoryData = z.infer<typeof data>;
export type Row = MemoryData['rows'][number];
export type Cell = Row['cells'][number];

/** Where an arrow leads: a row, or one of its cells. */
export interface ArrowTarget {
  row: Row;
  cell?: Cell;
}

/** Bytes in memory, or other equal units in a row: one bar for each row, offsets below, arrows for pointers. */
export const memory: FigureKind = {
  form: 'rows with label and cells; each cell with at, size, text, and the row or the cell where it points with to; unit; scale',
  schema: data.transform((rows): Figure => ({ words: wordsOf(rows), draw: (sheet, area) => draw(rows, sheet, area) })),
};

/** A row by its label; else the cells of that text, or of `row: text`. */
function targetsOf(rows: readonly Row[], name: string): ArrowTarget[] {
  const named = rows.find(({ label }) => label === name);
  if (named) return [{ row: named }];
  return rows.flatMap((one) =>
    one.cells
      .filter((part) => part.text === name || `${one.label}: ${part.text}` === name)
      .map((part) => ({ row: one, cell: part })),
  );
}

function wordsOf({ rows, unit, scale }: MemoryData): string {
  const cellWords = (one: Cell): string => {
    const { at, size, text: label, to } = one;
    const place = size === 1 ? `${unit} ${at}` : `${unit}s ${at} to ${at + size - 1}`;
    return `${place}: ${label}${actorName(one, label)}${to === undefined ? '' : `, points to ${to}`}${emphasis(one.mark)}`;
  };
  const told = rows.map(
    (one) => `${one.label}${actorName(one, one.label)}${emphasis(one.mark)}: ${one.cells.map(cellWords).join('; ')}`,
  );
  return [...told, ...(scale ? ['The widths are to scale'] : [])].join('. ');
}

function edgesOf(rows: readonly Row[]): MemoryEdge[] {
  return rows.flatMap((one) =>
    one.cells.flatMap((part) => {
      const [target] = part.to === undefined ? [] : targetsOf(rows, part.to);
      return target ? [{ from: { row: one, cell: part }, to: target }] : [];
    }),
  );
}

const laneWidth = 9;

/** How wide the strips are in which arrows run: left of the bars, and above and below them. */
const channel = 7;

function draw(figure: MemoryData, sheet: Sheet, area: Area): number {
  const edges = edgesOf(figure.rows);
  // Which arrows can go straight down is known when the bars stand, and where these stand by the lanes of the others.
  let lanes = 0;
  for (;;) {
    const margin = lanes > 0 ? lanes * laneWidth + 6 : 0;
    const bars = barsOf(figure, sheet, { ...area, x: area.x + margin, width: area.width - margin });
    const byLane = edges.filter((edge) => leavesByLane(edge, bars, edges));
    if (byLane.length > lanes) {
      lanes = byLane.length;
      continue;
    }
    const bottom = place(bars, edges, byLane, area.y);
    drawRows(bars, sheet);
    drawEdges(edges, byLane, bars, sheet);
    return bottom;
  }
}

/** Gives each bar its height in the figure, with room for the arrows above and below it. */
function place(bars: readonly Bar[], edges: readonly MemoryEdge[], byLane: readonly MemoryEdge[], top: number): number {
  let y = top;
  for (const [index, bar] of bars.entries()) {
    const arriving = byLane.filter(({ to }) => to.cell && bar.pieces.some(({ cell: one }) => one === to.cell)).length;
    const below = bars[index + 1];
    const leaving = edges.filter(({ from }) => bar.pieces.some(({ cell: one }) => one === from.cell)).length;
    const rising = edges.filter(
      ({ from, to }) =>
        to.cell &&
        bar.pieces.some(({ cell: one }) => one === to.cell) &&
        below?.pieces.some(({ cell: one }) => one === from.cell),
    ).length;
    bar.labelY = y;
    y += bar.label.length > 0 ? bar.label.length * lineHeight + 3 : 0;
    y += arriving > 0 ? arriving * channel + 7 : 0;
    bar.y = y;
    y += bar.height + bar.under + 4;
    bar.channelY = y;
    y += (leaving + rising) * channel + 3 + (below?.row === bar.row ? 0 : 8);
  }
  return y - 8;
}

function drawRows(bars: readonly Bar[], sheet: Sheet): void {
  for (const bar of bars) {
    sheet.named({ ...bar.row, name: bar.row.label }, bar.label, [bar.x, bar.labelY], { bold: isMarked(bar.row.mark) });
    drawBar(bar, sheet);
  }
}
