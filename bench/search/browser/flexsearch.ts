import FlexSearch from 'flexsearch';

import type { OpenEngine } from './openEngine';

const fields = ['title', 'heading', 'description', 'text', 'code'];

/** Nextra's settings: full-tokenised titles, forward-tokenised text. */
export const open: OpenEngine = async (base) => {
  const documents = (await (await fetch(`${base}documents.json`)).json()) as (Record<string, string> & {
    id: number;
  })[];
  const index = new FlexSearch.Document({ tokenize: 'forward', document: { id: 'id', index: fields } });
  for (const document of documents) index.add(document);
  return (query) => {
    const results = index.search(query, { limit: 30, suggest: true }) as { result: number[] }[];
    return Promise.resolve(results.flatMap(({ result }) => result.map((id) => documents[id]?.['route'] ?? '')));
  };
};
