import { CARD, MOST_RUNNING, ROOM, ROUNDS, type Spot } from './run';

/** From this width on, a drawing is wide. */
const WIDE = 560;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

const COLUMNS = ROOM.eden;
const CARDS_IN_ROW = COLUMNS / CARD;
const OLD_ROWS = ROOM.old / COLUMNS;
/** Cards of the price list; the next one, in which M will be, is at the left of their first row. */
const PRICE_CARDS = 8;
/** Where survivor spaces begin, in columns: column 0 is kept for what goes from the old generation to Eden. */
const FIRST = { eden: 0, one: 1, two: 3.4 } as const;
/** All places as a row of small ones: where each space begins in it. */
const SMALL = { eden: 0, one: 13.5, two: 16, old: 19.5 } as const;
const SMALL_ROW = SMALL.old + ROOM.old;

/** Where everything is at a width: roots, Eden, survivor spaces and the old generation below each other, then a record. */
export class Plan {
  /** A place. */
  readonly w: number;
  readonly high: number;
  /** The variables of visits, as a row of pills; Mia’s is at the left of Eden. */
  readonly roots: { readonly y: number; readonly h: number; readonly trunk: number };
  /** The handle, between roots and Eden: its middle, and half of its width. */
  readonly knob: { readonly y: number; readonly half: number };
  readonly eden: number;
  readonly survivors: number;
  /** Between the generations. */
  readonly wall: number;
  readonly old: number;
  readonly foot: number;
  /** The record of collections: its first row, from one to the next, and a row’s height. */
  readonly record: { readonly y: number; readonly next: number; readonly h: number; readonly label: number };
  readonly height: number;
  readonly isWide: boolean;
  private readonly left: number;
  private readonly pitch: number;
  private readonly row: number;
  private readonly small: { readonly x: number; readonly unit: number };

  constructor(readonly width: number) {
    const isWide = width >= WIDE;
    const side = isWide ? 62 : 38;
    this.isWide = isWide;
    this.left = side;
    this.pitch = (width - side - 8) / COLUMNS;
    this.w = this.pitch - (isWide ? 6 : 3);
    this.high = isWide ? 32 : 24;
    this.row = this.high + (isWide ? 4 : 3);
    this.roots = { y: 21, h: isWide ? 26 : 22, trunk: side / 2 };
    this.eden = this.roots.y + this.roots.h + (isWide ? 26 : 20);
    this.knob = { y: (this.roots.y + this.roots.h + this.eden) / 2, half: isWide ? 6 : 4.5 };
    this.survivors = this.eden + this.high + (isWide ? 48 : 43);
    this.wall = this.survivors + this.high + (isWide ? 36 : 33);
    this.old = this.wall + 20;
    this.foot = this.old + (OLD_ROWS - 1) * this.row + this.high;
    const record = {
      y: this.foot + (isWide ? 58 : 50),
      next: isWide ? 22 : 19,
      h: isWide ? 16 : 14,
      label: isWide ? 92 : 16,
    };
    this.record = record;
    this.height = record.y + (ROUNDS - 1) * record.next + record.h + 3;
    const x = isWide ? 158 : 74;
    this.small = { x, unit: (width - x - (isWide ? 50 : 40)) / SMALL_ROW };
  }

  /** The left edge of a column. */
  x(column: number): number {
    return this.left + column * this.pitch + (this.pitch - this.w) / 2;
  }

  /** The right edge of all columns. */
  get right(): number {
    return this.x(COLUMNS - 1) + this.w;
  }

  box({ space, at }: Spot): Box {
    const size = { w: this.w, h: this.high };
    if (space !== 'old')
      return { x: this.x(FIRST[space] + at), y: space === 'eden' ? this.eden : this.survivors, ...size };
    const card = Math.floor(at / CARD);
    const slot = card < PRICE_CARDS ? card + 1 : card === PRICE_CARDS ? 0 : card;
    const column = (slot % CARDS_IN_ROW) * CARD + (at % CARD);
    return { x: this.x(column), y: this.old + Math.floor(slot / CARDS_IN_ROW) * this.row, ...size };
  }

  middle(spot: Spot): number {
    return this.box(spot).x + this.w / 2;
  }

  /** A frame round places that lie beside each other. */
  frame(first: Spot, count: number): Box {
    const [start, end] = [this.box(first), this.box({ ...first, at: first.at + count - 1 })];
    const by = this.isWide ? 3 : 1.5;
    return { x: start.x - by, y: start.y - by, w: end.x + this.w - start.x + 2 * by, h: this.high + 2 * by };
  }

  /** The corners of the price list as one shape, lines between its places, and its middle. */
  prices(): {
    readonly outline: readonly Point[];
    readonly lines: readonly (readonly [Point, Point])[];
    readonly middle: Point;
  } {
    const by = this.isWide ? 3 : 1.5;
    const [left, step, right] = [this.x(0) - by, this.x(CARD) - by, this.right + by];
    const [top, ledge, foot] = [this.old - by, this.old + this.row - by, this.old + 2 * this.row + this.high + by];
    const across = [ledge, ledge + this.row].map(
      (y) =>
        [
          { x: left, y },
          { x: right, y },
        ] as const,
    );
    const down = Array.from({ length: COLUMNS - 1 }, (_, at) => {
      const x = this.x(at + 1) - (this.pitch - this.w) / 2;
      return [
        { x, y: at < CARD ? ledge : top },
        { x, y: foot },
      ] as const;
    });
    const outline = [
      { x: step, y: top },
      { x: right, y: top },
      { x: right, y: foot },
      { x: left, y: foot },
      { x: left, y: ledge },
      { x: step, y: ledge },
    ];
    return { outline, lines: [...across, ...down], middle: { x: (left + right) / 2, y: (ledge + foot) / 2 } };
  }

  /** Where the wall between the generations is open for a card. */
  door(mia: Spot): readonly [from: number, to: number] {
    const { x, w } = this.frame({ space: 'old', at: mia.at - (mia.at % CARD) }, CARD);
    return [x, x + w];
  }

  /** Where it is said that M’s card is noted: in the door, at the right of what leads through it. */
  tag(mia: Spot): Box {
    const w = this.isWide ? 88 : 74;
    const [, to] = this.door(mia);
    return { x: Math.min(this.middle(mia) + this.w / 2, to - w), y: this.wall - 9, w, h: 18 };
  }

  /** Left of so many places at the end of Eden. */
  edge(running: number): number {
    return this.x(COLUMNS - running) - (this.pitch - this.w) / 2;
  }

  /** How many visits run if the handle is dragged to there. */
  runningAt(x: number): number {
    const edges = Array.from({ length: MOST_RUNNING + 1 }, (_, count) => ({ count, x: this.edge(count) }));
    return edges.reduce((best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best)).count;
  }

  /** So many places of the heap from one on, in a collection’s row of the record. */
  mark(number: number, { space, at }: Spot, count = 1): Box {
    const { x, unit } = this.small;
    const { y, next, h } = this.record;
    return { x: x + (SMALL[space] + at) * unit, y: y + number * next, w: count * unit, h };
  }
}
