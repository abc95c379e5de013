/**
 * What a page of any deploy may ask of the newest one. Pages that were opened long ago call these by name: they may
 * gain abilities, but not change what they are given.
 */
export { explain } from './explain';
export { explainSample } from './explainSample';
