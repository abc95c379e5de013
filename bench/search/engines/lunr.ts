import lunr from 'lunr';

import { jsonFile, sectionDocuments, versionOf, type Engine } from './engine';

export const lunrEngine: Engine = {
  name: 'lunr',
  version: versionOf('lunr'),
  mostPages: 2_000,
  build(pages) {
    const documents = sectionDocuments(pages);
    const index = lunr((builder) => {
      builder.ref('id');
      builder.field('title', { boost: 10 });
      builder.field('heading', { boost: 5 });
      builder.field('description', { boost: 3 });
      builder.field('text');
      builder.field('code');
      for (const document of documents) builder.add(document);
    });
    const stored = documents.map(({ route, title, heading, text }) => [route, title, heading, text]);
    return Promise.resolve(new Map([['index.json', jsonFile({ index, stored })]]));
  },
};
