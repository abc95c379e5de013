/** How a number is stored: whole steps in 8 or 4 bits, or the 4-bit floats of MXFP4. */
export type Format = 'int8' | 'int4' | 'mxfp4';
/** Which weights share a scale. */
export type Reach = 'all' | 'row' | 'block';

export const ROWS = 4;
export const COLUMNS = 8;
export const BLOCK = 4;
/** The sizes that the four bits of fp4 (e2m1) can say. */
export const FP4: readonly number[] = [0, 0.5, 1, 1.5, 2, 3, 4, 6];

/** The groups of weights that share a scale. */
export function groupsOf(reach: Reach): readonly (readonly number[])[] {
  const size = { all: ROWS * COLUMNS, row: COLUMNS, block: BLOCK }[reach];
  return Array.from({ length: (ROWS * COLUMNS) / size }, (_, group) =>
    Array.from({ length: size }, (_, index) => group * size + index),
  );
}

/** The scale of a group: the largest becomes the last step; for MXFP4 a power of two. */
export function scaleOf(group: readonly number[], format: Format): number {
  const most = Math.max(...group.map(Math.abs));
  if (format === 'int8') return most / 127;
  if (format === 'int4') return most / 7;
  // OCP MX 1.0: the power of two of the largest, divided by that of the largest element, 4. Weights are in thousandths.
  return 1000 * 2 ** (Math.floor(Math.log2(most / 1000)) - 2);
}

/** What is stored for a weight, as a multiple of the scale. */
export function codeOf(weight: number, scale: number, format: Format): number {
  if (format !== 'mxfp4') return Math.round(weight / scale) || 0;
  const size = Math.abs(weight) / scale;
  const step = FP4.reduce((one, other) => (Math.abs(other - size) < Math.abs(one - size) ? other : one));
  return Math.sign(weight) * step || 0;
}

/** Bits for each weight, with its part of the scale: 16 bits beside whole numbers, 8 in MXFP4. */
export function bitsOf(format: Format, reach: Reach): number {
  const scaleBits = format === 'mxfp4' ? 8 : 16;
  return (format === 'int8' ? 8 : 4) + scaleBits / groupsOf(reach)[0]!.length;
}

/** The error of some weights, relative to their size. */
export function errorOf(weights: readonly number[], stored: readonly number[]): number {
  const wrong = weights.reduce((sum, weight, index) => sum + (weight - stored[index]!) ** 2, 0);
  return Math.sqrt(wrong / weights.reduce((sum, weight) => sum + weight ** 2, 0));
}
