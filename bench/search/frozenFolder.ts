/** Where the frozen pages stand, and the figures that were measured on them. */
export const frozenFolder = 'bench/search/frozen';
