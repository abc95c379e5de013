import type { Judgment } from './judgments';

/** See score-queries.mjs. */
export function score(judgments: readonly Judgment[], results: Record<string, string[]>): unknown;
