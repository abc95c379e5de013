import { liteClient, type LiteClient } from 'algoliasearch/lite';

import type { HostedConfig, SearchClientConfig } from '../../shared/config';
import { wellFormed } from '../../shared/searchUrl';
import {
  SearchUnavailable,
  Superseded,
  type Passage,
  type SearchClient,
  type SearchContext,
  type SearchRequest,
  type SearchResponse,
} from '../../shared/types';
import { markEnd, markStart, groupByPage, type HostedHit, type TransformItems } from './hostedHits';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
/** A page has several hits; enough are asked for to fill the pages that are wanted. */
const hitsPerPage = 4;
const mostHits = 100;
const longestQuery = 512;
const mostSuggestions = 3;

/** The hosted provider, through its own client library. */
export class HostedClient implements SearchClient {
  readonly provider = 'algolia';
  private readonly hosted: HostedConfig;
  private readonly client: LiteClient;
  private latest = 0;
  /** Titles of what was found last; suggested when nothing is found. */
  private known: string[] = [];

  constructor(
    config: SearchClientConfig,
    private readonly transformItems: TransformItems,
  ) {
    if (!config.hosted) throw new SearchUnavailable('the hosted provider is not configured');
    this.hosted = config.hosted;
    this.client = liteClient(this.hosted.appId, this.hosted.apiKey, hostOptions(this.hosted.host));
    this.client.addAlgoliaAgent('docusaurus', config.generatorVersion);
  }

  prepare(): void {
    // The connection was opened by the page's preconnect; there is nothing to load ahead.
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const id = ++this.latest;
    const query = wellFormed(request.query).slice(0, longestQuery);
    const { hits, total } = await this.ask(query, request);
    if (id !== this.latest) throw new Superseded('a newer query came');
    const all = groupByPage(this.transformItems(hits), this.hosted);
    const offset = request.offset ?? 0;
    const pages = all.slice(offset, offset + request.limit);
    if (pages.length > 0)
      this.known = pages.slice(0, mostSuggestions).map(({ title }) => title.map(({ text }) => text).join(''));
    return {
      query: request.query,
      total,
      hits: pages,
      places: [],
      hasMore: all.length > offset + request.limit || (total > hits.length && hits.length < mostHits),
      topics: [],
      suggestions: total === 0 ? this.known : [],
      ...(query === request.query ? {} : { cutTo: query }),
    };
  }

  async passages(question: string, count: number): Promise<Passage[]> {
    const { hits } = await this.ask(wellFormed(question).slice(0, longestQuery), { query: question, limit: count });
    return groupByPage(this.transformItems(hits), this.hosted)
      .flatMap(({ title, sections }) =>
        sections.map((section) => ({
          url: section.url,
          title: title.map(({ text }) => text).join(''),
          heading: section.heading.map(({ text }) => text).join(''),
          text: section.snippet.map(({ text }) => text).join(''),
        })),
      )
      .filter(({ text }) => text !== '')
      .slice(0, count);
  }

  private async ask(
    query: string,
    { limit, offset = 0, context }: SearchRequest,
  ): Promise<{ hits: HostedHit[]; total: number }> {
    const params = { ...this.parameters(context), hitsPerPage: Math.min(mostHits, (limit + offset) * hitsPerPage) };
    try {
      const { results } = await this.client.searchForHits<HostedHit>({
        requests: [{ indexName: this.hosted.indexName, query, ...params }],
      });
      const [result] = results;
      return { hits: result?.hits ?? [], total: result?.nbHits ?? 0 };
    } catch (error) {
      throw new SearchUnavailable(error instanceof Error ? error.message : String(error));
    }
  }

  private parameters(context: SearchContext | undefined): Record<string, unknown> {
    const { searchParameters, contextualSearch } = this.hosted;
    const contextual = contextualSearch && context ? contextualFilters(context) : [];
    const given = searchParameters.facetFilters ?? [];
    return {
      attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
      attributesToSnippet: ['content:25'],
      attributesToHighlight: levels.map((level) => `hierarchy.${level}`),
      snippetEllipsisText: '…',
      highlightPreTag: markStart,
      highlightPostTag: markEnd,
      ...searchParameters,
      facetFilters: [...contextual, ...(typeof given === 'string' ? [given] : given)],
    };
  }
}

/** The provider's filters: all entries of the list must hold, one of those in an inner list. */
function contextualFilters({ language, tags }: SearchContext): (string | string[])[] {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

function hostOptions(host: string | undefined): Parameters<typeof liteClient>[2] {
  if (!host) return undefined;
  const { host: url, protocol } = new URL(host);
  return { hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }] };
}
