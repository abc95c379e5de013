import { actorName, emphasis, isMarked, type Area, type Figure, type FigureKind } from '../kind';
import { channel, drawEdges, laneWidth, leavesByLane, type MemoryEdge } from './memoryEdges';
import { barsOf, drawBar, type MemoryBar } from './memoryBars';
import { memoryData, targetsOf, type MemoryCell, type MemoryData, type MemoryRow } from './memoryData';
import type { FigureSheet } from '../../sheet/figureSheet';
import { lineHeight } from '../../sheet/textWidth';

/** Bytes in memory, or other equal units in a row: one bar for each row, offsets below, arrows for pointers. */
export const memory: FigureKind = {
  form: 'rows with label and cells; each cell with at, size, text, and the row or the cell where it points with to; unit; scale',
  schema: memoryData.transform((rows): Figure => ({
    words: wordsOf(rows),
    draw: (sheet, area) => draw(rows, sheet, area),
  })),
};

function wordsOf({ rows, unit, scale }: MemoryData): string {
  const cellWords = (one: MemoryCell): string => {
    const { at, size, text: label, to } = one;
    const place = size === 1 ? `${unit} ${at}` : `${unit}s ${at} to ${at + size - 1}`;
    return `${place}: ${label}${actorName(one, label)}${to === undefined ? '' : `, points to ${to}`}${emphasis(one.mark)}`;
  };
  const told = rows.map(
    (one) => `${one.label}${actorName(one, one.label)}${emphasis(one.mark)}: ${one.cells.map(cellWords).join('; ')}`,
  );
  return [...told, ...(scale ? ['The widths are to scale'] : [])].join('. ');
}

function edgesOf(rows: readonly MemoryRow[]): MemoryEdge[] {
  return rows.flatMap((one) =>
    one.cells.flatMap((part) => {
      const [target] = part.to === undefined ? [] : targetsOf(rows, part.to);
      return target ? [{ from: { row: one, cell: part }, to: target }] : [];
    }),
  );
}

function draw(figure: MemoryData, sheet: FigureSheet, area: Area): number {
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
function place(
  bars: readonly MemoryBar[],
  edges: readonly MemoryEdge[],
  byLane: readonly MemoryEdge[],
  top: number,
): number {
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

function drawRows(bars: readonly MemoryBar[], sheet: FigureSheet): void {
  for (const bar of bars) {
    sheet.named({ ...bar.row, name: bar.row.label }, bar.label, [bar.x, bar.labelY], { bold: isMarked(bar.row.mark) });
    drawBar(bar, sheet);
  }
}
