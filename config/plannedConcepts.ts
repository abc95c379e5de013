/**
 * Concepts that written notes require and that only notes still to be written will define. The list can only shrink:
 * `tests/content/plannedConcepts.test.ts` fails for an entry that a note defines or that no note requires.
 */
export const plannedConcepts: readonly string[] = [];
