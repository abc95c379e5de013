import type { Frame } from '../model/labModel';

/** Where a run stands: the frame shown, and whether it moves on by itself. */
export interface Position {
  readonly at: number;
  readonly playing: boolean;
}

export type Move = 'step' | 'back' | 'first' | 'last' | 'toggle' | { readonly seek: number };

/** Milliseconds that a frame stays while playing: time to read a sentence of ten words. */
export const FRAME_MS = 1_100;

const clamp = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

function target(at: number, move: Exclude<Move, 'toggle'>, count: number): number {
  if (typeof move === 'object') return move.seek;
  return { step: at + 1, back: at - 1, first: 0, last: count - 1 }[move];
}

/**
 * The position after a move in a run of `count` frames. Moving by hand stops playing;
 * playing from the last frame starts over.
 */
export function moved(position: Position, move: Move, count: number): Position {
  const at = clamp(position.at, count);
  if (move !== 'toggle') return { at: clamp(target(at, move, count), count), playing: false };
  if (position.playing) return { at, playing: false };
  return { at: at === count - 1 ? 0 : at, playing: count > 1 };
}

/** The position one tick of the clock later: the last frame ends the playing. */
export function ticked(position: Position, count: number): Position {
  const at = clamp(position.at + 1, count);
  return { at, playing: position.playing && at < count - 1 };
}

/** How many steps two runs tell alike from their beginning on. */
export function inCommon(one: readonly Frame<unknown>[], other: readonly Frame<unknown>[]): number {
  const least = Math.min(one.length, other.length);
  for (let at = 0; at < least; at++) if (one[at]?.text !== other[at]?.text) return at;
  return least;
}

/**
 * Where another run is shown in place of one that stands at `at`: at the last step that both tell alike, or where it
 * stands if that is earlier; from there it plays, because what differs is still to come.
 */
export function replayed(at: number, common: number, count: number): Position {
  const from = clamp(Math.min(at, common - 1), count);
  return { at: from, playing: from < count - 1 && common < count };
}

/** Where another run is shown while a value is moved: the same step, or the first that shows what has changed. */
export function adjusted(at: number, common: number, count: number): number {
  return clamp(common < count ? Math.max(at, common) : at, count);
}
