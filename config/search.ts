import type { HostedOptions, SearchOptions } from '../plugins/search/node/options';
import { owner } from './owner';
import { topics } from './topics';

const environment = process.env;

/**
 * The search plugin. The index is built with the site and searched in the browser; nobody needs an account for it.
 * A site that outgrows the browser sets the three variables of `hosted` and uploads its records with
 * `npm run search:upload`.
 */
export const search = {
  topics: topics.map(({ id, title }) => ({ id, title })),
  feedbackUrl: `${owner.sourceRepository.replace(/\/$/, '')}/issues/new?title=`,
  ask: environment.GROUNDWORK_SEARCH_ASK === '1',
} satisfies SearchOptions;

/** `themeConfig.algolia`; undefined unless the hosted provider is configured. */
export const hosted = environment.GROUNDWORK_ALGOLIA_APP_ID
  ? ({
      appId: environment.GROUNDWORK_ALGOLIA_APP_ID,
      apiKey: environment.GROUNDWORK_ALGOLIA_API_KEY ?? '',
      indexName: environment.GROUNDWORK_ALGOLIA_INDEX ?? '',
      contextualSearch: true,
      ...(environment.GROUNDWORK_ALGOLIA_HOST ? { host: environment.GROUNDWORK_ALGOLIA_HOST } : {}),
      ...(environment.GROUNDWORK_ALGOLIA_ASSISTANT ? { assistantId: environment.GROUNDWORK_ALGOLIA_ASSISTANT } : {}),
      ...(environment.GROUNDWORK_ALGOLIA_ASSISTANT_HOST
        ? { assistantHost: environment.GROUNDWORK_ALGOLIA_ASSISTANT_HOST }
        : {}),
    } satisfies HostedOptions)
  : undefined;
