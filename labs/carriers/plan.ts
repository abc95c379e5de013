import { MOST } from './model';
import { CALLS, COMPUTE, play, WAITING, type Setup } from './run';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const EDGE = 4;
/** At the left, where a stack goes back to the line. */
const LANE = 10;
export const TAG = 19;
/** The height of a frame of a stack: where it has no name, where it is kept in a wide picture, and on a carrier. */
export const THIN = 9;
const KEPT = 15;
export const HIGH = 17;
/** What runs down while a thread waits. */
export const REST = 7;
const HEAD = 19;
export const BAR = 21;
const GAP = 22;
/** The room of a word before those who have ended. */
const ENDED = 88;
/** Where a carrier more can be had. */
const MORE = 64;

/** Of this run, and of the other one. */
type Strips<Of> = Readonly<Record<'own' | 'other', Of>>;

/** Where everything has its place, at each step of a run the same. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The middle of the lane at the left. */
  readonly lane: number;
  /** What each thread does, in ticks: where it begins, and how wide a tick is. */
  readonly job: { readonly x: number; readonly y: number; readonly tick: number };
  readonly line: Box;
  readonly cards: readonly Box[];
  readonly more: Box | null;
  readonly heap: Box | null;
  /** The place of who has ended: its middle, and its width. */
  ended(index: number): readonly [x: number, y: number, wide: number];
  /** How high frames are where they are kept. */
  readonly kept: number;
  /** How wide a thread is, where it is kept and on a carrier. */
  readonly narrow: number;
  readonly broad: number;
  /** The middles of the places of a row. */
  slot(index: number): number;
  /** The chart: time 0, the width of a tick, where each row begins, how high it is. */
  readonly chart: {
    readonly x: number;
    readonly tick: number;
    readonly axis: number;
    readonly end: number;
    readonly rows: Strips<readonly number[]>;
    /** Where it is said what the other strips are. */
    readonly head: number;
    readonly foot: number;
  };
}

export const ROW = { own: 20, other: 12 } as const;

/** How many frames a stack has, at most. */
const deep = ({ way }: Setup): number => CALLS.length + WAITING[way].length;

/** Lays a run out at a width. */
export function planOf(setup: Setup, width: number, isWide: boolean): Plan {
  const { carriers } = setup;
  const [left, right] = [LANE + 2, width - EDGE];
  const inner = right - left;
  const words = isWide ? 100 : 78;
  const job = { x: left + words, y: EDGE, tick: (inner - words - 8) / (MOST.wait + 2 * COMPUTE) };
  const { frames, end } = play(setup);
  const kept = isWide ? KEPT : THIN;
  const stack = deep(setup) * kept;
  const isQueued = frames.some(({ state }) => state.line.some((task) => state.tasks[task]?.waited));
  const line = { x: left, y: EDGE + 30, w: inner, h: HEAD + (isQueued ? stack : 0) + TAG + 4 };
  const top = line.y + line.h + GAP;
  const cardHigh = HEAD + deep(setup) * HIGH + TAG + REST + BAR + 5;
  const hasMore = carriers < MOST.carriers;
  const room = inner - (hasMore ? MORE + 6 : 0);
  const cardWide = (room - (carriers - 1) * 6) / carriers;
  const cards = Array.from({ length: carriers }, (_, at) => ({
    x: left + at * (cardWide + 6),
    y: top,
    w: cardWide,
    h: cardHigh,
  }));
  const foot = top + cardHigh + GAP;
  // Who waits on a thread of a pool stays there.
  const heap = setup.kind === 'platform' ? null : { x: left, y: foot, w: inner, h: HEAD + stack + TAG + REST + 5 };
  const ended = foot + (heap ? heap.h + 14 : 0);
  const each = Math.min((inner - ENDED) / MOST.tasks, 42);
  const pitch = (inner - 8) / MOST.tasks;
  const x = left + (isWide ? 72 : 64);
  let y = ended + 15;
  const axis = y + 16;
  const rows = cards.map((_, at) => axis + 6 + at * (ROW.own + 3));
  y = axis + 6 + carriers * (ROW.own + 3) + 15;
  const last = y + 6 + carriers * (ROW.other + 3);
  const others = cards.map((_, at) => y + 6 + at * (ROW.other + 3));
  return {
    width,
    height: Math.ceil(last + EDGE),
    lane: LANE / 2,
    job,
    line,
    cards,
    more: hasMore ? { x: right - MORE, y: top, w: MORE, h: cardHigh } : null,
    heap,
    ended: (index) => [left + ENDED + (index + 0.5) * each, ended, Math.min(each - 3, 36)],
    kept,
    narrow: Math.min(pitch - 6, 76),
    broad: Math.min(cardWide - 24, isWide ? 140 : 108),
    slot: (index) => left + 4 + (index + 0.5) * pitch,
    chart: {
      x,
      tick: (right - 8 - x) / end,
      axis,
      end,
      rows: { own: rows, other: others },
      head: y,
      foot: last,
    },
  };
}
