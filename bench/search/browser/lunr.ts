import lunr from 'lunr';

import type { OpenEngine } from './openEngine';

/** As docs plugins use it: every word as it is, as a beginning, and with one wrong letter. */
export const open: OpenEngine = async (base) => {
  const { index, stored } = (await (await fetch(`${base}index.json`)).json()) as { index: object; stored: string[][] };
  const loaded = lunr.Index.load(index);
  return (query) => {
    const words = query.split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
    const results = found(loaded, (builder) => {
      for (const word of words) {
        const [term] = lunr.tokenizer(word).map(String);
        if (!term) continue;
        builder.term(term, { boost: 10, usePipeline: true });
        builder.term(term, { boost: 3, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
        if (term.length > 3) builder.term(term, { boost: 1, usePipeline: false, editDistance: 1 });
      }
    });
    return Promise.resolve(results.map(({ ref }) => stored[Number(ref)]?.[0] ?? ''));
  };
};

/** Lunr throws at a few words (its set of terms leads to one that its index lacks); a reader gets nothing then. */
function found(index: lunr.Index, build: (query: lunr.Query) => void): lunr.Index.Result[] {
  try {
    return index.query(build);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
