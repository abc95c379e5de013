/** The door to the index, for Node: what reads the built pages, makes the files that the engine searches, and tells what a build has to know of the hosted provider. */
export { buildIndex } from './node/buildIndex';
export { collectPages, conceptsIn, type Concepts } from './node/pages/collectPages';
export { extractPage, type ExtractedPage, type PageMarks } from './node/pages/extractPage';
export { hostedOrigins, searchOrigin } from './node/hosted/hostedOrigins';
export { hostedRecords, hostedSettings } from './node/hosted/hostedRecords';
export { writeIndexInThread } from './node/indexThread';
export { parseSynonyms, type Synonym } from './node/synonyms';
export { indexFolder, type HostedConfig, type SearchClientConfig } from './shared/config';
export type { UploadedRecord } from './shared/hostedRecord';
export { manifestName } from './shared/format/manifest';
export { placeKinds } from './shared/places';
export type { PageRecord, SectionRecord } from './shared/format/records';
export type { StartQuestion } from './shared/startQuestion';
