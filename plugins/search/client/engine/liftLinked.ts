import type { RankedPage } from './rankPages';

/** What a page that is joined to the best one by a link gains: this share of the best one's score. */
const lift = 0.2;
/** With so many times the score of the second page there is no doubt which page is meant. */
const beyondDoubt = 2;

/** How sure it is that the best page is the one that is meant: 0 to 1. */
export function sureness(ranked: readonly RankedPage[]): number {
  const [best, second] = ranked;
  if (!best || !second) return 0;
  return Math.min(1, (best.score / second.score - 1) / (beyondDoubt - 1));
}

/**
 * Moves the pages that a link joins to the best one up, the further the surer the best one is: who looks for a note is
 * also served by the notes that it builds on and that build on it. None comes before the best, and none comes in that
 * has no word of the query.
 */
export function liftLinked(ranked: readonly RankedPage[], linked: readonly number[]): readonly RankedPage[] {
  const [best] = ranked;
  if (!best || linked.length === 0) return ranked;
  const others = ranked.slice(1);
  const joined = new Set(linked);
  const isJoined = ({ page }: RankedPage): boolean => joined.has(page);
  if (!others.some(isJoined)) return ranked;
  const gain = lift * sureness(ranked) * best.score;
  const lifted = others
    .filter(isJoined)
    .map(({ page, score }) => ({ page, score: Math.min(best.score, score + gain) }));
  return [
    best,
    ...merge(
      lifted,
      others.filter((page) => !isJoined(page)),
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
