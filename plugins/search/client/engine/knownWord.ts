import { Evidence } from './evidence';
import type { QueryWord } from './parseQuery';
import type { Form } from './wordForms';

/** A word of the query with all that the index knows of it. */
export interface KnownWord {
  word: QueryWord;
  evidence: Evidence;
  /** Terms that stand for the word, with how near they are; what is marked in results. */
  terms: Map<string, number>;
  /** What the word was taken for, when it stands nowhere as it was typed. */
  correction?: string;
  /** True where the word is only known as the beginning of others. */
  isBeginning?: boolean;
  /** True where only other forms of the word are known. */
  isOtherForm?: boolean;
  /** True where a note is called by this word alone. */
  isTitle?: boolean;
}

export const unknown = (word: QueryWord, pages: number): KnownWord => ({
  word,
  evidence: new Evidence(pages),
  terms: new Map(),
});

/** A rarer synonym may count only this much more than the word itself. */
const mostRarityGain = 1.15;

/** Sets the word's rarity if it has none; else says how `rarity` compares with it. */
export function rarityScale(evidence: Evidence, rarity: number): number {
  if (evidence.rarity === 0) evidence.rarity = rarity;
  return Math.min(mostRarityGain, rarity / evidence.rarity);
}

export function countPages(forms: readonly Form[]): number {
  const first = forms[0];
  if (forms.length === 1 && first) return first.list.pages.length;
  const pages = new Set<number>();
  for (const { list } of forms) for (const page of list.pages) pages.add(page);
  return pages.size;
}

/** How near a word is of which so much is typed: a share of 1, or less as long as the reader may go on. */
export const nearnessOfBegun = (share: number): number => Math.min(1, share) ** 0.25;
