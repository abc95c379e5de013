import { isMarked, largest, type Area, type FigureMark } from '../kind';
import { crosses, overlap, type SheetBox, type SheetPoint } from '../../sheet/figureSheet';
import { lineHeight, textWidth, unbreakable, wrapLabel } from '../../sheet/textWidth';

/** A message between two lanes, or what one lane does. */
export interface LaneMoment {
  text: string;
  mark: FigureMark;
  /** Whether it is written into the table that the lane keeps. */
  isEntry: boolean;
  /** Indexes of lanes; the same one twice for what a lane does by itself. */
  from: number;
  to: number;
  start: number;
  /** Undefined for what is lost. */
  end: number | undefined;
  /** The lane that does not let it through, where it is not lost on its way. */
  lostAt?: number;
}

/** Where the lanes are, and whether distances tell times. */
interface LaneFrame {
  area: Area;
  column: number;
  laneX(lane: number): number;
  top: number;
  isToScale: boolean;
}

/** Between two moments, between those that are furthest apart, and around what a lane does in between. */
const leastGap = 30;
const mostGap = 60;
const innerGap = 18;
const boxPadding = 5;
/** How far a lost message gets, and how far down it goes on its way. */
const lostAt = 0.6;
const lostFall = 22;

/** A label in lines, and where along its message it stands: 0 at the sender, 1 at the receiver. */
interface Wrapped {
  /** As the author gave it: nothing is moved apart. */
  moment: LaneMoment;
  lines: string[];
  along: number;
  /** The same in half of the width, where it can be broken so. */
  narrow: string[];
}

/** A moment in its place. */
interface PlacedMoment extends Wrapped {
  box: SheetBox;
  /** The way of a message. */
  line: readonly [SheetPoint, SheetPoint] | undefined;
}

/** Every moment in its place, so that no label covers another, or a line. */
export function laidOut(
  given: readonly LaneMoment[],
  frame: LaneFrame,
): { placed: PlacedMoment[]; yOf(time: number): number; bottom: number; breaks: number[] } {
  const moments = inSequence(given, frame.isToScale);
  const wrapped = moments.map((moment) => ({ moment, ...linesOf(moment, frame), along: 0.5 }));
  const times = timesOf(moments);
  const steps = new Steps(times, shortestStep(given), frame.isToScale);
  let placed: PlacedMoment[] = [];
  for (let round = 0; round < 600; round++) {
    placed = wrapped.map((one) => inPlace(one, frame, (time) => frame.top + steps.at(time)));
    if (!makeRoom(placed, wrapped, steps, frame.top)) break;
  }
  const ends = placed.flatMap(({ box, line, moment }) => [
    box.y + box.height,
    ...(line ? [line[0][1], line[1][1]] : []),
    frame.top + steps.at(moment.end ?? moment.start),
  ]);
  const yOf = (time: number): number => frame.top + steps.at(time);
  return { placed, yOf, bottom: largest(ends) + 14, breaks: steps.breaks().map((y) => frame.top + y) };
}

/**
 * What a lane does at the moment at which a message arrives or leaves stands between the two: the lines would be
 * hidden by its box. Where distances tell times, all stays where it is.
 */
function inSequence(moments: readonly LaneMoment[], isToScale: boolean): LaneMoment[] {
  const isBusy = (lane: number, time: number): boolean =>
    moments.some(({ from, to, start }) => from === to && from === lane && start === time);
  const later = shortestStep(moments) / 4;
  if (isToScale) return [...moments];
  return moments.map((moment) => {
    const { from, to, start, end } = moment;
    if (from === to) return { ...moment, start: start + later, end: start + later };
    return isBusy(from, start)
      ? { ...moment, start: start + 2 * later, end: end === start ? start + 2 * later : end }
      : moment;
  });
}

const timesOf = (moments: readonly LaneMoment[]): number[] =>
  [...new Set(moments.flatMap(({ start, end }) => [start, end ?? start]))].sort((a, b) => a - b);

const differences = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

function shortestStep(moments: readonly LaneMoment[]): number {
  const steps = differences(timesOf(moments));
  return steps.length > 0 ? Math.min(...steps) : 1;
}

/** How many times the middle one of all steps is far longer, and how long such a step is drawn. */
const farLonger = 8;
const brokenLength = 3;

/** How far below the first lane's head each time stands. */
class Steps {
  private readonly gaps: number[];
  private readonly broken: ReadonlySet<number>;

  constructor(
    private readonly times: readonly number[],
    shortest: number,
    private readonly isToScale: boolean,
  ) {
    const all = differences(times);
    const middle = [...all].sort((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? 1;
    const broken = [...all.keys()].filter((index) => isToScale && (all[index] ?? 0) > farLonger * middle);
    this.broken = new Set(broken.map((index) => index + 1));
    this.gaps = times.map((time, index) => {
      if (index === 0) return 24;
      const step = time - (times[index - 1] ?? 0);
      if (isToScale) return ((this.broken.has(index) ? brokenLength * middle : step) / middle) * innerGap;
      return step / shortest < 0.6 ? innerGap : Math.min(mostGap, (leastGap * step) / shortest);
    });
  }

  at(time: number): number {
    const index = this.times.indexOf(time);
    return this.gaps.slice(0, index + 1).reduce((total, gap) => total + gap, 0);
  }

  /** More room before a time; to scale, for all of them. */
  widen(time: number, by: number): void {
    const index = this.times.indexOf(time);
    if (this.isToScale && index > 0)
      for (const later of this.gaps.keys()) this.gaps[later] = (this.gaps[later] ?? 0) * (later === 0 ? 1 : 1.04);
    else this.gaps[index] = (this.gaps[index] ?? 0) + by;
  }

  /** The middles of the steps that are drawn shorter than they are. */
  breaks(): number[] {
    return [...this.broken].map((index) => this.at(this.times[index] ?? 0) - (this.gaps[index] ?? 0) / 2);
  }
}

function linesOf(moment: LaneMoment, { column, laneX }: LaneFrame): { lines: string[]; narrow: string[] } {
  const distance = Math.abs(laneX(moment.from) - laneX(moment.to));
  const isLocal = distance === 0;
  // Five lanes are so narrow that what one of them does reaches beyond its column.
  const local = Math.max(column - 2 * boxPadding - 4, 76);
  const isBold = isMarked(moment.mark);
  const lines = wrapLabel(moment.text, isLocal ? local : Math.min(180, distance - 14), isBold);
  const half = distance / 2 - 9;
  return { lines, narrow: unbreakable(moment.text, isBold) > half ? lines : wrapLabel(moment.text, half, isBold) };
}

function inPlace(one: Wrapped, frame: LaneFrame, yOf: (time: number) => number): PlacedMoment {
  const { moment, lines } = one;
  const isLocal = moment.from === moment.to;
  const width = largest(lines.map((line) => textWidth(line, isMarked(moment.mark)))) + (isLocal ? 2 * boxPadding : 0);
  const height = lines.length * lineHeight + (isLocal ? 4 : 0);
  if (isLocal) {
    const { x: left, width: room } = frame.area;
    const x = Math.min(Math.max(frame.laneX(moment.from) - width / 2, left), left + room - width);
    return { ...one, line: undefined, box: { x, y: yOf(moment.start) - height / 2, width, height } };
  }
  const line = [[frame.laneX(moment.from), yOf(moment.start)], endOf(moment, frame, yOf)] as const;
  return { ...one, line, box: { ...above(line, one.along, { width, height }), width, height } };
}

function endOf(
  { from, to, start, end, lostAt: lane }: LaneMoment,
  { laneX }: LaneFrame,
  yOf: (time: number) => number,
): SheetPoint {
  if (end !== undefined) return [laneX(to), yOf(end)];
  if (lane !== undefined) return [laneX(lane) + Math.sign(laneX(from) - laneX(to)) * 10, yOf(start)];
  return [laneX(from) + (laneX(to) - laneX(from)) * lostAt, yOf(start) + lostFall];
}

/** The place of a label above a line, which stays whole. */
function above(
  [[x1, y1], [x2, y2]]: readonly [SheetPoint, SheetPoint],
  along: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number } {
  const [low, high] = [Math.min(x1, x2) + 4, Math.max(x1, x2) - 4 - width];
  const x = Math.max(low, Math.min(high, x1 + (x2 - x1) * along - width / 2));
  const yAt = (at: number): number => y1 + ((at - x1) / (x2 - x1)) * (y2 - y1);
  return { x, y: Math.min(yAt(x), yAt(x + width)) - height - 1 };
}

/** Makes room at the first label that needs it; false when all have room. */
function makeRoom(placed: readonly PlacedMoment[], wrapped: Wrapped[], steps: Steps, top: number): boolean {
  for (const [index, one] of placed.entries()) {
    if (one.box.y < top + 4) {
      steps.widen(one.moment.start, top + 5 - one.box.y);
      return true;
    }
    for (const [other, two] of placed.entries()) {
      if (other === index) continue;
      const isOver = other > index ? overlap(grown(one.box, 6, 3), two.box) : 0;
      const isHit = two.line && crosses(two.line, grown(one.box, 1, one.line ? 0 : 2));
      if (isOver === 0 && !isHit) continue;
      moveApart({ one, two, label: wrapped[index], other: wrapped[other] }, steps, isOver);
      return true;
    }
  }
  return false;
}

interface Clash {
  one: PlacedMoment;
  two: PlacedMoment;
  label: Wrapped | undefined;
  other: Wrapped | undefined;
}

/** Moves a label along its message where more time would not help, else makes time for it. */
function moveApart({ one, two, label, other }: Clash, steps: Steps, depth: number): void {
  if (label?.along === 0.5 && other && isCrossing(one.moment, two.moment)) {
    // Each stands near its own sender, where its message is above the other one.
    for (const each of [label, other]) Object.assign(each, { along: 0.28, lines: each.narrow });
  } else if (label?.along === 0.5 && one.line && two.moment.end === one.moment.start) {
    label.along = 0.78;
  } else {
    const [early, late] = one.moment.start <= two.moment.start ? [one.moment, two.moment] : [two.moment, one.moment];
    steps.widen(late.start > early.start ? late.start : (late.end ?? late.start), depth > 0 ? depth + 1 : 5);
  }
}

const isCrossing = (a: LaneMoment, b: LaneMoment): boolean =>
  a.from !== a.to && a.from === b.to && a.to === b.from && a.start < (b.end ?? b.start) && b.start < (a.end ?? a.start);

const grown = ({ x, y, width, height }: SheetBox, by: number, byHeight: number): SheetBox => ({
  x: x - by,
  y: y - byHeight,
  width: width + 2 * by,
  height: height + 2 * byHeight,
});
