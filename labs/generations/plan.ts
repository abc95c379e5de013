import { CARD, MOST_RUNNING, ROOM, ROUNDS, type Spot } from './run';

/** From this width on, a drawing is wide. */
const WIDE = 560;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const COLUMNS = 16;
const ROWS = ROOM.old / COLUMNS;
const FIRST = { eden: 0, one: ROOM.eden, two: ROOM.eden + ROOM.one } as const;
/** The heap's places, as a bar. */
export const PLACES = COLUMNS * (ROWS + 1);
/** Lines to what is old go beside the heap. */
const SIDE = 16;
export const BESIDE = 6;
/** A bar, and from one to the next. */
export const BAR = 16;
const NEXT_BAR = 21;

/** Where everything is at a width: a row of young places, rows of old ones, and bars. */
export class Plan {
  /** A place. */
  readonly w: number;
  readonly high: number;
  /** Heights: of the running visits and their handle, of the young row, of the first old one, of the foot of the last. */
  readonly rail = 32;
  readonly knob: { readonly y: number; readonly r: number };
  readonly young: number;
  readonly old: number;
  readonly foot: number;
  readonly height: number;
  /** The left end of the bars, and a place in them. */
  readonly bars: { readonly x: number; readonly y: number; readonly unit: number };
  /** Between a place and the frame round it. */
  readonly margin: number;
  private readonly gap: number;
  private readonly pitch: number;
  private readonly row: number;

  constructor(readonly width: number) {
    const isWide = width >= WIDE;
    this.gap = isWide ? 8 : 4;
    this.pitch = (width - 2 * SIDE - 4 * this.gap) / COLUMNS;
    this.w = this.pitch - (isWide ? 4 : 2);
    this.high = isWide ? 32 : 27;
    this.margin = isWide ? 3 : 2.5;
    this.row = this.high + 3;
    // The handle fits between two lines.
    this.knob = { y: this.rail + (isWide ? 19 : 16), r: isWide ? 10 : 8 };
    this.young = this.knob.y + (isWide ? 17 : 14);
    this.old = this.young + this.high + 47;
    this.foot = this.old + (ROWS - 1) * this.row + this.high;
    const x = isWide ? 200 : 100;
    this.bars = { x, y: this.foot + (isWide ? 36 : 32), unit: (width - x - 2) / PLACES };
    this.height = this.bars.y + ROUNDS * NEXT_BAR;
  }

  /** The left edge of a column. */
  x(column: number): number {
    return SIDE + column * this.pitch + Math.floor(column / CARD) * this.gap + (this.pitch - this.w) / 2;
  }

  /** The right edge of the old generation. */
  get right(): number {
    return this.x(COLUMNS - 1) + this.w;
  }

  box({ space, at }: Spot): Box {
    const size = { w: this.w, h: this.high };
    if (space !== 'old')
      return { x: this.x(FIRST[space] + at) + (space === 'two' ? this.gap : 0), y: this.young, ...size };
    // The old generation fills from below.
    return { x: this.x(at % COLUMNS), y: this.old + (ROWS - 1 - Math.floor(at / COLUMNS)) * this.row, ...size };
  }

  middle(spot: Spot): number {
    return this.box(spot).x + this.w / 2;
  }

  /** A frame round places that lie beside each other. */
  frame(first: Spot, count: number): Box {
    const [start, end] = [this.box(first), this.box({ ...first, at: first.at + count - 1 })];
    const by = this.margin;
    return { x: start.x - by, y: start.y - 1.5, w: end.x + this.w - start.x + 2 * by, h: this.high + 3 };
  }

  /** Where it is said that M's card is noted: at the right of M's references. */
  tag(mia: Spot): Box {
    const { x, w } = this.box(mia);
    return { x: x + w + 7, y: this.old - 19, w: this.width < WIDE ? 84 : 90, h: 17 };
  }

  /** Left of so many places at the end of Eden. */
  edge(running: number): number {
    const column = ROOM.eden - running;
    const between = (this.pitch - this.w) / 2 + (column > 0 && column % CARD === 0 ? this.gap / 2 : 0);
    return this.x(column) - between;
  }

  /** How many visits run if the handle is dragged to there. */
  runningAt(x: number): number {
    const edges = Array.from({ length: MOST_RUNNING + 1 }, (_, count) => ({ count, x: this.edge(count) }));
    return edges.reduce((best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best)).count;
  }

  /** A part of a bar, by places of the heap. */
  bar(number: number, from: number, places: number): Box {
    const { x, y, unit } = this.bars;
    return { x: x + from * unit, y: y + number * NEXT_BAR, w: places * unit, h: BAR };
  }
}
