/**
 * How many planned routes have no page yet. It may only shrink: whoever writes a page lowers it in the same commit
 * (`npm run check site` says to what).
 */
export const missingRoutes = 158;
