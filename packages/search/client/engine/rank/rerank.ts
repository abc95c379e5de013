import { faintWords } from '../../../shared/words/stopWords';
import type { WordEvidence } from './evidence';
import type { IndexStore } from '../indexStore';
import { matchPage, type PageMatch, type WordMatcher } from './matchPage';
import type { IndexedPage } from '../pageText';
import { isName, isTelling } from '../parseQuery';
import type { RankedPage } from './rankPages';
import { titleFit } from './titleFit';
import { weights } from '../weights';

/** How many pages are put in the order of what their text says. */
export const rerankedPages = 4;

/** A page with its text, and what the query's words are in it. */
export interface MatchedPage {
  page: IndexedPage;
  match: PageMatch;
  score: number;
}

/** Reads the texts of ranked pages, in their order; the score of each grows by what its text says. */
export const readPages = (
  store: IndexStore,
  ranked: readonly RankedPage[],
  words: readonly WordEvidence[],
  matcher: WordMatcher,
  quotesCode = false,
): Promise<MatchedPage[]> =>
  Promise.all(
    ranked.map(async ({ page: number, score }, place) => {
      const page = await store.page(number, quotesCode || needsCode(number, place, words));
      const match = matchPage(page, words, matcher);
      const fit = titleFit(page.title, words);
      const said = weights.titleFit * fit ** 2 + weights.phraseOnPage * match.phrase + weights.bestSection * match.best;
      return { page, match, score: score * (1 + said) };
    }),
  );

/** The first pages and those after them, each lot by its own order: a page of the second four passes none of the first. */
export function rerank(pages: readonly MatchedPage[]): MatchedPage[] {
  const inOrder = (from: number): MatchedPage[] =>
    pages.slice(from, from + rerankedPages).sort((a, b) => b.score - a.score);
  return [...inOrder(0), ...inOrder(rerankedPages), ...pages.slice(2 * rerankedPages)];
}

/** With so many telling words a query is a sentence or a message, and what has them side by side may be printed output. */
const longQuery = 5;

/** Of a message's pages so many: further down it is rarely the one that prints it. */
const mostOfMessage = 2;

/**
 * Whether the code of the page at a place in the ranking (from 0) is read along with its text: for a message, a name
 * from code, and a word that the page has only there. For other queries it would be as much again as the text, and
 * change neither the order of the pages nor, as a rule, which section is shown first (decisions/0030).
 */
const needsCode = (page: number, place: number, words: readonly WordEvidence[]): boolean =>
  isMessage(words) ? place < mostOfMessage : words.some((known) => isInCode(page, known));

const isMessage = (words: readonly WordEvidence[]): boolean =>
  words.filter(({ word }) => isTelling(word)).length >= longQuery ||
  words.some(({ word }) => faintWords.has(word.term));

/** Whether a page's code is where the word stands, or is to be shown. */
const isInCode = (page: number, { word, nearness, inProse }: WordEvidence): boolean => {
  if (!nearness[page]) return false;
  return inProse[page] === 0 ? isTelling(word) : isName(word);
};
