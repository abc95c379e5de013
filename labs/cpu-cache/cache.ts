/** Bytes of a line, and lines of the whole cache: however it is divided, it holds 512 bytes. */
export const LINE = 64;
export const LINES = 8;

/** The lines of each set by number, one entry a way; null is an empty way. */
export type Sets = readonly (readonly (number | null)[])[];

export interface Cache {
  readonly ways: number;
  readonly sets: Sets;
  /** For each set its lines from the one used longest ago to the one used last. */
  readonly order: readonly (readonly number[])[];
}

export const setsOf = (ways: number): number => LINES / ways;
export const lineOf = (address: number): number => Math.floor(address / LINE);
export const setOf = (line: number, ways: number): number => line % setsOf(ways);

export function emptyCache(ways: number): Cache {
  const sets = Array.from({ length: setsOf(ways) }, () => Array.from({ length: ways }, () => null));
  return { ways, sets, order: sets.map(() => []) };
}

/** What a load finds and does: the set, the way, what it replaced there (null: an empty way), and the cache afterwards. */
export interface Outcome {
  readonly line: number;
  readonly set: number;
  readonly way: number;
  readonly hit: boolean;
  readonly replaced: number | null;
  readonly cache: Cache;
}

const withEntry = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  list.map((old, index) => (index === at ? entry : old));

/** Loads one address; a full set gives up the line that was used longest ago. */
export function load(cache: Cache, address: number): Outcome {
  const line = lineOf(address);
  const set = setOf(line, cache.ways);
  const [lines, used] = [cache.sets[set]!, cache.order[set]!];
  const hit = lines.includes(line);
  const free = lines.indexOf(null);
  const replaced = hit || free >= 0 ? null : used[0]!;
  const way = hit ? lines.indexOf(line) : free >= 0 ? free : lines.indexOf(replaced);
  const after: Cache = {
    ways: cache.ways,
    sets: withEntry(cache.sets, set, withEntry(lines, way, line)),
    order: withEntry(cache.order, set, [...used.filter((other) => other !== line && other !== replaced), line]),
  };
  return { line, set, way, hit, replaced, cache: after };
}
