import type { NearPage } from '../../../shared/format/directory';
import type { RankedPage } from './rankPages';
import { gainOfLevel, weights } from '../weights';

/** How sure it is that the best page is the one that is meant: 0 to 1. */
export function sureness(ranked: readonly RankedPage[]): number {
  const [best, second] = ranked;
  if (!best) return 0;
  return second ? Math.min(1, (best.score / second.score - 1) / (weights.beyondDoubt - 1)) : 1;
}

/**
 * Moves the pages that a link joins to the best one up, the further the more alike they are and the surer the best one
 * is: who looks for a note is also served by the notes that it builds on and that build on it. None comes before the
 * best. `sure` is the list's sureness.
 */
export function liftLinked(
  ranked: readonly RankedPage[],
  near: readonly NearPage[],
  sure: number,
): readonly RankedPage[] {
  const [best, ...others] = ranked;
  if (!best) return ranked;
  const gain = weights.linked * sure * best.score;
  const shares = new Map(near.map(({ page, level }) => [page, gainOfLevel[level] ?? 0]));
  const lifted = others.flatMap(({ page, score }) => {
    const share = shares.get(page);
    return share === undefined ? [] : [{ page, score: Math.min(best.score, score + gain * share) }];
  });
  if (lifted.length === 0) return ranked;
  lifted.sort((a, b) => b.score - a.score || a.page - b.page);
  return [
    best,
    ...merge(
      lifted,
      others.filter(({ page }) => !shares.has(page)),
    ),
  ];
}

/** One list of two that are each in order; a lifted page comes before its equal. */
function merge(lifted: readonly RankedPage[], others: readonly RankedPage[]): RankedPage[] {
  const merged: RankedPage[] = [];
  let next = 0;
  for (const page of others) {
    for (let first = lifted[next]; first && first.score >= page.score; first = lifted[++next]) merged.push(first);
    merged.push(page);
  }
  return [...merged, ...lifted.slice(next)];
}

/** A shorter list than this has room for pages that none of the query's words stands on. */
const shortList = 10;
const mostAdded = 3;

/**
 * Adds pages to the end of a short list that are joined to the best one and most like it, though they lack the query's
 * words: a name that stands in one note only is explained in those around it, too.
 */
export function addLinked(
  ranked: readonly RankedPage[],
  near: readonly NearPage[],
  sure: number,
): readonly RankedPage[] {
  if (ranked.length >= shortList || sure < weights.sureEnough) return ranked;
  const found = new Set(ranked.map(({ page }) => page));
  const added = near.filter(({ page }) => !found.has(page)).slice(0, Math.min(mostAdded, shortList - ranked.length));
  const score = (ranked.at(-1)?.score ?? 0) * weights.linkedWithoutWords;
  return [...ranked, ...added.map(({ page }) => ({ page, score }))];
}
