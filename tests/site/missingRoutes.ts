/**
 * How many planned routes of each section have no page yet. A number only shrinks: whoever writes a page lowers it in the
 * same commit, and removes the line at none.
 */
export const missingRoutes: Record<string, number> = {
};
