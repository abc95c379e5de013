import { correctionsOf } from '../expand/corrections';
import type { WordEvidence } from '../rank/evidence';
import type { IndexStore } from '../indexStore';
import { isTelling } from '../parseQuery';
import type { RankedPage } from '../rank/rankPages';

const mostSuggestions = 3;
/** Each is ranked like a query. */
const mostTried = 6;

type HasResults = (query: string) => Promise<boolean>;

/**
 * Other queries that have results. With results: the query as it was understood, where words were corrected.
 * Without: the query with its unknown words corrected or left out, and its words one by one.
 */
export async function suggestionsFor(
  store: IndexStore,
  words: readonly WordEvidence[],
  ranked: readonly RankedPage[],
  hasResults: HasResults,
): Promise<string[]> {
  const asked = words.map(({ word }) => word.term).join(' ');
  const corrected = words.map(({ word, correction }) => correction ?? word.term).join(' ');
  const isCorrected = words.some(({ correction }) => correction !== undefined);
  if (ranked.length > 0) return isCorrected ? [corrected] : [];
  const found = words.filter(({ word, pages }) => isTelling(word) && pages.length > 0);
  const nearby = await Promise.all(
    words
      .filter(({ word, pages }) => isTelling(word) && pages.length === 0)
      .map(({ word }) => similarWord(store, word.term)),
  );
  const byRarity = [...found].sort((a, b) => b.idf - a.idf).map(({ word, correction }) => correction ?? word.term);
  const candidates = [
    corrected,
    found.map(({ word, correction }) => correction ?? word.term).join(' '),
    ...nearby.flat(),
    ...byRarity,
  ];
  // A candidate's last word is complete, so the query itself may have results as one: it is no suggestion all the same.
  const others = candidates.filter((candidate) => candidate !== '' && candidate !== asked);
  return firstWithResults([...new Set(others)], hasResults);
}

/** A listed word that begins like the unknown one. */
async function similarWord(store: IndexStore, term: string): Promise<string[]> {
  for (let length = term.length - 1; length >= 4; length--) {
    const [near] = await correctionsOf(store, term.slice(0, length), true);
    if (near) return [near.word];
  }
  return [];
}

async function firstWithResults(candidates: readonly string[], hasResults: HasResults): Promise<string[]> {
  const working: string[] = [];
  for (const candidate of candidates.slice(0, mostTried)) {
    // Its last word is complete.
    if (await hasResults(`${candidate} `)) working.push(candidate);
    if (working.length === mostSuggestions) break;
  }
  return working;
}
