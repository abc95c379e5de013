import { correctionsOf } from './corrections';
import type { KnownWord } from './knownWord';
import { gather } from './gather';
import type { IndexStore } from './indexStore';
import { isTelling, parseQuery } from './parseQuery';
import { rankPages, type RankedPage } from './rankPages';

const mostSuggestions = 3;

/**
 * Other queries that have results. With results: the query as it was understood, where words were corrected.
 * Without: the query with its unknown words corrected or left out, and its words one by one.
 */
export async function suggestionsFor(
  store: IndexStore,
  known: readonly KnownWord[],
  ranked: readonly RankedPage[],
  pages: number,
): Promise<string[]> {
  const asked = known.map(({ word }) => word.term).join(' ');
  const corrected = known.map(({ word, correction }) => correction ?? word.term).join(' ');
  const isCorrected = known.some(({ correction }) => correction !== undefined);
  if (ranked.length > 0) return isCorrected ? [corrected] : [];
  const found = known.filter(({ word, evidence }) => isTelling(word) && !evidence.isEmpty);
  const nearby = await Promise.all(
    known
      .filter(({ word, evidence }) => isTelling(word) && evidence.isEmpty)
      .map(({ word }) => similarWord(store, word.term)),
  );
  const byRarity = [...found]
    .sort((a, b) => b.evidence.rarity - a.evidence.rarity)
    .map(({ word, correction }) => correction ?? word.term);
  const candidates = [
    corrected,
    found.map(({ word, correction }) => correction ?? word.term).join(' '),
    ...nearby.flat(),
    ...byRarity,
  ];
  // A candidate's last word is complete, so the query itself may have results as one: it is no suggestion all the same.
  const others = candidates.filter((candidate) => candidate !== '' && candidate !== asked);
  return firstWithResults(store, [...new Set(others)], pages);
}

/** A listed word that begins like the unknown one. */
async function similarWord(store: IndexStore, term: string): Promise<string[]> {
  for (let length = term.length - 1; length >= 4; length--) {
    const [near] = await correctionsOf(store, term.slice(0, length), true);
    if (near) return [near.word];
  }
  return [];
}

async function firstWithResults(store: IndexStore, candidates: readonly string[], pages: number): Promise<string[]> {
  const working: string[] = [];
  for (const candidate of candidates.slice(0, 6)) {
    const known = await gather(store, parseQuery(`${candidate} `).words);
    if (rankPages(known, pages).length > 0) working.push(candidate);
    if (working.length === mostSuggestions) break;
  }
  return working;
}
