import { room } from './budgets';

/** A name, the bytes that were found and those that were written down. */
export type Measured = readonly [name: string, found: number, budget: number];

/** What is over its budget and the room beside it, as sentences that name it, the largest excess first. */
export function over(entries: readonly Measured[]): string[] {
  return entries
    .map(([name, found, budget]) => ({ name, found, budget, most: Math.floor(budget * (1 + room)) }))
    .filter(({ found, most }) => found > most)
    .sort((a, b) => b.found - b.most - (a.found - a.most))
    .map(
      ({ name, found, budget, most }) =>
        `${name}: expected at most ${most} bytes (${budget} and ${room * 100} %), found ${found} (${found - most} over)`,
    );
}

/** The exact figures, one line each. */
export const exact = (entries: readonly Measured[]): string[] =>
  entries.map(([name, found, budget]) => `${name}: ${found} of ${budget} bytes`);
