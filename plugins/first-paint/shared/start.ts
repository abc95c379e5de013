/** The element that lists the scripts of a page, as JSON. */
export const scriptListId = 'scripts';

/**
 * Marks an inline script at the end of a page that needs nothing of it but the first screen: in a note it is moved up to
 * there, and the mark goes (`node/firstFrame.ts`).
 */
export const needsFirstScreenOnly = 'data-needs-first-screen-only';
