import { nearnessOf } from '../../shared/nearness';
import { rarityOf } from './evidence';
import type { IndexStore } from './indexStore';
import { countPages, nearnessOfBegun, rarityScale, type KnownWord } from './knownWord';
import { completionsOf, type Form } from './wordForms';

/** A completion beside the word itself is a guess that the reader goes on typing. */
const completionBesideExact = 0.45;
/** So few letters are rather the beginning of a word than a rare word, as long as the reader may go on typing: `keep al`. */
const longestScrap = 3;
/** With so many times the pages of a word, those that it may become are rather meant than the word: `inter`. */
const manyMore = 10;

/** Adds what the word may become when the reader goes on typing. */
export async function addCompletions(store: IndexStore, entry: KnownWord, pages: number, trust = 1): Promise<void> {
  const completions = await completionsOf(store, entry.word.term);
  const isBesideExact = entry.terms.has(entry.word.term);
  const fresh = completions.filter(({ term }) => !entry.terms.has(term));
  if (fresh.length === 0) return;
  if (!isBesideExact) entry.isBeginning = true;
  if (!isBesideExact || isScrap(entry, fresh)) entry.evidence.rarity = rarityOf(pagesWithAny(entry, fresh), pages);
  const scale =
    (isBesideExact ? completionBesideExact : 1) * rarityScale(entry.evidence, rarityOf(countPages(fresh), pages));
  for (const { term, list } of fresh) {
    const nearness = trust * nearnessOf.prefix * nearnessOfBegun(entry.word.term.length / term.length);
    entry.terms.set(term, nearness);
    entry.evidence.addList(list, nearness, scale);
  }
}

/** Whether what stands here as a word is rather the beginning of others. */
const isScrap = ({ word, evidence }: KnownWord, longer: readonly Form[]): boolean =>
  word.term.length <= longestScrap || countPages(longer) > manyMore * evidence.pages.length;

/** On how many pages the word stands, or a word that it may become. */
const pagesWithAny = ({ evidence }: KnownWord, forms: readonly Form[]): number =>
  new Set([...evidence.pages, ...forms.flatMap(({ list }) => [...list.pages])]).size;
