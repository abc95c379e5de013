import { wayId } from '../lib/wayId';
import type { HostedOptions, SearchOptions } from '../plugins/search/node/options';
import { owner } from './owner';
import { startHere } from './pages/startHere';
import { topics } from './topics';

const environment = process.env;

/**
 * The search plugin. The index is built with the site and searched in the browser; nobody needs an account for it.
 * A site that outgrows the browser sets the three variables of `hosted` and uploads its records with
 * `npm run search:upload`.
 */
export const search = {
  topics: topics.map(({ id, title }) => ({ id, title })),
  places: [
    ...startHere.map(({ title, notes }) => ({
      kind: 'way' as const,
      title,
      about: `${notes.length} notes, in this order`,
      url: `/#${wayId(title)}`,
    })),
    {
      kind: 'part',
      title: 'Read offline',
      about: 'Keep topics on this device',
      url: '/docs#offline',
      words: ['offline', 'read without a network', 'download notes'],
    },
    {
      kind: 'part',
      title: 'What changed in the notes',
      about: 'Since you were here, and as a feed',
      url: '/docs#changes',
      words: ['what changed', 'changes', 'changelog', 'new notes', 'feed', 'rss'],
    },
    { kind: 'print', title: 'Print this page', about: 'On paper or as a PDF', words: ['print', 'pdf', 'paper'] },
    { kind: 'keys', title: 'Keys', about: 'The keys that this site knows', words: ['keyboard', 'keyboard shortcuts'] },
  ],
  startWith: [
    'storage/inodes',
    'network/nat',
    'javascript/runtime',
    'computers/cpu-caching',
    'security/tpm',
    'ai/next-token-prediction',
  ],
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
