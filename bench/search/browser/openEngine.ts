/** Routes for a query, best first; a route may come more than once, for several sections. */
export type Search = (query: string) => Promise<string[]>;

/** The browser half of an engine: fetches what it needs from `base` and answers queries. */
export type OpenEngine = (base: string) => Promise<Search>;
