import { pageKind } from '../../shared/pageKind';
import type {
  DefinitionHit,
  LabHit,
  PageHit,
  Passage,
  SearchRequest,
  SearchResponse,
  SectionHit,
  Segment,
  TopicCount,
} from '../../shared/types';
import type { Manifest } from '../../shared/manifest';
import { findPlaces } from './findPlaces';
import { gather } from './gather';
import type { KnownWord } from './knownWord';
import { addLinked, liftLinked, sureness } from './liftLinked';
import { IndexStore, type ReadFile } from './indexStore';
import { marksIn, matchPage, WordMatcher, type PageMatch, type SectionMatch } from './matchPage';
import { needsCode } from './needsCode';
import type { IndexedPage } from './pageText';
import { isTyped, parseQuery, type ParsedQuery, type QueryWord } from './parseQuery';
import { rankPages, withoutTail, type RankedPage } from './rankPages';
import { segmentsOf, snippetOf } from './snippet';
import { suggestionsFor } from './suggestions';
import { isNamed, meansTheSame, titleFit } from './titleFit';
import { titlesAtOnce } from './titlesAtOnce';

/** Thrown by the callback that an engine calls between its steps, to drop a query that nobody waits for. */
export type Checkpoint = () => void;

/** How many pages are read to order the first ones by what their text says. */
const rereadPages = 4;
/** What their text adds: the query for a title, its words side by side, and all of them in one section. */
const titleFitMatters = 0.8;
const phraseMatters = 0.3;
const bestSectionMatters = 0.3;
const mostSections = 3;
const sectionShareOfBest = 0.45;

/** Searches the index behind `read`. The same code runs in the browser's worker, in Node and in tests. */
export class SearchEngine {
  private readonly store: IndexStore;

  constructor(read: ReadFile) {
    this.store = new IndexStore(read);
  }

  prepare(): Promise<void> {
    return this.store.prepare();
  }

  /** Answers a query; after a deploy has replaced the index under it, once more with the new one. */
  async search(request: SearchRequest, checkpoint: Checkpoint = () => undefined): Promise<SearchResponse> {
    return this.withFreshIndex(() => this.answer(request, checkpoint), checkpoint);
  }

  /** Passages that may answer a question: the best sections of the best pages, with their text. */
  async passages(question: string, count: number, checkpoint: Checkpoint = () => undefined): Promise<Passage[]> {
    return this.withFreshIndex(() => this.quote(question, count, checkpoint), checkpoint);
  }

  private async withFreshIndex<T>(task: () => Promise<T>, checkpoint: Checkpoint): Promise<T> {
    try {
      return await task();
    } catch (error) {
      checkpoint();
      if (!(error instanceof Error) || error.name === 'Superseded') throw error;
      await this.store.reload();
      return task();
    }
  }

  private async answer(request: SearchRequest, checkpoint: Checkpoint): Promise<SearchResponse> {
    const parsed = parseQuery(request.query);
    const manifest = await this.store.manifest();
    if (request.atOnce) return this.answerAtOnce(request, parsed, manifest);
    const { words, wantsLab } = withoutLab(parsed.words);
    const known = await gather(this.store, words);
    checkpoint();
    const ranked = await this.rank(known, manifest.pages);
    checkpoint();
    const range = request.topic === undefined ? undefined : manifest.topics.find(({ id }) => id === request.topic);
    const wanted =
      request.topic === undefined
        ? ranked
        : ranked.filter(({ page }) => range && page >= range.first && page < range.end);
    const offset = request.offset ?? 0;
    const read = await this.read(wanted.slice(offset, offset + request.limit), known, { reorder: offset === 0 });
    checkpoint();
    const hits = read.map(({ page, match, matcher }) => toPageHit(page, match, matcher, wantsLab));
    const lacking = wordsThatLack(known, ranked);
    return {
      query: request.query,
      total: wanted.length,
      hits,
      ...definitionIn(read.slice(0, rereadPages), known),
      places: findPlaces(known, manifest),
      ...(lacking && { lacking }),
      hasMore: wanted.length > offset + hits.length,
      topics: countTopics(ranked, manifest),
      suggestions: await suggestionsFor(this.store, known, ranked, manifest.pages),
      ...(parsed.cutTo === undefined ? {} : { cutTo: parsed.cutTo }),
    };
  }

  private async rank(known: readonly KnownWord[], pageCount: number): Promise<readonly RankedPage[]> {
    const ranked = rankPages(known, pageCount);
    const [best] = ranked;
    const sure = sureness(ranked);
    if (!best || sure === 0) return withoutTail(ranked);
    const near = await this.store.near(best.page);
    return withoutTail(addLinked(liftLinked(ranked, near, sure), near, sure));
  }

  private answerAtOnce({ query, limit }: SearchRequest, { words }: ParsedQuery, manifest: Manifest): SearchResponse {
    const hits = titlesAtOnce(this.store.titles, words, manifest, limit);
    return { query, total: hits.length, hits, places: [], hasMore: true, topics: [], suggestions: [], isPartial: true };
  }

  /** Reads the pages' texts; the first few are put in the order of rank and phrase together. */
  private async read(
    ranked: readonly RankedPage[],
    known: readonly KnownWord[],
    { reorder, quotesCode = false }: { reorder: boolean; quotesCode?: boolean },
  ): Promise<ReadPage[]> {
    const matcher = new WordMatcher(known);
    const pages = await Promise.all(
      ranked.map(async ({ page, score }, place) => {
        const text = await this.store.page(page, quotesCode || needsCode(page, place, known));
        const match = matchPage(text, matcher);
        const fit = titleFit(text.title, known);
        const said = titleFitMatters * fit ** 2 + phraseMatters * match.phrase + bestSectionMatters * match.best;
        return { page: text, match, matcher, score: score * (1 + said) };
      }),
    );
    if (!reorder) return pages;
    const inOrder = (from: number): ReadPage[] =>
      pages.slice(from, from + rereadPages).sort((a, b) => b.score - a.score);
    return [...inOrder(0), ...inOrder(rereadPages), ...pages.slice(2 * rereadPages)];
  }

  private async quote(question: string, count: number, checkpoint: Checkpoint): Promise<Passage[]> {
    const { words } = parseQuery(`${question} `);
    const { pages } = await this.store.manifest();
    const known = await gather(this.store, words);
    checkpoint();
    const read = await this.read(rankPages(known, pages).slice(0, count), known, {
      reorder: true,
      quotesCode: true,
    });
    const sections = read.flatMap(({ page, match, score }) =>
      match.sections.slice(0, 2).map((section) => ({ page, section, score: score * section.score })),
    );
    sections.sort((a, b) => b.score - a.score);
    return sections.slice(0, count).map(({ page, section }) => toPassage(page, section));
  }
}

interface ReadPage {
  page: IndexedPage;
  match: PageMatch;
  matcher: WordMatcher;
  score: number;
}

/** Who asks for a lab names a kind of thing, which no note is about. */
function withoutLab(words: QueryWord[]): { words: QueryWord[]; wantsLab: boolean } {
  const others = words.filter(({ term }) => term !== 'lab' && term !== 'labs');
  const wantsLab = others.length < words.length;
  return { words: others.length > 0 ? others : words, wantsLab };
}

/** The definition of what the query names, if one of these pages has it. */
function definitionIn(pages: readonly ReadPage[], known: readonly KnownWord[]): { definition?: DefinitionHit } {
  for (const { page } of pages)
    for (const { concept, sentence } of page.definitions)
      if (isNamed(concept, known, meansTheSame))
        return { definition: { url: page.route, title: page.title.text, sentence } };
  return {};
}

/** The words that no page has, perhaps none, where no page has all of them; undefined where one has. */
function wordsThatLack(known: readonly KnownWord[], ranked: readonly RankedPage[]): string[] | undefined {
  const typed = known.filter(({ word }) => isTyped(word));
  const hasAll = ranked.some(({ page }) => typed.every(({ evidence }) => (evidence.nearness[page] ?? 0) > 0));
  if (ranked.length === 0 || hasAll) return undefined;
  return typed.filter(({ evidence }) => evidence.isEmpty).map(({ word }) => word.term);
}

function countTopics(ranked: readonly RankedPage[], { topics }: Manifest): TopicCount[] {
  const counts = new Uint32Array(topics.length);
  for (const { page } of ranked) {
    const topic = topicIndex(topics, page);
    counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return topics
    .map(({ id, title }, index) => ({ id, title, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
}

/** Topics are runs of pages in their order. */
function topicIndex(topics: Manifest['topics'], page: number): number {
  let low = 0;
  let high = topics.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((topics[middle]?.first ?? 0) <= page) low = middle;
    else high = middle - 1;
  }
  return low;
}

function toPageHit(page: IndexedPage, match: PageMatch, matcher: WordMatcher, wantsLab: boolean): PageHit {
  const least = (match.sections[0]?.score ?? 0) * sectionShareOfBest;
  return {
    url: page.route,
    kind: pageKind(page.route),
    title: segmentsOf(page.title.text, matcher.shown(marksIn(page.title, matcher))),
    topic: page.topic,
    description: segmentsOf(page.description.text, matcher.shown(marksIn(page.description, matcher))),
    sections: match.sections
      .slice(0, mostSections)
      .filter(({ score }) => score >= least)
      .map((section) => toSectionHit(page, section, matcher)),
    hasLab: page.labs.length > 0,
    labs: labsFor(page, matcher, wantsLab),
  };
}

/** The labs of a page whose titles have the whole query, or all where the reader asks for a lab. */
function labsFor({ route, labs }: IndexedPage, matcher: WordMatcher, wantsLab: boolean): LabHit[] {
  const all = 2 ** matcher.words.length - 1;
  return labs.flatMap(({ title, anchor }) => {
    const marks = marksIn(title, matcher);
    const isMeant = wantsLab || marks.reduce((bits, mark) => bits | mark.bits, 0) === all;
    return isMeant ? [{ url: `${route}#${encodeURIComponent(anchor)}`, title: segmentsOf(title.text, marks) }] : [];
  });
}

function toSectionHit(page: IndexedPage, match: SectionMatch, matcher: WordMatcher): SectionHit {
  const { section } = match;
  const text = matcher.shown(match.text);
  const code = matcher.shown(match.code);
  const isCode = text.length === 0 && code.length > 0;
  const heading = section.anchor ? segmentsOf(section.heading.text, matcher.shown(match.heading)) : [];
  return {
    url: urlOf(page, match),
    heading,
    snippet: isCode ? onOneLine(snippetOf(section.code.text, code)) : snippetOf(section.text.text, text),
    isCode,
  };
}

/** Code's line breaks and indentation would take more room than a result has. */
const onOneLine = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ') }));

const urlOf = (page: IndexedPage, { section }: SectionMatch): string =>
  section.anchor ? `${page.route}#${encodeURIComponent(section.anchor)}` : page.route;

const longestPassage = 900;

function toPassage(page: IndexedPage, match: SectionMatch): Passage {
  const text = match.section.text.text || match.section.code.text;
  return {
    url: urlOf(page, match),
    title: page.title.text,
    heading: match.section.heading.text,
    text: text.slice(0, longestPassage),
  };
}
