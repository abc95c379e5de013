import { IndexFileError } from '../../shared/format/bytes';
import type { Manifest } from '../../shared/format/manifest';
import type { Passage, SearchRequest, SearchResponse, TopicCount } from '../../shared/types';
import { evidenceOf, type WordEvidence } from './rank/evidence';
import { expandQuery } from './expand/expandQuery';
import { definitionIn, findPlaces } from './hits/findPlaces';
import { toPageHit, toPassages } from './hits/hits';
import { IndexStore, type ReadFile } from './indexStore';
import { addLinked, liftLinked, sureness } from './rank/liftLinked';
import { WordMatcher } from './rank/matchPage';
import { isTyped, parseQuery, type QueryWord } from './parseQuery';
import { rankPages, withoutTail, type RankedPage } from './rank/rankPages';
import { readPages, rerank, rerankedPages } from './rank/rerank';
import { suggestionsFor } from './hits/suggestions';
import { titlesAtOnce } from './hits/titlesAtOnce';

/** Thrown by the callback that an engine calls between its steps, to drop a query that nobody waits for. */
type Checkpoint = () => void;

/** A query with the pages that answer it, before their texts are read. */
interface Ranking {
  query: string;
  cutTo?: string;
  wantsLab: boolean;
  words: readonly WordEvidence[];
  ranked: readonly RankedPage[];
}

/**
 * Searches the index behind `read`. The same code runs in the browser's worker, in Node and in tests. The way of a query
 * is that of its methods: `rank` (parse, expand, evidence, rank, links), then `answer` (text, rerank, hits).
 */
export class SearchEngine {
  private readonly store: IndexStore;
  /** Of the newest query, whose further results are asked for one after the other. */
  private latest: Ranking | undefined;

  constructor(read: ReadFile) {
    this.store = new IndexStore(read);
  }

  prepare(): Promise<void> {
    return this.store.prepare();
  }

  /** Answers a query; after a deploy has replaced the index under it, once more with the new one. */
  async search(request: SearchRequest, checkpoint: Checkpoint = () => undefined): Promise<SearchResponse> {
    const answer = request.atOnce ? () => answerAtOnce(this.store, request) : () => this.answer(request, checkpoint);
    return this.withFreshIndex(answer, checkpoint);
  }

  /** Passages that may answer a question: the best sections of the best pages, with their text. */
  async passages(question: string, count: number): Promise<Passage[]> {
    return this.withFreshIndex(() => quote(this.store, question, count));
  }

  private async withFreshIndex<T>(task: () => Promise<T>, checkpoint?: Checkpoint): Promise<T> {
    try {
      return await task();
    } catch (error) {
      // A mistake of ours would be made again.
      if (!(error instanceof IndexFileError)) throw error;
      checkpoint?.();
      this.latest = undefined;
      await this.store.reload();
      return task();
    }
  }

  /** From the text of a query to all pages that answer it, best first. */
  private async rank(query: string, checkpoint: Checkpoint): Promise<Ranking> {
    if (this.latest?.query === query) return this.latest;
    const { words: typed, ...parsed } = parseQuery(query);
    const { words, wantsLab } = withoutLab(typed);
    const evidence = await evidenceFor(this.store, words);
    checkpoint();
    const ranked = await withLinked(this.store, await rankedBy(this.store, evidence));
    checkpoint();
    return (this.latest = { query, ...parsed, wantsLab, words: evidence, ranked });
  }

  /** From the ranked pages to what is shown of those that are asked for. */
  private async answer(
    { query, limit, offset = 0, topic }: SearchRequest,
    checkpoint: Checkpoint,
  ): Promise<SearchResponse> {
    const { words, ranked, wantsLab, cutTo } = await this.rank(query, checkpoint);
    const manifest = await this.store.manifest();
    const wanted = topic === undefined ? ranked : ofTopic(ranked, topic, manifest);
    const matcher = new WordMatcher(words);
    const inOrder = await readPages(this.store, wanted.slice(offset, offset + limit), words, matcher);
    checkpoint();
    const read = offset === 0 ? rerank(inOrder) : inOrder;
    const lacking = lackingWords(words, ranked);
    return {
      query,
      total: wanted.length,
      hits: read.map((page) => toPageHit(page, matcher, wantsLab)),
      ...definitionIn(read.slice(0, rerankedPages), words),
      places: findPlaces(words, manifest),
      ...(lacking && { lacking }),
      hasMore: wanted.length > offset + read.length,
      topics: countTopics(ranked, manifest),
      suggestions: await suggestionsFor(this.store, words, ranked, (other) => hasResults(this.store, other)),
      ...(cutTo !== undefined && { cutTo }),
    };
  }
}

/** What each page has of each word: of the terms that stand for it, with their postings. */
async function evidenceFor(store: IndexStore, words: readonly QueryWord[]): Promise<WordEvidence[]> {
  const { pages } = await store.manifest();
  return (await expandQuery(store, words)).map((expansion) => evidenceOf(expansion, pages));
}

const rankedBy = async (store: IndexStore, words: readonly WordEvidence[]): Promise<RankedPage[]> =>
  rankPages(words, (await store.manifest()).pages);

async function hasResults(store: IndexStore, query: string): Promise<boolean> {
  return (await rankedBy(store, await evidenceFor(store, parseQuery(query).words))).length > 0;
}

async function withLinked(store: IndexStore, ranked: readonly RankedPage[]): Promise<readonly RankedPage[]> {
  const [best] = ranked;
  const sure = sureness(ranked);
  if (!best || sure === 0) return withoutTail(ranked);
  const near = await store.near(best.page);
  return withoutTail(addLinked(liftLinked(ranked, near, sure), near, sure));
}

async function answerAtOnce(store: IndexStore, { query, limit }: SearchRequest): Promise<SearchResponse> {
  const manifest = await store.manifest();
  const hits = titlesAtOnce(store.titles, parseQuery(query).words, manifest, limit);
  return { query, total: hits.length, hits, places: [], hasMore: true, topics: [], suggestions: [], isPartial: true };
}

async function quote(store: IndexStore, question: string, count: number): Promise<Passage[]> {
  const words = await evidenceFor(store, parseQuery(`${question} `).words);
  const ranked = (await rankedBy(store, words)).slice(0, count);
  const read = await readPages(store, ranked, words, new WordMatcher(words), true);
  return toPassages(rerank(read), count);
}

/** Who asks for a lab names a kind of thing, which no note is about. */
function withoutLab(words: QueryWord[]): { words: QueryWord[]; wantsLab: boolean } {
  const others = words.filter(({ term }) => term !== 'lab' && term !== 'labs');
  const wantsLab = others.length < words.length;
  return { words: others.length > 0 ? others : words, wantsLab };
}

function ofTopic(ranked: readonly RankedPage[], topic: string, { topics }: Manifest): RankedPage[] {
  const range = topics.find(({ id }) => id === topic);
  return ranked.filter(({ page }) => range && page >= range.first && page < range.end);
}

/** The words that no page has, perhaps none, where no page has all of them; undefined where one has. */
function lackingWords(words: readonly WordEvidence[], ranked: readonly RankedPage[]): string[] | undefined {
  const typed = words.filter(({ word }) => isTyped(word));
  const hasAll = ranked.some(({ page }) => typed.every(({ nearness }) => (nearness[page] ?? 0) > 0));
  if (ranked.length === 0 || hasAll) return undefined;
  return typed.filter(({ pages }) => pages.length === 0).map(({ word }) => word.term);
}

function countTopics(ranked: readonly RankedPage[], { topics }: Manifest): TopicCount[] {
  const counts = new Uint32Array(topics.length);
  for (const { page } of ranked) {
    // Topics are runs of pages in their order.
    const topic = topics.findIndex(({ end }) => page < end);
    counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return topics
    .map(({ id, title }, index) => ({ id, title, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
}
