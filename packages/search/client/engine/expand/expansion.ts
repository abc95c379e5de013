import { impactOf, isOnlyInCode, isProminent, titleOf, type PostingList } from '../../../shared/format/shard';
import type { QueryWord } from '../parseQuery';
import { weights } from '../weights';
import type { Form } from './wordForms';

/** A word of the query with the terms of the index that stand for it: what marks it in a text. */
export interface WordTerms {
  word: QueryWord;
  /** The terms, each with how near it is to the word: 1 the word itself, less for synonyms and corrections. */
  terms: ReadonlyMap<string, number>;
  /** What the word was taken for, when it stands nowhere as it was typed. */
  correction?: string;
}

/** How one page holds a term that stands for a word of the query. */
export interface WeightedPosting {
  page: number;
  /** Share of the highest impact, times how near the term is, times how rare it is beside the word. */
  value: number;
  nearness: number;
  /** See `Posting.title`. */
  title: number;
  sections: number;
  /** See `Posting.isOnlyInCode`. */
  isOnlyInCode: boolean;
}

/** The postings that one source (a form, a synonym, a correction) adds to a word. */
interface WeightedPostings {
  postings: readonly WeightedPosting[];
  /** What the value of a page counts that no postings before these lead to. */
  alone?: number;
}

/** A word of the query with all that stands for it in the index. A value: every stage returns its own. */
export interface Expansion extends WordTerms {
  /** Inverse document frequency of the word (or, where it is unknown, of what stands for it); 0 where nothing does. */
  idf: number;
  /** In the order in which they were found. */
  sources: readonly WeightedPostings[];
  /** The word itself stands nowhere: only other forms of it are known, or words that it begins. */
  isIndirect?: boolean;
  /** A note is called by this word alone. */
  isTitle?: boolean;
}

/** A word that nothing stands for yet. */
export const unexpanded = (word: QueryWord): Expansion => ({ word, terms: new Map(), idf: 0, sources: [] });

export const isUnknown = ({ sources }: Expansion): boolean => sources.length === 0;

/** How telling a word is that stands on `count` of `pages` pages, as BM25 has it. */
export function inverseDocumentFrequency(count: number, pages: number): number {
  const having = Math.min(count, pages) + 0.5;
  return Math.log(1 + (pages + 1 - having) / having);
}

/**
 * The expansion with these terms (and how near they are), and with the postings that `sourcesAt` gives them for how rare
 * they are beside the word. A word without a rarity takes theirs over.
 */
export function expandedBy(
  expansion: Expansion,
  idf: number,
  terms: Iterable<readonly [term: string, nearness: number]>,
  sourcesAt: (scale: number) => readonly WeightedPostings[],
): Expansion {
  const own = expansion.idf || idf;
  return {
    ...expansion,
    idf: own,
    terms: new Map([...expansion.terms, ...terms]),
    sources: [...expansion.sources, ...sourcesAt(Math.min(weights.mostIdfGain, idf / own))],
  };
}

/** The postings with this share of their value on each page. */
export const reweighed = (
  sources: readonly WeightedPostings[],
  shareOf: (page: number) => number,
): readonly WeightedPostings[] =>
  sources.map(({ postings, ...source }) => ({
    ...source,
    postings: postings.map((posting) => ({ ...posting, value: posting.value * shareOf(posting.page) })),
  }));

/** How many pages have any of the forms, or are among those that are known. */
export function documentFrequency(forms: readonly Form[], known?: ReadonlySet<number>): number {
  const first = forms[0];
  if (!known && forms.length === 1 && first) return first.list.pages.length;
  const pages = new Set(known);
  for (const { list } of forms) for (const page of list.pages) pages.add(page);
  return pages.size;
}

/** The pages with anything that stands for the word. */
export const pagesWith = ({ sources }: Expansion): Set<number> =>
  new Set(sources.flatMap(({ postings }) => postings.map(({ page }) => page)));

/** How near a word is of which so much is typed: a share of 1, or less as long as the reader may go on. */
export const nearnessOfBegun = (share: number): number => Math.min(1, share) ** weights.begun;

/**
 * The postings of a term with their weights. Where it stands in running text only, and not in a title, heading or
 * summary, it counts as `inText` near.
 */
export function weigh(list: PostingList, prominent: number, scale: number, inText = prominent): WeightedPostings {
  const postings: WeightedPosting[] = [];
  list.pages.forEach((page, index) => {
    const facts = list.facts[index] ?? 0;
    const nearness = isProminent(facts) ? prominent : inText;
    postings.push({
      page,
      value: (nearness * scale * impactOf(facts)) / 15,
      nearness,
      title: titleOf(facts),
      sections: list.sections[index] ?? 0,
      isOnlyInCode: isOnlyInCode(facts),
    });
  });
  return { postings };
}
