import { titleOf } from '../../../shared/format/shard';
import { softWords } from '../../../shared/words/stopWords';
import { withCompletions } from './completions';
import { editDistance } from './editDistance';
import {
  documentFrequency,
  expandedBy,
  inverseDocumentFrequency,
  isUnknown,
  pagesWith,
  weigh,
  type Expansion,
} from './expansion';
import type { IndexStore } from '../indexStore';
import { isTyped } from '../parseQuery';
import { weights } from '../weights';
import { formsOf, type Form } from './wordForms';

/**
 * What so few pages go on with may as well be a slip: `filer` is one of `FileReader`, and of `filter`. So may another form
 * of a word: `embeddded` is one of `embedder`, and of `embedded`.
 */
const fewPages = 2;

/** Whether what is known of a word is little enough for it to be a slip all the same. */
export const isRareGuess = (expansion: Expansion): boolean =>
  expansion.isIndirect === true && pagesWith(expansion).size <= fewPages;

/** With what a word that stands nowhere is most likely a slip for. */
export async function withCorrection(store: IndexStore, expansion: Expansion, pages: number): Promise<Expansion> {
  const { word } = expansion;
  if (!isTyped(word)) return expansion;
  const isWhole = isUnknown(expansion) && !word.isOpen && word.term.length >= 4;
  const known = isWhole ? await withCompletions(store, expansion, pages) : expansion;
  const isRare = isRareGuess(known);
  if (!isUnknown(known) && !isRare) return known;
  const corrections = await correctionsOf(store, word.term, word.isOpen && !isRare);
  const all = await Promise.all(
    corrections.map(async (correction) => ({ correction, forms: await formsOf(store, correction.word) })),
  );
  const corrected = all.reduce(
    (found, { correction, forms }) =>
      withForms(
        found,
        correction,
        // Nothing but a synonym may have the word.
        forms.filter(({ kind }) => kind !== 'derivation'),
        pages,
      ),
    known,
  );
  const [first] = corrections;
  return first && !isRare ? { ...corrected, correction: first.word } : corrected;
}

function withForms(
  expansion: Expansion,
  { word: corrected, distance }: Correction,
  forms: readonly Form[],
  pages: number,
): Expansion {
  if (forms.length === 0) return expansion;
  const { term: typed } = expansion.word;
  const idf = inverseDocumentFrequency(documentFrequency(forms), pages);
  const isChance =
    typed.length <= longestOfChance &&
    idf < weights.idfOfChance &&
    isOtherWord(typed, corrected) &&
    titlesWith(forms) < fewTitles;
  const nearness = isChance ? weights.chance : nearnessOfCorrection(typed.length, Math.ceil(distance));
  const inText = nearness - (typed.length > 3 && typed.length < 6 ? weights.doubtInTextOfShort : weights.doubtInText);
  return expandedBy(
    expansion,
    idf,
    forms.map(({ term }) => [term, nearness]),
    (scale) => forms.map(({ list }) => weigh(list, nearness, scale, inText)),
  );
}

const nearnessOfCorrection = (length: number, distance: number): number =>
  length < 4 ? weights.swapOfThree : Math.max(weights.leastCorrected, 1 - (weights.wrongLetter * distance) / length);

/** Whether any word of so few letters is near to a common one by chance, unless notes are called by it. */
const longestOfChance = 4;
const fewTitles = 2;

const titlesWith = (forms: readonly Form[]): number =>
  new Set(forms.flatMap(({ list }) => [...list.pages].filter((_, index) => titleOf(list.facts[index] ?? 0) > 0))).size;

interface Correction {
  word: string;
  distance: number;
}

const mostCorrections = 4;

/** How many wrong letters a word of this length may have. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The index's words that `typed` is most likely a slip for: the nearest, then the commonest. */
export function correctionsOf(store: IndexStore, typed: string, isOpen: boolean): Promise<Correction[]> {
  return store.remember(`corrections ${isOpen} ${typed}`, () => findCorrections(store, typed, isOpen));
}

async function findCorrections(store: IndexStore, typed: string, isOpen: boolean): Promise<Correction[]> {
  if (/^[a-z]{3}$/.test(typed)) return knownSwaps(store, typed);
  const limit = allowedTypos(typed.length);
  if (limit === 0 || !/^\p{L}[\p{L}\p{N}]+$/u.test(typed)) return [];
  const first = await nearest(store, typed, typed[0] ?? '', limit, isOpen);
  if (first.length > 0) return first;
  // A slip in the first two letters: they were swapped, or one too many was typed.
  const second = typed[1] ?? '';
  return second === typed[0] ? [] : nearest(store, typed, second, 1, isOpen);
}

/** A word on fewer pages is too rare to be what three letters are a slip for. */
const fewestPages = 3;

/** Of so short a word only two letters may be swapped (`gti`, `tpc`); these words are in no list. */
async function knownSwaps(store: IndexStore, typed: string): Promise<Correction[]> {
  const [a = '', b = '', c = ''] = typed;
  const swapped = [b + a + c, a + c + b].filter((word) => word !== typed && !softWords.has(word));
  const known = await Promise.all(
    swapped.map(async (word) => {
      const exact = (await formsOf(store, word)).find(({ kind }) => kind === 'exact');
      return { word, pages: exact?.list.pages.length ?? 0 };
    }),
  );
  return known
    .filter(({ pages }) => pages >= fewestPages)
    .sort((left, right) => right.pages - left.pages)
    .slice(0, 1)
    .map(({ word }) => ({ word, distance: 1 }));
}

async function nearest(
  store: IndexStore,
  typed: string,
  letter: string,
  limit: number,
  isOpen: boolean,
): Promise<Correction[]> {
  const longest = isOpen && mayBeLonger(typed) ? Infinity : typed.length + limit;
  const candidates = (await store.words(letter, typed.length - limit, longest))
    .map(({ word, frequency }) => ({ word, frequency, distance: distanceTo(typed, word, limit, isOpen) }))
    // Nobody looks for a word that only joins others: `hover` is no slip for `over`.
    .filter(({ word, distance }) => distance <= limit && !softWords.has(word));
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      b.frequency - a.frequency ||
      a.word.length - b.word.length ||
      (a.word < b.word ? -1 : 1),
  );
  const best = candidates[0]?.distance ?? 0;
  return candidates.filter(({ distance }) => Math.floor(distance) === Math.floor(best)).slice(0, mostCorrections);
}

/** So short a beginning is near to too many words. */
const mayBeLonger = (typed: string): boolean => typed.length >= 5;

/** A whole word counts a little nearer than one that would still have to be completed. */
function distanceTo(typed: string, word: string, limit: number, isOpen: boolean): number {
  const whole = editDistance(typed, word, limit);
  if (!isOpen || whole <= 1) return whole;
  const asBeginning = editDistance(typed, word, limit, true);
  return Math.min(whole, asBeginning <= limit && mayBeLonger(typed) ? asBeginning + weights.mistakeOfBeginning : whole);
}

/** Neither two letters swapped nor one left out: one typed for another, or one too many. */
export const isOtherWord = (typed: string, word: string): boolean =>
  word.length <= typed.length && [...typed].sort().join('') !== [...word].sort().join('');
