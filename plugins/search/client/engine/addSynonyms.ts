import { scattered } from '../../shared/nearness';
import { inflection } from '../../shared/stem';
import { highestValue, type SynonymPostings } from '../../shared/synonymPostings';
import { rarityOf } from './evidence';
import type { IndexStore } from './indexStore';
import { nearnessOfBegun, rarityScale, type KnownWord } from './knownWord';
import { isOtherWord } from './corrections';
import { isTelling } from './parseQuery';

const nearnessOfSynonym = 0.85;
const nearnessOfHint = 0.62;
/** Two words and more (`bus error`) are hardly meant otherwise. */
const nearnessOfPhrase = 0.7;
/** Where they lead to other pages, what each of the words stands for by itself counts this much less: `bus`, `error`. */
const apartFromPhrase = 0.6;
/** Where the word itself is known, a page that only a hint leads to counts this much less. */
const hintAlone = 0.7;
/** Fewer letters than this begin too many synonyms. */
const shortestBeginning = 3;
/** What stands for a corrected word counts as if so much of the word was typed. */
const nearnessOfCorrected = 0.8;

/** A place in the query that a synonym covers. */
interface Span {
  synonym: SynonymPostings;
  covered: readonly KnownWord[];
  /** How much of it is typed, 1 unless the reader is still typing it. */
  typed: number;
}

/** Adds what the words of the query stand for, also where the last of them is only begun. */
export async function addSynonyms(store: IndexStore, known: readonly KnownWord[], pages: number): Promise<void> {
  const telling = known.filter(({ word }) => isTelling(word));
  const spans = await Promise.all(telling.map((_, start) => spansFrom(store, telling, start, asTyped)));
  const isKnown = new Set(telling.filter(({ evidence }) => !evidence.isEmpty));
  weighPhrases(spans.flat());
  for (const span of spans.flat()) addSynonym(span, isKnown, pages);
}

/** Adds what corrected words stand for, by themselves and in phrases: `hard drvie`, `symlnik`. */
export async function addSynonymsOfCorrected(
  store: IndexStore,
  known: readonly KnownWord[],
  pages: number,
): Promise<void> {
  if (known.every(({ correction }) => correction === undefined)) return;
  const telling = known.filter(({ word }) => isTelling(word));
  const spans = await Promise.all(telling.map((_, start) => spansFrom(store, telling, start, asCorrected)));
  for (const span of spans.flat())
    if (span.covered.some(({ correction }) => correction !== undefined) && span.covered.every(isSurelyMeant))
      addSynonym({ ...span, typed: nearnessOfCorrected }, new Set(), pages);
}

/** Four letters are near to too many words, unless two are swapped or one is left out. */
const isSurelyMeant = ({ word, correction }: KnownWord): boolean =>
  correction === undefined || word.term.length > 4 || !isOtherWord(word.term, correction);

/** Which term of a word is looked for among the synonyms. */
type TermOf = (known: KnownWord) => string;
const asTyped: TermOf = ({ word }) => word.term;
const asCorrected: TermOf = ({ word, correction }) => correction ?? word.term;

/** A word within a phrase that leads elsewhere counts less on the pages that the phrase does not lead to. */
function weighPhrases(spans: readonly Span[]): void {
  const phrases = spans.filter(({ covered, typed }) => covered.length > 1 && typed === 1);
  for (const known of new Set(phrases.filter(({ synonym }) => !synonym.isMutual).flatMap(({ covered }) => covered))) {
    const led = phrases.filter(({ covered }) => covered.includes(known));
    const pages = new Set(led.flatMap(({ synonym }) => synonym.postings.map(({ page }) => page)));
    known.evidence.weaken((page) => !pages.has(page), apartFromPhrase);
  }
}

/** The synonyms of the words from `start` on. They stand beside their first word, whose shard has been fetched. */
async function spansFrom(
  store: IndexStore,
  known: readonly KnownWord[],
  start: number,
  termOf: TermOf,
): Promise<Span[]> {
  const first = known[start];
  if (!first) return [];
  const term = termOf(first);
  const begun = first.word.isOpen ? store.synonymsThatBegin(term) : [];
  const firsts = [...new Set([term, inflection(term), lastName(term)])];
  const candidates = await Promise.all([...firsts.map((word) => store.synonyms(word)), begun]);
  return [...new Set(candidates.flat())].flatMap((synonym) => {
    const covered = known.slice(start, start + synonym.words.length);
    const typed = typedShare(synonym.words, covered, termOf);
    return typed === 0 ? [] : [{ synonym, covered, typed }];
  });
}

/** How much of a synonym stands in the query: 1 for all of it, 0 unless only its last word may still be typed on. */
function typedShare(words: readonly string[], covered: readonly KnownWord[], termOf: TermOf): number {
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
  if (isMutual) return nearnessOfSynonym;
  return words.length > 1 ? nearnessOfPhrase : nearnessOfHint;
}

const isWord = (term: string, wanted: string): boolean =>
  term === wanted || inflection(term) === inflection(wanted) || (lastName(term) === wanted && wanted.length > 3);

/** `java.lang.StackOverflowError` is also called by its last name. */
const lastName = (term: string): string => term.slice(term.lastIndexOf('.') + 1);

function addSynonym({ synonym, covered, typed }: Span, isKnown: ReadonlySet<KnownWord>, pages: number): void {
  const nearness = nearnessOfMeaning(synonym) * nearnessOfBegun(typed);
  const rarity = rarityOf(synonym.postings.length, pages);
  for (const known of covered) {
    const { evidence, terms } = known;
    const scale = (nearness * rarityScale(evidence, rarity)) / highestValue;
    const isHintBeside = !synonym.isMutual && isKnown.has(known);
    for (const { page, value, title, isScattered, sections, isOnlyInCode } of synonym.postings)
      evidence.add(page, {
        value:
          value *
          scale *
          (isScattered ? scattered : 1) *
          (isHintBeside && evidence.nearness[page] === 0 ? hintAlone : 1),
        nearness,
        title,
        sections,
        inProse: !isOnlyInCode,
      });
    for (const term of synonym.terms) if (!terms.has(term)) terms.set(term, nearness);
  }
}
