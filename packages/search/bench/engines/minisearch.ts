import MiniSearch from 'minisearch';

import { miniSearchOptions } from './browser/miniSearchOptions';
import { jsonFile, sectionDocuments, packageVersion, type Engine } from './engine';

export const minisearch: Engine = {
  name: 'minisearch',
  version: packageVersion('minisearch'),
  build(pages) {
    const index = new MiniSearch(miniSearchOptions);
    index.addAll(sectionDocuments(pages));
    return Promise.resolve(new Map([['index.json', jsonFile(index)]]));
  },
};
