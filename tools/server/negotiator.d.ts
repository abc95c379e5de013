/** What we use of the package, which brings no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Those of the available encodings that the client accepts. */
    encodings(available: readonly string[]): string[];
  }
}
