/** Routes for a query, best first; a route may come more than once, for several sections.
 * `limit` says how many pages are to be shown: an engine that fetches their texts need not fetch more. */
type Search = (query: string, limit: number) => Promise<string[]>;

/** The browser half of an engine: fetches what it needs from `base` and answers queries. */
export type OpenEngine = (base: string) => Promise<Search>;
