/** The door to the engine: what searches an index, in the browser's worker, in Node and in tests alike. */
export { SearchEngine } from './client/engine/searchEngine';
export { IndexFileError } from './shared/format/bytes';
export type { ReadFile } from './client/engine/indexStore';
export type { SearchRequest, SearchResponse } from './shared/types';
