/** The middle of the values, or the mean of the two in the middle; null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower, upper] = [sorted[sorted.length - 1 - middle], sorted[middle]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
