import type { PageRecord } from '../shared/format/records';
import type { Posting, TermPostings } from '../shared/format/shard';
import { ignoredWords } from '../shared/words/stopWords';
import { isJoinedWords, tokenise } from '../shared/words/tokens';

/**
 * BM25F (Robertson, Zaragoza, Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004): frequencies are
 * weighted by field and normalised by the field's length before they are saturated. The rarity of a term is left to
 * the query, which knows how many pages hold any of its forms.
 */
const fields = {
  title: { weight: 7, lengthMatters: 0.4 },
  heading: { weight: 2.5, lengthMatters: 0.5 },
  summary: { weight: 3, lengthMatters: 0.4 },
  topic: { weight: 1.5, lengthMatters: 0 },
  text: { weight: 1, lengthMatters: 0.6 },
  code: { weight: 0.6, lengthMatters: 0.7 },
  related: { weight: 0.4, lengthMatters: 0.5 },
  // Few words that readers would use, and only newer notes have them: an average length would say nothing.
  questions: { weight: 1.5, lengthMatters: 0 },
  definitions: { weight: 1, lengthMatters: 0 },
  calledBy: { weight: 2.5, lengthMatters: 0 },
  neighbours: { weight: 1.5, lengthMatters: 0 },
} as const satisfies Record<string, { weight: number; lengthMatters: number }>;

type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];
/** What a result may show besides code. */
const proseFields = ['title', 'heading', 'summary', 'text'] as const satisfies Field[];

/** How fast repetition stops to count. */
const saturation = 1.4;
/** A word inside a name (`useEffect`) counts this much of the name itself. */
const partWeight = 0.6;
/** A plain word in code (`volatile`, `connection`) is a name or a keyword there, and seldom what a note is about. */
const plainCodeWeight = 0.3;
const plainWord = /^[a-z]+$/;
const highestImpact = 15;

interface TermOnPage {
  counts: Record<Field, number>;
  /** See `Posting.title`; of concepts. */
  title: number;
  sections: number;
}

interface AnalysedPage {
  terms: Map<string, TermOnPage>;
  lengths: Record<Field, number>;
  titleWords: number;
}

/** Every term of the pages with its postings, sorted by term. Pages are numbered by their place in `pages`. */
export function weighTerms(pages: readonly PageRecord[]): TermPostings[] {
  const analysed = pages.map(analysePage);
  const average = averageLengths(analysed);
  const lists = new Map<string, Posting[]>();
  analysed.forEach((page, number) => {
    for (const [term, onPage] of page.terms) {
      const posting = toPosting(number, onPage, page, average);
      const list = lists.get(term);
      if (list) list.push(posting);
      else lists.set(term, [posting]);
    }
  });
  return [...lists].map(([term, postings]) => ({ term, postings })).sort((a, b) => (a.term < b.term ? -1 : 1));
}

function analysePage(page: PageRecord): AnalysedPage {
  const analysed: AnalysedPage = { terms: new Map(), lengths: emptyCounts(), titleWords: 0 };
  // `Network address translation (NAT)` has two titles, the second of one word.
  const [title = '', ...others] = page.title.split(/\s*[()]\s*/).filter(Boolean);
  analysed.titleWords = count(analysed, 'title', title, 0xff);
  for (const other of others) {
    count(analysed, 'title', other, 0xff);
    nameConcept(
      analysed,
      tokenise(other).map(({ term }) => term),
    );
  }
  const slug = page.route.split('/').slice(2).join(' ').replaceAll('-', ' ');
  count(analysed, 'summary', `${page.description} ${page.defines.join(' ')} ${slug}`, 1);
  for (const concept of page.defines) nameConcept(analysed, concept.split('-'));
  count(analysed, 'topic', `${page.topic.title} ${page.topic.id.replaceAll('-', ' ')}`, 0xff);
  count(analysed, 'related', page.related ?? '', 0);
  count(analysed, 'calledBy', page.calledBy?.join(', ') ?? '', 0xff);
  // Each title by itself, as if it stood in a section of its own: what is near a note is told by whole titles.
  page.neighbours?.forEach((title, index) => count(analysed, 'neighbours', title, 1 << (index % 8)));
  for (const [field, texts] of [
    ['questions', page.questions],
    ['definitions', page.definitions],
  ] as const)
    texts?.forEach((text, index) => count(analysed, field, text, 1 << (index % 8)));
  page.sections.forEach((section, index) => {
    const bit = 1 << sectionBucket(index, page.sections.length);
    count(analysed, 'heading', section.heading, bit);
    count(analysed, 'text', section.text, bit);
    count(analysed, 'code', section.code, bit);
  });
  return analysed;
}

/** A concept that a page explains is a title as well: who types `virtual memory` wants the note on paging. */
function nameConcept(page: AnalysedPage, words: readonly string[]): void {
  for (const word of words) {
    const onPage = page.terms.get(word);
    if (onPage) onPage.title = Math.max(onPage.title, titleCode(words.length));
  }
}

/** Which of the eight section bits the section at `index` sets: its own where there are enough, else a neighbourhood's. */
function sectionBucket(index: number, sections: number): number {
  return sections <= 8 ? index : Math.floor((index * 8) / sections);
}

/** Counts a text's terms into a field; returns how many words it has. */
function count(page: AnalysedPage, field: Field, text: string, sections: number): number {
  let words = 0;
  for (const token of tokenise(text)) {
    if (ignoredWords.has(token.term)) continue;
    words++;
    const own = field === 'code' && plainWord.test(token.term) ? plainCodeWeight : 1;
    add(page, field, token.term, own, sections);
    const weight = isJoinedWords(token) ? 1 : partWeight;
    for (const part of token.parts) if (!ignoredWords.has(part)) add(page, field, part, weight, sections);
  }
  page.lengths[field] += words;
  return words;
}

function add(page: AnalysedPage, field: Field, term: string, weight: number, sections: number): void {
  let onPage = page.terms.get(term);
  if (!onPage) page.terms.set(term, (onPage = { counts: emptyCounts(), title: 0, sections: 0 }));
  onPage.counts[field] += weight;
  onPage.sections |= sections;
}

function toPosting(number: number, onPage: TermOnPage, page: AnalysedPage, average: Record<Field, number>): Posting {
  let frequency = 0;
  for (const field of fieldNames) {
    const { weight, lengthMatters } = fields[field];
    const length = page.lengths[field] / (average[field] || 1);
    if (onPage.counts[field])
      frequency += (weight * onPage.counts[field]) / (1 - lengthMatters + lengthMatters * length);
  }
  return {
    page: number,
    impact: Math.max(1, Math.round((highestImpact * frequency) / (saturation + frequency))),
    title: Math.max(onPage.title, onPage.counts.title ? titleCode(page.titleWords) : 0),
    inHeading: onPage.counts.heading > 0,
    inSummary: onPage.counts.summary > 0,
    isOnlyInCode: onPage.counts.code > 0 && proseFields.every((field) => onPage.counts[field] === 0),
    sections: onPage.sections,
  };
}

const emptyCounts = (): Record<Field, number> => ({
  title: 0,
  heading: 0,
  summary: 0,
  topic: 0,
  text: 0,
  code: 0,
  related: 0,
  questions: 0,
  definitions: 0,
  calledBy: 0,
  neighbours: 0,
});

function averageLengths(pages: readonly AnalysedPage[]): Record<Field, number> {
  const average = emptyCounts();
  for (const { lengths } of pages) for (const field of fieldNames) average[field] += lengths[field] / pages.length;
  return average;
}

/** See `Posting.title`. */
function titleCode(words: number): number {
  if (words <= 1) return 3;
  return words <= 3 ? 2 : 1;
}
