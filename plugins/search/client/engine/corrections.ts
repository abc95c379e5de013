import { softWords } from '../../shared/stopWords';
import { editDistance } from './editDistance';
import type { IndexStore } from './indexStore';
import { formsOf } from './wordForms';

export interface Correction {
  word: string;
  distance: number;
}

const mostCorrections = 4;

/** How many wrong letters a word of this length may have. */
export function allowedTypos(length: number): number {
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
  return Math.min(whole, asBeginning <= limit && mayBeLonger(typed) ? asBeginning + 0.5 : whole);
}

/** Neither two letters swapped nor one left out: one typed for another, or one too many. */
export const isOtherWord = (typed: string, word: string): boolean =>
  word.length <= typed.length && [...typed].sort().join('') !== [...word].sort().join('');
