export const STEPS = [5, 15, 30, 45, 60, 90] as const;
export type Step = (typeof STEPS)[number];
/** A whole turn, in degrees. */
export const TURN = 360;
/** How far the cosine's wave is moved at the end. */
export const QUARTER = 90;

export interface Setup {
  /** Degrees from one stop to the next. */
  readonly step: Step;
  /** Whether the degrees are converted to radians, or passed to the functions as they are. */
  readonly converted: boolean;
  /** Where the reader has let go of the cabin between two stops, in whole degrees. */
  readonly held: number | null;
}

/** A place of the cabin on the wheel of radius 1. */
export interface Stop {
  readonly degrees: number;
  /** What the functions are given. */
  readonly radians: number;
  /** How far to the right, and how far up. */
  readonly x: number;
  readonly y: number;
}

/** Where the cabin is at so many degrees, or at as many radians if nobody converts. */
export function stopAt(degrees: number, converted: boolean): Stop {
  const radians = converted ? (degrees * Math.PI) / 180 : degrees;
  return { degrees, radians, x: Math.cos(radians), y: Math.sin(radians) };
}

/** Whether a walk in such steps stops there by itself. */
export const isStop = (degrees: number, step: Step): boolean => degrees % step === 0;

/** All stops of one turn, with the first and the last, and the one at which the cabin is held. */
export function walk({ step, converted, held }: Setup): readonly Stop[] {
  const stops = Array.from({ length: TURN / step + 1 }, (_, index) => index * step);
  if (held !== null && !isStop(held, step)) stops.push(held);
  return stops.sort((a, b) => a - b).map((degrees) => stopAt(degrees, converted));
}

/** The same walk with the cabin held at so many degrees, and the number of that stop. */
export function heldAt(setup: Setup, degrees: number): readonly [Setup, number] {
  const whole = Math.min(Math.max(Math.round(degrees), 0), TURN);
  const next: Setup = { ...setup, held: isStop(whole, setup.step) ? null : whole };
  return [next, Math.ceil(whole / setup.step)];
}

/** The degrees nearest to a direction (of which a turn more is the same), from where the cabin is, within one turn. */
export function turnedTo(direction: number, from: number): number {
  const by = ((((direction - from + 180) % TURN) + TURN) % TURN) - 180;
  return Math.min(Math.max(from + by, 0), TURN);
}
