import { scattered } from '../../../shared/words/nearness';
import { inflection } from '../../../shared/words/stem';
import { highestValue, type SynonymPosting, type SynonymPostings } from '../../../shared/format/synonymPostings';
import { isOtherWord } from './corrections';
import {
  expandedBy,
  inverseDocumentFrequency,
  isUnknown,
  nearnessOfBegun,
  reweighed,
  type Expansion,
  type WeightedPosting,
} from './expansion';
import type { IndexStore } from '../indexStore';
import { isTelling } from '../parseQuery';
import { weights } from '../weights';

/** Fewer letters than this begin too many synonyms. */
const shortestBeginning = 3;

/** A place in the query that a synonym covers. */
interface Span {
  synonym: SynonymPostings;
  covered: readonly Expansion[];
  /** How much of it is typed, 1 unless the reader is still typing it. */
  typed: number;
}

/** With what the words of the query stand for, also where the last of them is only begun. */
export async function withSynonyms(
  store: IndexStore,
  known: readonly Expansion[],
  pages: number,
): Promise<Expansion[]> {
  const spans = await spansOf(store, known, asTyped);
  return known.map((expansion) =>
    spansOver(spans, expansion).reduce(
      (found, span) => withSynonym(found, span, pages, isUnknown(expansion)),
      withoutWordsOfPhrases(expansion, spans),
    ),
  );
}

/** With what corrected words stand for, by themselves and in phrases: `hard drvie`, `symlnik`. */
export async function withSynonymsOfCorrected(
  store: IndexStore,
  known: Expansion[],
  pages: number,
): Promise<Expansion[]> {
  if (known.every((expansion) => !isCorrected(expansion))) return known;
  const spans = (await spansOf(store, known, asCorrected))
    .filter(({ covered }) => covered.some(isCorrected) && covered.every(isSurelyMeant))
    .map((span) => ({ ...span, typed: weights.synonymOfCorrected }));
  return known.map((expansion) =>
    spansOver(spans, expansion).reduce((found, span) => withSynonym(found, span, pages, true), expansion),
  );
}

const spansOver = (spans: readonly Span[], expansion: Expansion): Span[] =>
  spans.filter(({ covered }) => covered.includes(expansion));

const isCorrected = ({ correction }: Expansion): boolean => correction !== undefined;

/** Four letters are near to too many words, unless two are swapped or one is left out. */
const isSurelyMeant = ({ word, correction }: Expansion): boolean =>
  correction === undefined || word.term.length > 4 || !isOtherWord(word.term, correction);

/** Which term of a word is looked for among the synonyms. */
type TermOf = (known: Expansion) => string;
const asTyped: TermOf = ({ word }) => word.term;
const asCorrected: TermOf = ({ word, correction }) => correction ?? word.term;

/** A word within a phrase that leads elsewhere counts less on the pages that the phrase does not lead to. */
function withoutWordsOfPhrases(expansion: Expansion, spans: readonly Span[]): Expansion {
  const phrases = spansOver(spans, expansion).filter(({ covered, typed }) => covered.length > 1 && typed === 1);
  if (phrases.every(({ synonym }) => synonym.isMutual)) return expansion;
  const led = new Set(phrases.flatMap(({ synonym }) => synonym.postings.map(({ page }) => page)));
  const shareOf = (page: number): number => (led.has(page) ? 1 : weights.apartFromPhrase);
  return { ...expansion, sources: reweighed(expansion.sources, shareOf) };
}

async function spansOf(store: IndexStore, known: readonly Expansion[], termOf: TermOf): Promise<Span[]> {
  const telling = known.filter(({ word }) => isTelling(word));
  return (await Promise.all(telling.map((_, start) => spansFrom(store, telling, start, termOf)))).flat();
}

/** The synonyms of the words from `start` on. They stand beside their first word, whose shard has been fetched. */
async function spansFrom(
  store: IndexStore,
  telling: readonly Expansion[],
  start: number,
  termOf: TermOf,
): Promise<Span[]> {
  const first = telling[start];
  if (!first) return [];
  const term = termOf(first);
  const begun = first.word.isOpen ? store.synonymsThatBegin(term) : [];
  const firsts = [...new Set([term, inflection(term), lastName(term)])];
  const candidates = await Promise.all([...firsts.map((word) => store.synonyms(word)), begun]);
  return [...new Set(candidates.flat())].flatMap((synonym) => {
    const covered = telling.slice(start, start + synonym.words.length);
    const typed = typedShare(synonym.words, covered, termOf);
    return typed === 0 ? [] : [{ synonym, covered, typed }];
  });
}

/** How much of a synonym stands in the query: 1 for all of it, 0 unless only its last word may still be typed on. */
function typedShare(words: readonly string[], covered: readonly Expansion[], termOf: TermOf): number {
  const last = covered[words.length - 1];
  const wanted = words.at(-1) ?? '';
  const areThere = words.slice(0, -1).every((word, index) => covered[index] && isWord(termOf(covered[index]), word));
  if (!last || !areThere) return 0;
  const term = termOf(last);
  if (isWord(term, wanted)) return 1;
  return last.word.isOpen && term.length >= shortestBeginning && wanted.startsWith(term)
    ? term.length / wanted.length
    : 0;
}

function nearnessOfMeaning({ isMutual, words }: SynonymPostings): number {
  if (isMutual) return weights.synonym;
  return words.length > 1 ? weights.phrase : weights.hint;
}

const isWord = (term: string, wanted: string): boolean =>
  term === wanted || inflection(term) === inflection(wanted) || (lastName(term) === wanted && wanted.length > 3);

/** `java.lang.StackOverflowError` is also called by its last name. */
const lastName = (term: string): string => term.slice(term.lastIndexOf('.') + 1);

/** `isOnlyHint`: the word itself stands nowhere, so that pages which only a hint leads to count in full. */
function withSynonym(expansion: Expansion, { synonym, typed }: Span, pages: number, isOnlyHint: boolean): Expansion {
  const nearness = nearnessOfMeaning(synonym) * nearnessOfBegun(typed);
  const fresh = synonym.terms.filter((term) => !expansion.terms.has(term));
  return expandedBy(
    expansion,
    inverseDocumentFrequency(synonym.postings.length, pages),
    fresh.map((term) => [term, nearness]),
    (scale) => [
      {
        postings: synonym.postings.map((posting) => weighSynonym(posting, nearness, scale)),
        ...(!synonym.isMutual && !isOnlyHint && { alone: weights.hintAlone }),
      },
    ],
  );
}

function weighSynonym(posting: SynonymPosting, nearness: number, scale: number): WeightedPosting {
  const share = (nearness * scale) / highestValue;
  return { ...posting, value: posting.value * share * (posting.isScattered ? scattered : 1), nearness };
}
