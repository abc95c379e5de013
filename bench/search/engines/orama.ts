import { create, insertMultiple, save } from '@orama/orama';

import { oramaSchema } from '../browser/oramaSchema';
import { jsonFile, sectionDocuments, versionOf, type Engine } from './engine';

export const orama: Engine = {
  name: 'orama',
  version: versionOf('@orama/orama'),
  mostPages: 2_000,
  async build(pages) {
    const index = create({ schema: oramaSchema });
    await insertMultiple(
      index,
      sectionDocuments(pages).map(({ id: _, ...document }) => document),
    );
    return new Map([['index.json', jsonFile(save(index))]]);
  },
};
