import { titleOf } from '../../shared/shard';
import { addCompletions } from './addCompletions';
import { correctionsOf, isOtherWord } from './corrections';
import { rarityOf } from './evidence';
import type { IndexStore } from './indexStore';
import { countPages, rarityScale, type KnownWord } from './knownWord';
import { isTyped } from './parseQuery';
import { formsOf, type Form } from './wordForms';

/**
 * A beginning that so few pages go on with may as well be a slip: `filer` is one of `FileReader`, and of `filter`. So may
 * another form of a word: `embeddded` is one of `embedder`, and of `embedded`.
 */
export const fewPages = 2;

/** One wrong letter in a long word leaves little doubt; in a short word it may be another word. */
const nearnessOfCorrection = (length: number, distance: number): number =>
  length < 4 ? nearnessOfSwap : Math.max(0.5, 1 - (1.6 * distance) / length);

/** Of three letters only two that are swapped are taken for a slip. */
const nearnessOfSwap = 0.65;

/** Any four letters are near to a word that stands on every third page (`saml`, same): it is suggested, not found. */
const longestOfChance = 4;
const commonWord = 1.2;
const fewTitles = 2;
const nearnessOfChance = 0.45;

const titlesWith = (forms: readonly Form[]): number =>
  new Set(forms.flatMap(({ list }) => [...list.pages].filter((_, index) => titleOf(list.facts[index] ?? 0) > 0))).size;

/** What is meant is rather what a page is about than a word somewhere in it, the more so the shorter the word is. */
const doubtInText = (length: number): number => (length > 3 && length < 6 ? 0.25 : 0.12);

/** Replaces a word that stands nowhere by what it is most likely a slip for. */
export async function correctWord(store: IndexStore, entry: KnownWord, pages: number): Promise<void> {
  const { word, evidence } = entry;
  if (!isTyped(word)) return;
  if (evidence.isEmpty && !word.isOpen && word.term.length >= 4) await addCompletions(store, entry, pages);
  const mayGoOn = (entry.isBeginning === true || entry.isOtherForm === true) && evidence.pages.length <= fewPages;
  if (!evidence.isEmpty && !mayGoOn) return;
  const corrections = await correctionsOf(store, word.term, word.isOpen && !mayGoOn);
  for (const { word: corrected, distance } of corrections) {
    const forms = (await formsOf(store, corrected)).filter(({ kind }) => kind !== 'derivation');
    if (!mayGoOn) entry.correction ??= corrected;
    // Only a synonym has the word.
    if (forms.length === 0) continue;
    const rarity = rarityOf(countPages(forms), pages);
    const isChance =
      word.term.length <= longestOfChance &&
      rarity < commonWord &&
      isOtherWord(word.term, corrected) &&
      titlesWith(forms) < fewTitles;
    const nearness = isChance ? nearnessOfChance : nearnessOfCorrection(word.term.length, Math.ceil(distance));
    const scale = rarityScale(evidence, rarity);
    for (const { term, list } of forms) {
      entry.terms.set(term, nearness);
      evidence.addList(list, nearness, scale, nearness - doubtInText(word.term.length));
    }
  }
}
