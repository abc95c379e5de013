export const STEPS = [5, 15, 30, 45, 60, 90] as const;
export type Step = (typeof STEPS)[number];

export interface Setup {
  /** Degrees from one stop to the next. */
  readonly step: Step;
  /** Whether the degrees are converted to radians, or passed to the functions as they are. */
  readonly converted: boolean;
}

/** A stop on the walk around the circle of radius 1. */
export interface Stop {
  readonly degrees: number;
  /** What the functions are given. */
  readonly radians: number;
  readonly x: number;
  readonly y: number;
}

/** All stops of one turn in degrees, with the first and the last. */
export function walk({ step, converted }: Setup): readonly Stop[] {
  return Array.from({ length: 360 / step + 1 }, (_, index) => {
    const degrees = index * step;
    const radians = converted ? (degrees * Math.PI) / 180 : degrees;
    return { degrees, radians, x: Math.cos(radians), y: Math.sin(radians) };
  });
}
