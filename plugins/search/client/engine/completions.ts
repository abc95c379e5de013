import {
  compareIdf,
  documentFrequency,
  inverseDocumentFrequency,
  nearnessOfBegun,
  pagesOf,
  weigh,
  type Expansion,
} from './expansion';
import type { IndexStore } from './indexStore';
import { nearnessOf, weights } from './weights';
import { completionsOf, type Form } from './wordForms';

/** So few letters are rather the beginning of a word than a rare word, as long as the reader may go on typing: `keep al`. */
const longestScrap = 3;

/** With what the word may become when the reader goes on typing. */
export async function withCompletions(
  store: IndexStore,
  expansion: Expansion,
  pages: number,
  trust = 1,
): Promise<Expansion> {
  const { word, terms } = expansion;
  const completions = await completionsOf(store, word.term);
  const fresh = completions.filter(({ term }) => !terms.has(term));
  if (fresh.length === 0) return expansion;
  const frequency = documentFrequency(fresh);
  const isBesideWord = terms.has(word.term);
  const known = pagesOf(expansion);
  const isScrap = word.term.length <= longestScrap || frequency > weights.manyMoreCompletions * known.size;
  const own = isBesideWord && !isScrap ? expansion.idf : inverseDocumentFrequency(pagesWithAny(known, fresh), pages);
  const { idf, scale } = compareIdf(own, inverseDocumentFrequency(frequency, pages));
  const share = isBesideWord ? weights.completionBesideWord : 1;
  const weighed = fresh.map(({ term, list }) => {
    const nearness = trust * nearnessOf.prefix * nearnessOfBegun(word.term.length / term.length);
    return { term, nearness, source: weigh(list, nearness, share * scale) };
  });
  return {
    ...expansion,
    idf,
    terms: new Map([...terms, ...weighed.map(({ term, nearness }) => [term, nearness] as const)]),
    sources: [...expansion.sources, ...weighed.map(({ source }) => source)],
    ...(!isBesideWord && { isIndirect: true }),
  };
}

/** On how many pages the word stands, or a word that it may become. */
function pagesWithAny(known: ReadonlySet<number>, forms: readonly Form[]): number {
  const all = new Set(known);
  for (const { list } of forms) for (const page of list.pages) all.add(page);
  return all.size;
}
