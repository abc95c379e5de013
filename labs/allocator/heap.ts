/** How a hole is chosen; `buddy` rounds sizes up to powers of two and keeps blocks at multiples of their size. */
export type Strategy = 'first' | 'best' | 'worst' | 'buddy';

export const UNITS = 32;

export interface Block {
  readonly name: string;
  readonly start: number;
  /** Units that it occupies. */
  readonly size: number;
  /** Units that were asked for. */
  readonly asked: number;
}

export interface Hole {
  readonly start: number;
  readonly size: number;
}

const byStart = (a: Hole, b: Hole) => a.start - b.start;

/** The stretches of free units between the blocks, from the lowest address up. */
export function holesOf(blocks: readonly Block[]): Hole[] {
  const holes: Hole[] = [];
  let end = 0;
  for (const block of [...blocks].sort(byStart)) {
    if (block.start > end) holes.push({ start: end, size: block.start - end });
    end = block.start + block.size;
  }
  if (end < UNITS) holes.push({ start: end, size: UNITS - end });
  return holes;
}

/** The smallest power of two that is not below `size`. */
export const roundedUp = (size: number): number => 2 ** Math.ceil(Math.log2(size));

/** Free blocks of a buddy system: the largest free pieces that begin at a multiple of their size. */
function buddyHoles(blocks: readonly Block[], start = 0, size = UNITS): Hole[] {
  const inside = blocks.filter((block) => block.start < start + size && start < block.start + block.size);
  if (inside.length === 0) return [{ start, size }];
  if (size === 1 || inside.some((block) => block.start <= start && start + size <= block.start + block.size)) return [];
  return [...buddyHoles(blocks, start, size / 2), ...buddyHoles(blocks, start + size / 2, size / 2)];
}

/** The holes that a strategy distinguishes. */
export const holesFor = (strategy: Strategy, blocks: readonly Block[]): Hole[] =>
  strategy === 'buddy' ? buddyHoles(blocks) : holesOf(blocks);

/** The units that a request takes: what was asked for, or that rounded up. */
export const neededBy = (strategy: Strategy, asked: number): number =>
  strategy === 'buddy' ? roundedUp(asked) : asked;

/**
 * Looks at holes in the order of their addresses: all that were looked at, and the one that is taken. First fit stops
 * at the first that is large enough, the others look at every hole.
 */
export function choose(
  strategy: Strategy,
  blocks: readonly Block[],
  asked: number,
): { looked: readonly Hole[]; chosen: Hole | null } {
  const needed = neededBy(strategy, asked);
  const holes = holesFor(strategy, blocks);
  if (strategy === 'first') {
    const at = holes.findIndex((hole) => hole.size >= needed);
    return at < 0 ? { looked: holes, chosen: null } : { looked: holes.slice(0, at + 1), chosen: holes[at]! };
  }
  const better = strategy === 'worst' ? (a: Hole, b: Hole) => a.size > b.size : (a: Hole, b: Hole) => a.size < b.size;
  let chosen: Hole | null = null;
  for (const hole of holes) if (hole.size >= needed && (chosen === null || better(hole, chosen))) chosen = hole;
  return { looked: holes, chosen };
}

/** What is free, and in what pieces. */
export function measure(strategy: Strategy, blocks: readonly Block[]) {
  const holes = holesFor(strategy, blocks);
  const free = holes.reduce((sum, hole) => sum + hole.size, 0);
  const largest = Math.max(0, ...holes.map((hole) => hole.size));
  return {
    free,
    holes: holes.length,
    largest,
    /** The share of the free units that a single large request cannot have. */
    external: free === 0 ? 0 : 1 - largest / free,
    /** Units inside blocks that nobody asked for. */
    internal: blocks.reduce((sum, block) => sum + block.size - block.asked, 0),
  };
}
