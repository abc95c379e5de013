import type { ConceptNames } from '../rules/foreignTerms';

/** What text calls a concept besides the words of its id. */
export const conceptNames: ConceptNames = {};
