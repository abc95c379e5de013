/** The door to the index: what reads the built pages and makes the files that the engine searches. Node only. */
export { buildIndex } from './node/buildIndex';
export { collectPages, conceptsIn, type Concepts } from './node/collectPages';
export { extractPage, type ExtractedPage } from './node/extractPage';
export { hostedRecords, hostedSettings } from './node/hostedRecords';
export { parseSynonyms, type Synonym } from './node/synonyms';
export type { UploadedRecord } from './shared/hostedRecord';
export { manifestName } from './shared/manifest';
export type { PageRecord, SectionRecord } from './shared/records';
