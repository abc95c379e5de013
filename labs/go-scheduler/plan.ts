import type { Setup } from './run';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Box extends Place {
  readonly w: number;
  readonly h: number;
}

/** What a run needs room for besides its Ps and its channel. */
export interface Kinds {
  readonly hasCalls: boolean;
  readonly hasIdle: boolean;
  /** Whether one P more can be added. */
  readonly hasMore: boolean;
}

/** How many wait at most: in the run queue of a P, to send, and in the global run queue. */
export const ROOM = { queue: 5, senders: 4, global: 4 } as const;

const EDGE = 2;
/** At both sides, where ways go from row to row. */
const LANE = 9;
const PAD = 7;
const CARD = { height: 90, gap: 6, middle: 56 } as const;
const MORE = 26;
const ROW = 30;
export const HIGH = 24;
export const TAG = { w: 27, h: 19 } as const;
/** Where a goroutine runs: the plate of the thread, and below it the goroutine. */
export const RUN = { top: 35, h: 51 } as const;
/** Above the channel, where main goes to it and comes back. */
const GAP = 22;

interface Card extends Box {
  /** The height at which goroutines run and wait. */
  readonly middle: number;
}

/** Where everything has its place, at each step the same. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly lane: number;
  readonly left: number;
  readonly right: number;
  readonly cards: readonly Card[];
  /** Left edges and widths in a card. */
  readonly run: { readonly x: number; readonly w: number };
  readonly next: { readonly x: number; readonly w: number };
  /** Between the slot and the queue: where main comes back. */
  readonly back: number;
  readonly more: Box | null;
  readonly rows: Readonly<Record<'calls' | 'global' | 'idle' | 'channel' | 'got' | 'ended', number>>;
  readonly pipe: { readonly x: number; readonly w: number };
  readonly pill: number;
  inQueue(card: number, index: number): Place;
  sender(index: number): Place;
  inPipe(index: number): Place;
  readonly receiver: Place;
  /** In a row below, the place of so many. */
  inRow(row: 'calls' | 'global' | 'idle' | 'got' | 'ended', index: number): Place;
}

/** Lays a run out at a width. */
export function planOf(
  { width, isWide }: Pick<Plan, 'width' | 'isWide'>,
  { ps }: Setup,
  { hasCalls, hasIdle, hasMore }: Kinds,
): Plan {
  const [left, right] = [LANE + 3, width - EDGE - 3];
  const inner = right - left - 2 * PAD;
  const gutter = isWide ? 56 : Math.round((width - 296) / 12 + 12);
  const run = { x: left + PAD, w: isWide ? 170 : Math.min(100, Math.round(width * 0.29)) };
  const next = { x: run.x + run.w + gutter, w: isWide ? 66 : 46 };
  const queue = next.x + next.w + gutter;
  const pitch = Math.min(44, (left + PAD + inner - queue) / ROOM.queue);
  const pill = Math.min(27, pitch - 2);
  const cards = Array.from({ length: ps }, (_, index): Card => {
    const y = EDGE + index * (CARD.height + CARD.gap);
    return { x: left, y, w: right - left, h: CARD.height, middle: y + CARD.middle };
  });
  let y = EDGE + ps * (CARD.height + CARD.gap);
  const more = hasMore ? { x: left, y, w: 112, h: MORE - 2 } : null;
  if (hasMore) y += MORE;
  const rowAt = (isThere: boolean): number => {
    if (isThere) y += ROW;
    return y - ROW / 2;
  };
  const calls = rowAt(hasCalls);
  const global = rowAt(hasCalls);
  const idle = rowAt(hasIdle);
  y += GAP;
  const channel = y + ROW / 2;
  y += ROW + 20;
  const rows = { calls, global, idle, channel, got: rowAt(true), ended: rowAt(true) };
  const first = run.x + (isWide ? 140 : Math.round(width * 0.3 + 6));
  const mainWide = isWide ? 66 : 46;
  const pipeX = run.x + ROOM.senders * pitch + 4;
  const receiver = { x: right - PAD - mainWide / 2, y: channel };
  const call = pitch + TAG.w + 5;
  return {
    width,
    height: Math.ceil(y + EDGE),
    isWide,
    lane: LANE - 5,
    left,
    right,
    cards,
    run,
    next,
    back: next.x + next.w + gutter / 2,
    more,
    rows,
    pipe: { x: pipeX, w: receiver.x - mainWide / 2 - 14 - pipeX },
    pill,
    inQueue: (card, index) => ({ x: queue + (index + 0.5) * pitch, y: cards[card]!.middle }),
    // The first is nearest to the channel.
    sender: (index) => ({ x: run.x + (ROOM.senders - index - 0.5) * pitch, y: channel }),
    inPipe: (index) => ({ x: receiver.x - mainWide / 2 - 26 - index * pitch, y: channel }),
    receiver,
    inRow: (row, index) => {
      const step = row === 'calls' ? call : row === 'idle' ? TAG.w + 5 : pitch;
      return { x: first + index * step + pill / 2, y: rows[row] };
    },
  };
}
