import type { SearchTexts } from './texts';

/** Where the built index is served from, below the base URL: hashed files in this folder, the manifest beside it. */
export const indexFolder = 'search-index';

/** The hosted provider's settings: the fields of the generator's own search theme, and a host for tests. */
export interface HostedConfig {
  appId: string;
  /** The public, search-only key. */
  apiKey: string;
  indexName: string;
  /** Only results of this language and version. */
  contextualSearch: boolean;
  /** Results whose address matches open as full page loads. */
  externalUrlRegex?: string;
  /** Changes the path of every result: `from` is a regular expression's source. */
  replaceSearchResultPathname?: { from: string; to: string };
  searchParameters: Record<string, unknown> & { facetFilters?: string | (string | string[])[] };
  translations?: SearchTexts;
  /** The hosted assistant of Ask mode. */
  assistantId?: string;
  /** Where to send requests instead of the provider's own hosts, such as `http://127.0.0.1:7700`. */
  host?: string;
  /** Where to send the assistant's requests instead of the provider's own host. */
  assistantHost?: string;
}

/** What the browser's half of the plugin knows of its configuration. */
export interface SearchClientConfig {
  provider: 'embedded' | 'algolia';
  /** Path of the search page, with the base URL. */
  searchPage: string;
  /** Folder of the embedded index, with the base URL and without a slash at the end. */
  indexUrl: string;
  /** Where a reader reports a query that should have results; the query is appended. */
  feedbackUrl: string;
  /** Whether questions can be asked inside the modal. */
  ask: boolean;
  siteTitle: string;
  /** For the hosted provider's records and analytics. */
  generatorVersion: string;
  hosted?: HostedConfig;
}
