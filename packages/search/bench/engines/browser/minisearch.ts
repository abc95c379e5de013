import MiniSearch from 'minisearch';

import { miniSearchOptions } from './miniSearchOptions';
import type { OpenEngine } from './openEngine';

export const open: OpenEngine = async (base) => {
  const json = await (await fetch(`${base}index.json`)).text();
  const index = MiniSearch.loadJSON(json, miniSearchOptions);
  return (query) => Promise.resolve(index.search(query).map(({ route }) => route as string));
};
