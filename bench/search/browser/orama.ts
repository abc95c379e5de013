import { create, load, search, type RawData } from '@orama/orama';

import type { OpenEngine } from './openEngine';
import { oramaSchema } from './oramaSchema';

export const open: OpenEngine = async (base) => {
  const index = create({ schema: oramaSchema });
  load(index, (await (await fetch(`${base}index.json`)).json()) as RawData);
  return async (query) => {
    const { hits } = await search(index, {
      term: query,
      properties: ['title', 'heading', 'description', 'text', 'code'],
      boost: { title: 8, heading: 4, description: 3 },
      tolerance: 1,
      limit: 30,
    });
    return hits.map(({ document }) => document.route);
  };
};
