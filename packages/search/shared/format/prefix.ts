/** Marks a term that stands for all terms with a beginning too short to visit them all: `prefixTerm('s')`. */
export const prefixTerm = (prefix: string): string => `\u0001${prefix}`;

/** Above every term that begins with `prefix`. */
export const afterPrefix = (prefix: string): string => `${prefix}\uffff`;

/** Positions [from, until) of the shards that can hold a term in [low, high); `shards` is sorted by first term. */
export function shardRange(
  shards: readonly (readonly [firstTerm: string, file: string])[],
  low: string,
  high: string,
): [number, number] {
  const from = Math.max(0, countBefore(shards, (first) => first <= low) - 1);
  const until = countBefore(shards, (first) => first < high);
  return [from, Math.max(until, Math.min(from + 1, shards.length))];
}

/** How many shards from the beginning on pass the test, which none passes after one that fails. */
function countBefore(
  shards: readonly (readonly [firstTerm: string, file: string])[],
  passes: (firstTerm: string) => boolean,
): number {
  let low = 0;
  let high = shards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(shards[middle]?.[0] ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}
