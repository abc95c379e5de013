import { faintWords } from '../../shared/stopWords';
import type { KnownWord } from './knownWord';
import { isName, isTelling } from './parseQuery';

/** With so many telling words a query is a sentence or a message, and what has them side by side may be printed output. */
const longQuery = 5;

/** Of a message's pages so many: further down it is rarely the one that prints it. */
const mostOfMessage = 2;

/**
 * Whether the code of the page at a place in the ranking (from 0) is read along with its text: for a message, a name
 * from code, and a word that the page has only there. For other queries it would be as much again as the text, and
 * change neither the order of the pages nor, as a rule, which section is shown first (decisions/0030).
 */
export const needsCode = (page: number, place: number, words: readonly KnownWord[]): boolean =>
  isMessage(words) ? place < mostOfMessage : words.some((known) => isInCode(page, known));

const isMessage = (words: readonly KnownWord[]): boolean =>
  words.filter(({ word }) => isTelling(word)).length >= longQuery ||
  words.some(({ word }) => faintWords.has(word.term));

const isInCode = (page: number, { word, evidence }: KnownWord): boolean =>
  evidence.isOnlyInCode(page) ? isTelling(word) : isName(word) && (evidence.nearness[page] ?? 0) > 0;
