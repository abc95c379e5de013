import { isMarked } from '../kind';
import type { ArrowTarget } from './memoryData';
import type { MemoryBar, PlacedPiece } from './memoryBars';
import { labelBox, type SheetPoint, type FigureSheet } from '../../sheet/figureSheet';

/** An arrow from a cell to a row or to a cell. */
export interface MemoryEdge {
  from: Required<ArrowTarget>;
  to: ArrowTarget;
}

/** How wide the strips are in which arrows run: left of the bars, and above and below them. */
export const laneWidth = 9;
export const channel = 7;

interface End {
  bar: MemoryBar;
  piece: PlacedPiece;
}

function endOf(target: ArrowTarget, bars: readonly MemoryBar[]): End | undefined {
  const bar = bars.find(({ row, pieces }) =>
    target.cell ? pieces.some(({ cell }) => cell === target.cell) : row === target.row,
  );
  const piece = bar?.pieces.find(({ cell }) => cell === target.cell) ?? bar?.pieces[0];
  return bar && piece && { bar, piece };
}

/** Whether an arrow needs the left margin: it does where its cell is not straight above or below the other. */
export const leavesByLane = (edge: MemoryEdge, bars: readonly MemoryBar[], all: readonly MemoryEdge[]): boolean =>
  straight(edge, bars, all) === undefined;

/** The two heights of an arrow between cells of neighbouring bars; undefined where a label is in its way. */
function straight(
  edge: MemoryEdge,
  bars: readonly MemoryBar[],
  all: readonly MemoryEdge[],
): { upper: Side; lower: Side } | undefined {
  const [from, to] = [endOf(edge.from, bars), edge.to.cell && endOf(edge.to, bars)];
  if (!from || !to || Math.abs(bars.indexOf(from.bar) - bars.indexOf(to.bar)) !== 1) return undefined;
  const [above, below] = bars.indexOf(from.bar) < bars.indexOf(to.bar) ? [from, to] : [to, from];
  if ([...above.bar.pieces, ...below.bar.pieces].some(({ hangs }) => hangs !== undefined)) return undefined;
  // Several arrows at one cell stand beside each other.
  const turn = all.filter(({ to: other }) => other.cell === edge.to.cell).indexOf(edge) * 10;
  const upper = { ...above, from: above.piece.offsetEnd + 5, to: above.piece.x + above.piece.width - 6 };
  const freeFrom = Math.max(below.piece.x + 6, labelEnd(below.bar) + 5);
  const lower = { ...below, from: freeFrom, to: below.piece.x + below.piece.width - 6 };
  if (lower.from > lower.to || upper.from > upper.to) return undefined;
  const [start, end] = [Math.max(upper.from, lower.from), Math.min(upper.to, lower.to)];
  const middle = Math.min((start + end) / 2 + turn, end);
  if (start <= end) return { upper: { ...upper, x: middle }, lower: { ...lower, x: middle } };
  const isRight = lower.from > upper.to;
  const upperX = (above.piece.x + above.piece.width / 2 + upper.to) / 2;
  return {
    upper: { ...upper, x: isRight ? Math.max(upper.from, upperX) : (upper.from + upper.to) / 2 },
    lower: { ...lower, x: Math.min(lower.to, (isRight ? lower.from : (lower.from + lower.to) / 2) + turn) },
  };
}

interface Side extends End {
  x: number;
}

/** Where the label above a bar ends. */
const labelEnd = ({ label, x, row }: MemoryBar): number => {
  if (label.length === 0) return x;
  const box = labelBox(label, [x, 0], { bold: isMarked(row.mark) });
  return box.x + box.width + (row.actor === undefined ? 0 : 24);
};

/** All arrows: those between neighbours on the short way, all others by lanes of their own at the left. */
export function drawEdges(
  edges: readonly MemoryEdge[],
  byLane: readonly MemoryEdge[],
  bars: readonly MemoryBar[],
  sheet: FigureSheet,
): void {
  const taken = new Map<MemoryBar, number>();
  for (const edge of edges) {
    const way = byLane.includes(edge) ? undefined : straight(edge, bars, edges);
    const points = way ? shortWay(edge, way, bars, taken) : longWay(edge, byLane, bars, taken);
    const [first] = points;
    if (!first) continue;
    const { text: name, actor } = edge.from.cell;
    sheet.dot(first);
    sheet.arrow(points, sheet.actorOf({ name, actor }), isMarked(edge.from.cell.mark) ? 'new' : 'line');
  }
}

/** The next free strip below a bar. */
function strip(bar: MemoryBar, taken: Map<MemoryBar, number>): number {
  const before = taken.get(bar) ?? 0;
  taken.set(bar, before + 1);
  return bar.channelY + before * channel;
}

function shortWay(
  { from }: MemoryEdge,
  { upper, lower }: { upper: Side; lower: Side },
  bars: readonly MemoryBar[],
  taken: Map<MemoryBar, number>,
): SheetPoint[] {
  const y = strip(upper.bar, taken);
  const bend: SheetPoint[] =
    upper.x === lower.x
      ? []
      : [
          [upper.x, y],
          [lower.x, y],
        ];
  const downwards: SheetPoint[] = [[upper.x, upper.bar.y + upper.bar.height], ...bend, [lower.x, lower.bar.y]];
  return endOf(from, bars)?.bar === upper.bar ? downwards : downwards.reverse();
}

function longWay(
  edge: MemoryEdge,
  byLane: readonly MemoryEdge[],
  bars: readonly MemoryBar[],
  taken: Map<MemoryBar, number>,
): SheetPoint[] {
  const [from, to] = [endOf(edge.from, bars), endOf(edge.to, bars)];
  if (!from || !to) return [];
  const lane = byLane.indexOf(edge);
  const left = to.bar.x - 6 - (lane + 1) * laneWidth + 3;
  const start: SheetPoint = [from.piece.x + from.piece.width / 2, from.bar.y + from.bar.height];
  const y = strip(from.bar, taken);
  const way: SheetPoint[] = [start, [start[0], y], [left, y]];
  const isFirst = to.bar.pieces[0] === to.piece;
  const entry = to.bar.y + to.bar.height / 2;
  if (!edge.to.cell || isFirst) return [...way, [left, entry], [to.bar.x, entry]];
  const above = byLane.filter(({ to: other }) => other.cell && to.bar.pieces.some(({ cell }) => cell === other.cell));
  const arrival = to.bar.y - 8 - above.indexOf(edge) * channel;
  const x = to.piece.x + to.piece.width / 2 + above.filter((one) => one.to.cell === edge.to.cell).indexOf(edge) * 10;
  return [...way, [left, arrival], [x, arrival], [x, to.bar.y]];
}
