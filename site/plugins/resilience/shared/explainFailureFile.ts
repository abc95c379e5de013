/**
 * The address, below the base URL, of the module that explains why a part of an open page can't be had. It has no hash, so
 * that a page of any deploy finds it: what mends a page whose own files are gone comes from the newest one. Pages that
 * were opened long ago ask for it by this name.
 */
export const explainFailureFile = 'recovery.js';
