/** The network of the note's sample: one input, six units with tanh, one output; 19 parameters. */
const UNITS = 6;
const COUNT = 3 * UNITS + 1;

export type Parameters = readonly number[];
export type Point = readonly [x: number, y: number];

/** Nine points of a wave. */
export const POINTS: readonly Point[] = Array.from({ length: 9 }, (_, index) => {
  const x = (index - 4) / 2;
  return [x, Math.sin(2 * x)] as const;
});

/** A repeatable source: Lehmer’s generator, as in the sample. */
export function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** The parameters before training: the same each time. */
export function start(): Parameters {
  const random = lehmer(42);
  return Array.from({ length: COUNT }, () => random() * 2 - 1);
}

const unit = (p: Parameters, index: number, x: number): number => Math.tanh(p[index]! * x + p[UNITS + index]!);

export function predict(p: Parameters, x: number): number {
  let sum = p[3 * UNITS]!;
  for (let index = 0; index < UNITS; index++) sum += p[2 * UNITS + index]! * unit(p, index, x);
  return sum;
}

/** The mean of the squared errors. */
export const loss = (p: Parameters, points: readonly Point[] = POINTS): number =>
  points.reduce((sum, [x, y]) => sum + (predict(p, x) - y) ** 2, 0) / points.length;

/** The slope of the loss along each parameter, by the chain rule. */
export function gradient(p: Parameters, points: readonly Point[] = POINTS): number[] {
  const slope = p.map(() => 0);
  for (const [x, y] of points) {
    const error = (2 * (predict(p, x) - y)) / points.length;
    slope[3 * UNITS]! += error;
    for (let index = 0; index < UNITS; index++) {
      const out = unit(p, index, x);
      const back = error * p[2 * UNITS + index]! * (1 - out * out);
      slope[index]! += back * x;
      slope[UNITS + index]! += back;
      slope[2 * UNITS + index]! += error * out;
    }
  }
  return slope;
}
