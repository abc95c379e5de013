import {
  documentFrequency,
  expandedBy,
  inverseDocumentFrequency,
  nearnessOfBegun,
  pagesWith,
  weigh,
  type Expansion,
} from './expansion';
import type { IndexStore } from '../indexStore';
import { nearnessOf, weights } from '../weights';
import { completionsOf } from './wordForms';

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
  const known = pagesWith(expansion);
  const isScrap = word.term.length <= longestScrap || frequency > weights.manyMoreCompletions * known.size;
  const own =
    isBesideWord && !isScrap ? expansion.idf : inverseDocumentFrequency(documentFrequency(fresh, known), pages);
  const share = isBesideWord ? weights.completionBesideWord : 1;
  const near = fresh.map(({ term }) => trust * nearnessOf.prefix * nearnessOfBegun(word.term.length / term.length));
  const completed = expandedBy(
    { ...expansion, idf: own },
    inverseDocumentFrequency(frequency, pages),
    fresh.map(({ term }, index) => [term, near[index] ?? 0]),
    (scale) => fresh.map(({ list }, index) => weigh(list, near[index] ?? 0, share * scale)),
  );
  return isBesideWord ? completed : { ...completed, isIndirect: true };
}
