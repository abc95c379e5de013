import type { Scored } from '../report';
import type { Judgment } from './judgments';

/**
 * What the scorer beside it says of results. It is loaded when it is asked for: as a command it reads its own address,
 * which a module has not where the tests of the built site load this one.
 */
export async function score(judgments: readonly Judgment[], results: Record<string, string[]>): Promise<Scored> {
  const scorer = await import('./score-queries.mjs');
  // Its declaration leaves open what it returns; `Scored` is that.
  return scorer.score(judgments, results) as Scored;
}
