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
