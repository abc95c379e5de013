import type { SearchClientConfig } from '../../shared/config';
import {
  SearchUnavailable,
  type Passage,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../../shared/types';
import type { TransformItems } from './hostedHits';
import { EmbeddedClient } from './embedded';

let shared: SearchClient | undefined;

/** The one client of the page, by configuration. The hosted provider's library is loaded only where it is chosen. */
export function clientFor(config: SearchClientConfig, transformItems: TransformItems): SearchClient {
  shared ??=
    config.provider === 'algolia' ? new LazyHostedClient(config, transformItems) : new EmbeddedClient(config.indexUrl);
  return shared;
}

/** Stands for the hosted client until its library has arrived. */
class LazyHostedClient implements SearchClient {
  readonly provider = 'algolia';
  private loaded: Promise<SearchClient> | undefined;

  constructor(
    private readonly config: SearchClientConfig,
    private readonly transformItems: TransformItems,
  ) {}

  prepare(): void {
    this.client().catch(() => undefined);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    return (await this.client()).search(request);
  }

  async passages(question: string, count: number): Promise<Passage[]> {
    return (await this.client()).passages(question, count);
  }

  private client(): Promise<SearchClient> {
    this.loaded ??= import('./algolia')
      .then(({ HostedClient }) => new HostedClient(this.config, this.transformItems))
      .catch((error: unknown) => {
        this.loaded = undefined;
        throw new SearchUnavailable(String(error));
      });
    return this.loaded;
  }
}
