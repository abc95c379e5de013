import { jsonFile, sectionDocuments, versionOf, type Engine } from './engine';

/** FlexSearch exports its index in parts that are no smaller than the text, so the text is sent and indexed there. */
export const flexsearch: Engine = {
  name: 'flexsearch',
  version: versionOf('flexsearch'),
  mostPages: 2_000,
  build: (pages) => Promise.resolve(new Map([['documents.json', jsonFile(sectionDocuments(pages))]])),
};
