const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** The flags of an arc are 0 or 1 and nothing between. */
const ARC = /a[\s\d.-]/i;
const HUNDREDTHS = 100;

/** The shape of a value without its numbers: only values of the same shape have values between them. */
const shapeOf = (value: string): string => value.replace(NUMBER, '#');

/**
 * The values between two values of a geometry attribute (`12`, `M0,4 L8,15`, `translate(3 4)`), as a function of the part
 * of the way from 0 to 1. Null where there is no way: they are equal, or differ in more than their numbers.
 */
export function interpolate(from: string, to: string): ((part: number) => string) | null {
  if (from === to || ARC.test(from) || shapeOf(from) !== shapeOf(to)) return null;
  const starts = (from.match(NUMBER) ?? []).map(Number);
  const ends = (to.match(NUMBER) ?? []).map(Number);
  if (starts.length === 0) return null;
  return (part) => {
    if (part >= 1) return to;
    let next = 0;
    return to.replace(NUMBER, () => {
      const start = starts[next] ?? 0;
      const end = ends[next++] ?? start;
      return String(Math.round((start + (end - start) * part) * HUNDREDTHS) / HUNDREDTHS);
    });
  };
}

/** Slow at both ends; `part` and the result from 0 to 1. */
export const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));
