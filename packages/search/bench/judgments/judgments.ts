import { readFileSync } from 'node:fs';

/** A query with the pages that answer it, graded 1 to 3; none if nothing on the site does. */
export interface Judgment {
  q: string;
  kind: string;
  rel: Record<string, 1 | 2 | 3>;
}

/** Files of the set that came with the task, and of five that were written for this site. */
export const allJudgments = ['dev', 'own', 'second', 'third', 'fifth', 'sixth'].map(
  (name) => `packages/search/bench/judgments/queries-${name}.json`,
);

/** The judgments of a file. @throws where it has none. */
export function readJudgments(file: string): Judgment[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(value)) throw new Error(`${file}: expected a list of judgments.`);
  return value as Judgment[];
}

/**
 * The judgments that can be scored on a site with only some of its notes: pages that are not written yet are taken
 * out, and queries that had an answer among the relevant pages (grade 2 and more) but have none now are dropped.
 */
export function overWritten(judgments: readonly Judgment[], routes: ReadonlySet<string>): Judgment[] {
  return judgments.flatMap((judgment) => {
    const graded = Object.entries(judgment.rel);
    const rel = Object.fromEntries(graded.filter(([route]) => routes.has(route)));
    const isAnswerable = graded.length === 0 || Object.values(rel).some((grade) => grade >= 2);
    return isAnswerable ? [{ ...judgment, rel }] : [];
  });
}
