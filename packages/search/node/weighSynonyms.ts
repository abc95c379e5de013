import { nearnessOf } from '../shared/words/nearness';
import type { Posting, TermPostings } from '../shared/format/shard';
import { inflection, isPlural, pluralsOf, singularsOf } from '../shared/words/stem';
import { ignoredWords, softWords } from '../shared/words/stopWords';
import { highestValue, type SynonymPosting, type SynonymPostings } from '../shared/format/synonymPostings';
import { synonyms as listed, type Synonym } from './synonyms';

/** What stands on a page for one word, by page: `value` is a share of the highest impact. */
type Impacts = ReadonlyMap<number, OnPage>;

type OnPage = Pick<SynonymPosting, 'value' | 'title' | 'sections' | 'isOnlyInCode'>;

/** The synonyms that mean anything in these pages, each with the pages that have it, sorted by first word. */
export function weighSynonyms(
  terms: readonly TermPostings[],
  synonyms: readonly Synonym[] = listed,
): SynonymPostings[] {
  const lexicon = new Map(terms.map(({ term, postings }) => [term, postings]));
  return withoutDoubles(synonyms)
    .map(({ words, means, isMutual }) => {
      const forms = means.map((word) => pluralForms(word, lexicon));
      const postings = intersect(forms.map((terms) => impactsOf(terms, lexicon)));
      return { words, terms: [...new Set(forms.flat().map(({ term }) => term))], isMutual, postings };
    })
    .filter(({ postings }) => postings.length > 0)
    .sort((a, b) => compare(a.words[0] ?? '', b.words[0] ?? ''));
}

/** Several lines of the list may say the same; where one says it both ways, that holds. */
function withoutDoubles(synonyms: readonly Synonym[]): Synonym[] {
  const unique = new Map<string, Synonym>();
  for (const synonym of synonyms) {
    const [from, to] = [synonym.words.join(' '), synonym.means.join(' ')];
    const key = `${from} > ${to}`;
    if (from !== to && (synonym.isMutual || !unique.has(key))) unique.set(key, synonym);
  }
  return [...unique.values()];
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface PluralForm {
  term: string;
  nearness: number;
}

/** A plural is the same word; other forms of a synonym (paging, page) may mean something else. */
function pluralForms(word: string, lexicon: ReadonlyMap<string, unknown>): PluralForm[] {
  const plurals = /^[a-z]{3,}$/.test(word) ? [...pluralsOf(word), ...singularsOf(word)] : [];
  const forms = [...new Set(plurals)].filter((term) => isPlural(term, word) && isForm(term, word));
  return [
    { term: word, nearness: nearnessOf.exact },
    ...forms.map((term) => ({ term, nearness: nearnessOf.plural })),
  ].filter(({ term }) => lexicon.has(term));
}

const isForm = (term: string, word: string): boolean =>
  term !== word &&
  /^[a-z]+$/.test(term) &&
  !softWords.has(term) &&
  !ignoredWords.has(term) &&
  inflection(term) === inflection(word);

function impactsOf(forms: readonly PluralForm[], lexicon: ReadonlyMap<string, readonly Posting[]>): Impacts {
  const evidence = new Map<number, OnPage>();
  for (const { term, nearness } of forms)
    for (const { page, impact, title, sections, isOnlyInCode } of lexicon.get(term) ?? []) {
      const known = evidence.get(page) ?? { value: 0, title: 0, sections: 0, isOnlyInCode: true };
      evidence.set(page, {
        value: Math.max(known.value, (nearness * impact) / 15),
        title: Math.max(known.title, title),
        sections: known.sections | sections,
        isOnlyInCode: known.isOnlyInCode && isOnlyInCode,
      });
    }
  return evidence;
}

/** Pages that hold all the words, as if they were one. */
function intersect(all: readonly Impacts[]): SynonymPosting[] {
  const [first] = all;
  if (!first) return [];
  const pages = [...first.keys()].filter((page) => all.every((evidence) => evidence.has(page))).sort((a, b) => a - b);
  return pages.map((page) => {
    const every = all.flatMap((evidence) => evidence.get(page) ?? []);
    const together = every.reduce((bits, { sections }) => bits & sections, 0xff);
    const isScattered = together === 0 && all.length > 1;
    const value = every.reduce((sum, word) => sum + word.value, 0) / every.length;
    return {
      page,
      value: Math.max(1, Math.round(value * highestValue)),
      title: Math.min(...every.map(({ title }) => title)),
      isScattered,
      isOnlyInCode: every.every((word) => word.isOnlyInCode),
      sections: together || (every[0]?.sections ?? 0),
    };
  });
}
