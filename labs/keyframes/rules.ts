export const DIRECTIONS = ['normal', 'reverse', 'alternate'] as const;
export const FILLS = ['none', 'forwards', 'backwards', 'both'] as const;
export const EASINGS = ['linear', 'ease', 'ease-in-out', 'steps(4)'] as const;

export type Direction = (typeof DIRECTIONS)[number];
export type Fill = (typeof FILLS)[number];
export type Easing = (typeof EASINGS)[number];

/** One animation of the property between FROM and TO; times in milliseconds. */
export interface Setup {
  readonly duration: number;
  readonly delay: number;
  readonly iterations: number;
  readonly direction: Direction;
  readonly fill: Fill;
  readonly easing: Easing;
}

/** The two keyframes of the note's sample, and what the element has without an animation. In pixels. */
export const FROM = 20;
export const TO = 120;
export const OWN = 0;

export interface Moment {
  readonly phase: 'before' | 'active' | 'after';
  /** The pass, from 0, and how far along the keyframes it is, both null where no animation acts. */
  readonly pass: number | null;
  readonly back: boolean;
  readonly progress: number | null;
  readonly eased: number | null;
  /** The computed value in pixels. */
  readonly value: number;
}

/** x or y of a cubic Bézier curve from 0 to 1 with the control values a and b. */
const bezier = (a: number, b: number, t: number): number =>
  3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;

/** CSS Easing Functions Level 2: finds the point of the curve with this x by halving, and gives its y. */
function cubic(x1: number, y1: number, x2: number, y2: number, x: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/**
 * The part of the distance that is done after this part of the time. With `limit`, a step that begins in this very
 * moment is not taken yet: so it is where an animation that runs backwards has ended (the before flag of Level 2).
 */
export function ease(easing: Easing, part: number, limit = false): number {
  if (easing === 'linear') return part;
  if (easing === 'steps(4)') {
    const step = Math.floor(part * 4);
    return (limit && step > 0 && step === part * 4 ? step - 1 : step) / 4;
  }
  if (part === 0 || part === 1) return part;
  return easing === 'ease' ? cubic(0.25, 0.1, 0.25, 1, part) : cubic(0.42, 0, 0.58, 1, part);
}

const nothing = { pass: null, back: false, progress: null, eased: null, value: OWN };

/** Web Animations Level 1, sections 4.6 to 4.10, with the easing of CSS Animations between the two keyframes. */
export function momentOf(setup: Setup, time: number): Moment {
  const { duration, delay, iterations, direction, fill, easing } = setup;
  const length = duration * iterations;
  const phase = time < Math.max(delay, 0) ? 'before' : time >= Math.max(delay + length, 0) ? 'after' : 'active';
  if (phase === 'before' && fill !== 'backwards' && fill !== 'both') return { phase, ...nothing };
  if (phase === 'after' && fill !== 'forwards' && fill !== 'both') return { phase, ...nothing };
  const active = Math.min(Math.max(time - delay, 0), length);
  const atEnd = phase !== 'before' && active === length && active % duration === 0;
  const pass = Math.floor(active / duration) - (atEnd ? 1 : 0);
  const part = atEnd ? 1 : (active % duration) / duration;
  const back = direction === 'reverse' || (direction === 'alternate' && pass % 2 === 1);
  const progress = back ? 1 - part : part;
  const eased = ease(easing, progress, phase === 'after' && back);
  return { phase, pass, back, progress, eased, value: FROM + eased * (TO - FROM) };
}
