import * as z from 'zod';

import { count, emphasis, largest, mark, text, type Area, type Figure, type FigureKind } from './kind';
import { overlap, type Box, type Point, type Sheet } from './sheet';
import { lineHeight, textWidth, wrapLabel } from './textWidth';

const event = z.strictObject({
  text,
  mark,
  // A message …
  from: text.optional(),
  to: text.optional(),
  sent: count.optional(),
  received: count.optional(),
  lost: z.boolean().optional(),
  // … or something that one of the lanes does.
  at: text.optional(),
  time: count.optional(),
});

const data = z
  .strictObject({
    lanes: z.array(text).min(2, 'has fewer than two entries').max(4, 'has more than four entries'),
    events: z.array(event).min(1, 'is empty'),
  })
  .transform(({ lanes, events }, context) => {
    const moments = events.map((one, index) => {
      const mistake = mistakeOf(one, lanes);
      if (mistake)
        context.addIssue({ code: 'custom', path: ['events', index, ...mistake.path], message: mistake.message });
      return momentOf(one, lanes);
    });
    return { lanes, moments };
  });

/** Time runs downwards: a message leaves one lane and arrives at another, or is lost; a lane does something. */
export const timespace: FigureKind = {
  form: 'lanes, and events with text: { from, to, sent, received } or { from, to, sent, lost: true } or { at, time }',
  schema: data.transform((figure): Figure => ({
    words: wordsOf(figure),
    draw: (sheet, area) => draw(figure, sheet, area),
  })),
};

interface Moment {
  text: string;
  mark: boolean;
  /** Indexes of lanes; the same one twice for what a lane does by itself. */
  from: number;
  to: number;
  start: number;
  /** Undefined for what is lost. */
  end: number | undefined;
}

interface FigureData {
  lanes: readonly string[];
  moments: readonly Moment[];
}

function mistakeOf(
  one: z.infer<typeof event>,
  lanes: readonly string[],
): { path: string[]; message: string } | undefined {
  const { from, to, sent, received, lost, at, time } = one;
  if (at !== undefined || time !== undefined) {
    if (at === undefined || time === undefined || from !== undefined || to !== undefined)
      return { path: [], message: 'is neither a message nor what a lane does (at, time)' };
    return lanes.includes(at) ? undefined : { path: ['at'], message: `"${at}" is no lane` };
  }
  if (from === undefined || to === undefined || sent === undefined || (received === undefined) === (lost !== true))
    return { path: [], message: 'is no message: from, to, sent, and either received or lost: true' };
  for (const [key, lane] of Object.entries({ from, to }))
    if (!lanes.includes(lane)) return { path: [key], message: `"${lane}" is no lane` };
  if (from === to) return { path: ['to'], message: 'is the lane that sends' };
  if (received !== undefined && received < sent) return { path: ['received'], message: 'is before sent' };
  return undefined;
}

function momentOf(
  { at, time, from, to, sent, received, ...one }: z.infer<typeof event>,
  lanes: readonly string[],
): Moment {
  const shown = { text: one.text, mark: one.mark === true };
  if (at !== undefined)
    return { ...shown, from: lanes.indexOf(at), to: lanes.indexOf(at), start: time ?? 0, end: time };
  return { ...shown, from: lanes.indexOf(from ?? ''), to: lanes.indexOf(to ?? ''), start: sent ?? 0, end: received };
}

function wordsOf({ lanes, moments }: FigureData): string {
  const inOrder = [...moments].sort((a, b) => a.start - b.start);
  return inOrder
    .map(({ text: label, mark: isMarked, from, to, end }) => {
      if (from === to) return `${lanes[from]}: ${label}${emphasis(isMarked)}`;
      return `${lanes[from]} to ${lanes[to]}: ${label}${end === undefined ? ' (lost)' : ''}${emphasis(isMarked)}`;
    })
    .join('; ');
}

/** Between two moments, between those that are furthest apart, and around what a lane does in between. */
const leastGap = 30;
const mostGap = 60;
const innerGap = 18;
const boxPadding = 5;
/** How far a lost message gets, and how far down it goes on its way. */
const lostAt = 0.6;
const lostFall = 22;

/** A label with its size, and where along its line it stands: 0 at the sender, 1 at the receiver. */
interface Placed {
  moment: Moment;
  lines: string[];
  along: number;
}

/**
 * What a lane does at the moment at which a message arrives or leaves stands between the two: the lines would be
 * hidden by its box.
 */
function inSequence(moments: readonly Moment[]): Moment[] {
  const isBusy = (lane: number, time: number): boolean =>
    moments.some(({ from, to, start }) => from === to && from === lane && start === time);
  const later = shortestStep(moments) / 4;
  return moments.map((moment) => {
    const { from, to, start, end } = moment;
    if (from === to) return { ...moment, start: start + later, end: start + later };
    return isBusy(from, start)
      ? { ...moment, start: start + 2 * later, end: end === start ? start + 2 * later : end }
      : moment;
  });
}

const timesOf = (moments: readonly Moment[]): number[] =>
  [...new Set(moments.flatMap(({ start, end }) => [start, end ?? start]))].sort((a, b) => a - b);

function shortestStep(moments: readonly Moment[]): number {
  const times = timesOf(moments);
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return steps.length > 0 ? Math.min(...steps) : 1;
}

function draw({ lanes, moments: given }: FigureData, sheet: Sheet, area: Area): number {
  const moments = inSequence(given);
  const column = area.width / lanes.length;
  const laneX = (lane: number): number => area.x + (lane + 0.5) * column;
  const placed = moments.map((moment): Placed => {
    const distance = Math.abs(laneX(moment.from) - laneX(moment.to));
    const room = distance === 0 ? column - 2 * boxPadding - 4 : Math.min(150, distance - 16);
    return { moment, lines: wrapLabel(moment.text, room, moment.mark), along: 0.5 };
  });
  const heads = lanes.map((name) => wrapLabel(name, column - 8));
  const headHeight = largest(heads.map((lines) => lines.length)) * lineHeight + 10;
  const top = area.y + headHeight;
  const rows = spread(placed, laneX, top, shortestStep(given));
  const yOf = (time: number): number => rows.get(time) ?? top;
  const bottom =
    largest(placed.flatMap((one) => [yOf(one.moment.end ?? one.moment.start), lowest(boxOf(one, laneX, yOf))])) + 14;

  for (const [lane, lines] of heads.entries()) {
    const x = laneX(lane);
    sheet.rect({ x: x - column / 2 + 2, y: area.y, width: column - 4, height: headHeight });
    sheet.label(lines, [x, area.y + (headHeight - lines.length * lineHeight) / 2], { anchor: 'middle' });
    sheet.line(
      [
        [x, top],
        [x, bottom],
      ],
      'lane',
    );
  }
  for (const { moment } of placed) drawLine(moment, sheet, laneX, yOf);
  for (const one of placed) drawLabel(one, sheet, boxOf(one, laneX, yOf));
  return bottom;
}

const lowest = ({ y, height }: Box): number => y + height;

function endOf(
  { from, to, start, end }: Moment,
  laneX: (lane: number) => number,
  yOf: (time: number) => number,
): Point {
  if (end !== undefined) return [laneX(to), yOf(end)];
  return [laneX(from) + (laneX(to) - laneX(from)) * lostAt, yOf(start) + lostFall];
}

function drawLine(moment: Moment, sheet: Sheet, laneX: (lane: number) => number, yOf: (time: number) => number): void {
  if (moment.from === moment.to) return;
  const start: Point = [laneX(moment.from), yOf(moment.start)];
  const end = endOf(moment, laneX, yOf);
  if (moment.end !== undefined) sheet.arrow([start, end]);
  else {
    sheet.line([start, end], 'lost');
    sheet.cross(end);
  }
}

function drawLabel({ moment: { from, to, mark: isMarked }, lines }: Placed, sheet: Sheet, box: Box): void {
  const isLocal = from === to;
  if (isLocal) sheet.rect(box, isMarked ? 'mark' : 'round');
  const top = box.y + (isLocal ? 2 : 0);
  sheet.label(lines, [box.x + box.width / 2, top], { anchor: 'middle', bold: isMarked, opaque: !isLocal });
}

/** The room that a label takes: on the middle of its line, or on its lane. */
function boxOf({ moment, lines, along }: Placed, laneX: (lane: number) => number, yOf: (time: number) => number): Box {
  const isLocal = moment.from === moment.to;
  const frame = isLocal ? 2 * boxPadding : 0;
  const width = largest(lines.map((line) => textWidth(line, moment.mark))) + frame;
  const height = lines.length * lineHeight + (isLocal ? 4 : 0);
  const [startX, startY] = [laneX(moment.from), yOf(moment.start)];
  const [endX, endY] = endOf(moment, laneX, yOf);
  const [dx, dy] = [endX - startX, endY - startY];
  const x = startX + dx * along - width / 2;
  const middle = startY + dy * along;
  // The label of a short or level line would hide it, so it stands above.
  const isAbove = !isLocal && (moment.end === undefined || dy < height || width > 0.7 * Math.abs(dx));
  const y = isAbove ? middle - (dy / Math.abs(dx)) * (width / 2) - height - 1 : middle - height / 2;
  return { x, y, width, height };
}

/** Where each moment is drawn: in order and, as far as labels allow, in proportion, and so that no label covers another. */
function spread(
  placed: readonly Placed[],
  laneX: (lane: number) => number,
  top: number,
  unit: number,
): Map<number, number> {
  const times = timesOf(placed.map(({ moment }) => moment));
  const gaps = times.map((time, index) => {
    if (index === 0) return 24;
    const steps = (time - (times[index - 1] ?? 0)) / unit;
    return steps < 0.6 ? innerGap : Math.min(mostGap, leastGap * steps);
  });
  const rowsNow = (): Map<number, number> => {
    let y = top;
    return new Map(times.map((time, index) => [time, (y += gaps[index] ?? 0)]));
  };
  for (let round = 0; round < 300; round++) {
    const rows = rowsNow();
    if (!moveOne(placed, gaps, times, top, (one) => boxOf(one, laneX, (time) => rows.get(time) ?? 0))) return rows;
  }
  return rowsNow();
}

/** Makes room at the first label that needs it; false when all have room. */
function moveOne(
  placed: readonly Placed[],
  gaps: number[],
  times: readonly number[],
  top: number,
  box: (one: Placed) => Box,
): boolean {
  const widen = (time: number, by: number): void => {
    const index = times.indexOf(time);
    gaps[index] = (gaps[index] ?? 0) + by;
  };
  for (const [index, one] of placed.entries()) {
    if (box(one).y < top + 4) {
      widen(one.moment.start, top + 5 - box(one).y);
      return true;
    }
    for (const other of placed.slice(index + 1)) {
      const depth = overlap(grown(box(one)), box(other));
      if (depth === 0) continue;
      const [early, late] = box(one).y <= box(other).y ? [one, other] : [other, one];
      const [lateStart, lateEnd] = [late.moment.start, late.moment.end ?? late.moment.start];
      // Messages that cross: one label above the crossing, one below it, near the same lane.
      if (isCrossing(early.moment, late.moment) && early.along === 0.5) {
        early.along = 0.28;
        late.along = 0.72;
      } else widen(lateStart > early.moment.start ? lateStart : lateEnd, depth + 1);
      return true;
    }
  }
  return false;
}

const isCrossing = (a: Moment, b: Moment): boolean =>
  a.from !== a.to && a.from === b.to && a.to === b.from && a.start < (b.end ?? b.start) && b.start < (a.end ?? a.start);

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 6,
  y: y - 3,
  width: width + 12,
  height: height + 6,
});
