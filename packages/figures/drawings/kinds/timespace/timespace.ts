import * as z from 'zod';

import {
  actor,
  fromZero,
  emphasis,
  isMarked,
  largest,
  mark,
  labelText,
  type Area,
  type Figure,
  type FigureKind,
} from '../kind';
import type { FigureMark } from '../kind';
import { laidOut, type LaneMoment } from './moments';
import type { Named, SheetPoint, FigureSheet } from '../../sheet/figureSheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from '../../sheet/textWidth';

const lane = z
  .union([labelText, z.strictObject({ name: labelText, actor, mark })], {
    error: 'is neither a name nor { name, actor }',
  })
  .transform((one): Lane => (typeof one === 'string' ? { name: one } : one));

const event = z.strictObject({
  text: labelText,
  mark,
  // A message …
  from: labelText.optional(),
  to: labelText.optional(),
  sent: fromZero.optional(),
  received: fromZero.optional(),
  lost: z.union([z.boolean(), labelText]).optional(),
  // … or something that one of the lanes does, or writes into the table that it keeps.
  at: labelText.optional(),
  time: fromZero.optional(),
  entry: z.literal(true).optional(),
});

const mostLanes = 5;

const data = z
  .strictObject({
    lanes: z.array(lane).min(2, 'has fewer than two entries').max(mostLanes, `has more than ${mostLanes} entries`),
    events: z.array(event).min(1, 'is empty'),
    scale: z.literal(true).optional(),
    unit: labelText.optional(),
  })
  .transform(({ lanes, events, ...rest }, context): FigureData => {
    const names = lanes.map(({ name }) => name);
    const moments = events.map((one, index) => {
      const mistake = mistakeOf(one, names);
      if (mistake)
        context.addIssue({ code: 'custom', path: ['events', index, ...mistake.path], message: mistake.message });
      return momentOf(one, names);
    });
    return { lanes, moments, isToScale: rest.scale === true, unit: rest.unit };
  });

/** Time runs downwards: a message leaves one lane and arrives at another, or is lost; a lane does something. */
export const timespace: FigureKind = {
  form: 'lanes, and events with text: { from, to, sent, received }, { from, to, sent, lost } or { at, time }; scale, unit',
  schema: data.transform((figure): Figure => ({
    words: wordsOf(figure),
    draw: (sheet, area) => draw(figure, sheet, area),
  })),
};

interface Lane extends Named {
  mark?: FigureMark;
}

interface FigureData {
  lanes: readonly Lane[];
  moments: readonly LaneMoment[];
  isToScale: boolean;
  unit: string | undefined;
}

type Event = z.infer<typeof event>;
interface Mistake {
  path: string[];
  message: string;
}

function mistakeOf(one: Event, lanes: readonly string[]): Mistake | undefined {
  const isLocal = one.at !== undefined || one.time !== undefined || one.entry !== undefined;
  return isLocal ? mistakeOfLocal(one, lanes) : mistakeOfMessage(one, lanes);
}

function mistakeOfLocal({ from, to, at, time }: Event, lanes: readonly string[]): Mistake | undefined {
  if (at === undefined || time === undefined || from !== undefined || to !== undefined)
    return { path: [], message: 'is neither a message nor what a lane does (at, time)' };
  return lanes.includes(at) ? undefined : { path: ['at'], message: `"${at}" is no lane` };
}

function mistakeOfMessage(one: Event, lanes: readonly string[]): Mistake | undefined {
  const { from, to, sent, received, lost } = one;
  const isLost = lost !== undefined && lost !== false;
  if (from === undefined || to === undefined || sent === undefined || (received === undefined) !== isLost)
    return { path: [], message: 'is no message: from, to, sent, and either received or lost: true' };
  for (const [key, name] of Object.entries({ from, to, ...(typeof lost === 'string' && { lost }) }))
    if (!lanes.includes(name)) return { path: [key], message: `"${name}" is no lane` };
  if (from === to) return { path: ['to'], message: 'is the lane that sends' };
  if (received !== undefined && received < sent) return { path: ['received'], message: 'is before sent' };
  return undefined;
}

function momentOf({ at, time, from, to, sent, received, lost, ...one }: Event, lanes: readonly string[]): LaneMoment {
  const shown = { text: one.text, mark: one.mark, isEntry: one.entry === true };
  const laneOf = (name: string | undefined): number => lanes.indexOf(name ?? '');
  if (at !== undefined) return { ...shown, from: laneOf(at), to: laneOf(at), start: time ?? 0, end: time };
  const lostAt = typeof lost === 'string' ? { lostAt: laneOf(lost) } : {};
  return { ...shown, ...lostAt, from: laneOf(from), to: laneOf(to), start: sent ?? 0, end: received };
}

function wordsOf({ lanes, moments }: FigureData): string {
  const nameOf = (index: number | undefined): string => lanes[index ?? -1]?.name ?? '';
  const newLanes = lanes.filter((one) => isMarked(one.mark)).map((one) => `${one.name}${emphasis(one.mark)}. `);
  const events = [...moments]
    .sort((a, b) => a.start - b.start)
    .map(({ text: label, mark: marked, from, to, end, isEntry, lostAt }) => {
      const own = `${label}${emphasis(marked)}`;
      if (from === to) return `${nameOf(from)}${isEntry ? ' notes' : ''}: ${own}`;
      const lost = lostAt === undefined ? ' (lost)' : ` (lost at ${nameOf(lostAt)})`;
      return `${nameOf(from)} to ${nameOf(to)}: ${label}${end === undefined ? lost : ''}${emphasis(marked)}`;
    });
  return newLanes.join('') + events.join('; ');
}

function draw(figure: FigureData, sheet: FigureSheet, whole: Area): number {
  const axis = figure.isToScale ? axisWidth(figure) : 0;
  const area = { ...whole, x: whole.x + axis, width: whole.width - axis };
  const column = area.width / figure.lanes.length;
  const laneX = (index: number): number => area.x + (index + 0.5) * column;
  const head = drawHeads(figure.lanes, sheet, { ...area, width: column });
  const top = area.y + head;
  const { placed, yOf, bottom, breaks } = laidOut(figure.moments, { area, column, laneX, top, ...figure });
  for (const index of figure.lanes.keys())
    sheet.line(
      [
        [laneX(index), top],
        [laneX(index), bottom],
      ],
      'lane',
    );
  for (const y of breaks) for (const index of figure.lanes.keys()) sheet.breakAt([laneX(index), y]);
  drawEntries(placed, sheet, { laneX, bottom, figure });
  for (const one of placed) drawMessage(one, sheet, figure);
  for (const one of placed) drawLabel(one, sheet, figure, laneX);
  if (figure.isToScale) drawAxis(figure, sheet, { x: whole.x, y: area.y, width: axis }, yOf);
  return bottom;
}

/** The names of the lanes in boxes, with the circles of actors above them where there is no room beside. */
function drawHeads(lanes: readonly Lane[], sheet: FigureSheet, { x, y, width }: Area): number {
  const room = width - 12;
  const isStacked = lanes.some(
    (one) => sheet.badgeRoom(one) > 0 && unbreakable(one.name) + sheet.badgeRoom(one) > room,
  );
  const heads = lanes.map((one) => (isStacked ? wrapLabel(one.name, room) : sheet.wrapName(one, room)));
  const badge = isStacked ? 20 : 0;
  const height = largest(heads.map((lines) => lines.length)) * lineHeight + 10 + badge;
  for (const [index, one] of lanes.entries()) {
    const lines = heads[index] ?? [];
    const middle = x + (index + 0.5) * width;
    const owner = sheet.actorOf(one);
    const box = { x: middle - width / 2 + 2, y, width: width - 4, height };
    sheet.rect(box, isMarked(one.mark) ? 'mark' : 'box', owner);
    const textTop = y + badge + (height - badge - lines.length * lineHeight) / 2;
    if (isStacked && owner) sheet.actorBadge(owner, [middle, y + 14]);
    if (isStacked) sheet.label(lines, [middle, textTop - 2], { anchor: 'middle' });
    else sheet.named(one, lines, [middle, textTop], { anchor: 'middle' });
  }
  return height;
}

type Placed = ReturnType<typeof laidOut>['placed'][number];

/** What a lane has written down stands there from then on: a bar along the lane, one beside the other. */
function drawEntries(
  placed: readonly Placed[],
  sheet: FigureSheet,
  { laneX, bottom, figure }: { laneX: (lane: number) => number; bottom: number; figure: FigureData },
): void {
  const kept = new Map<number, number>();
  for (const { moment, box } of placed) {
    if (!moment.isEntry) continue;
    const before = kept.get(moment.from) ?? 0;
    kept.set(moment.from, before + 1);
    const x = laneX(moment.from) - 3 + before * 8;
    const owner = sheet.actorOf(figure.lanes[moment.from] ?? { name: '' });
    const top = box.y + box.height;
    sheet.rect({ x, y: top, width: 6, height: bottom - top }, isMarked(moment.mark) ? 'mark' : 'box', owner);
  }
}

function drawMessage({ moment, line }: Placed, sheet: FigureSheet, { lanes }: FigureData): void {
  if (!line) return;
  const sender = sheet.actorOf(lanes[moment.from] ?? { name: '' });
  if (moment.end !== undefined) {
    sheet.arrow(line, sender, isMarked(moment.mark) ? 'new' : 'line');
    return;
  }
  sheet.line(line, 'lost', sender);
  sheet.cross(line[1]);
}

function drawLabel(
  { moment, lines, box }: Placed,
  sheet: FigureSheet,
  { lanes }: FigureData,
  laneX: (lane: number) => number,
): void {
  const isLocal = moment.from === moment.to;
  const marked = isMarked(moment.mark);
  if (isLocal && moment.isEntry)
    sheet.rect(box, marked ? 'mark' : 'box', sheet.actorOf(lanes[moment.from] ?? { name: '' }));
  else if (isLocal) sheet.rect(box, marked ? 'mark' : 'round');
  // A lane that runs through a label makes way for it.
  else if (lanes.some((_one, index) => laneX(index) > box.x - 2 && laneX(index) < box.x + box.width + 2))
    sheet.ground(box);
  const at: SheetPoint = [box.x + box.width / 2, box.y + (isLocal ? 2 : 0)];
  sheet.label(lines, at, { anchor: 'middle', bold: marked });
}

const timeText = (time: number): string => String(Math.round(time * 100) / 100);

const timesOf = ({ moments }: FigureData): number[] =>
  [...new Set(moments.flatMap(({ start, end }) => (end === undefined ? [start] : [start, end])))].sort((a, b) => a - b);

const axisWidth = (figure: FigureData): number =>
  largest([figure.unit ?? '', ...timesOf(figure).map(timeText)].map((one) => textWidth(one))) + 6;

/** The times beside the lanes, each where it fits. */
function drawAxis(figure: FigureData, sheet: FigureSheet, area: Area, yOf: (time: number) => number): void {
  if (figure.unit !== undefined) sheet.label([figure.unit], [area.x, area.y + 4], { soft: true });
  let free = area.y + lineHeight;
  for (const time of timesOf(figure)) {
    const y = yOf(time) - lineHeight / 2;
    if (y < free) continue;
    sheet.label([timeText(time)], [area.x, y], { soft: true });
    free = y + lineHeight;
  }
}
