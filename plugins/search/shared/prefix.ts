/** Marks a term that stands for all terms with a beginning too short to visit them all: `prefixTerm('s')`. */
export const prefixTerm = (prefix: string): string => `\u0001${prefix}`;

/** Above every term that begins with `prefix`. */
export const afterPrefix = (prefix: string): string => `${prefix}\uffff`;

/** A beginning that spans more lexicon shards than this has a prefix term instead. */
export const mostShardsOfPrefix = 2;

/** Positions [from, until) of the shards that can hold a term in [low, high); `shards` is sorted by first term. */
export function shardRange(
  shards: readonly (readonly [firstTerm: string, file: string])[],
  low: string,
  high: string,
): [number, number] {
  let from = 0;
  while (from + 1 < shards.length && (shards[from + 1]?.[0] ?? '') <= low) from++;
  let until = from;
  while (until < shards.length && (shards[until]?.[0] ?? '') < high) until++;
  return [from, Math.max(until, Math.min(from + 1, shards.length))];
}
