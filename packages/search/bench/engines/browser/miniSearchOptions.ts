import type { Options } from 'minisearch';

/** VitePress's settings for MiniSearch (boosts, fuzzy, prefix), with its fields named as here. */
export const miniSearchOptions: Options = {
  fields: ['title', 'heading', 'description', 'text', 'code'],
  storeFields: ['route', 'title', 'heading', 'text'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, heading: 3, description: 2, text: 2, code: 1 } },
};
