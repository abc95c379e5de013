/** The text with every half of a broken surrogate pair replaced, as an address must not hold one. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Address of the search page for a query. */
export function searchUrl(searchPage: string, query: string, topic?: string): string {
  const parameters = new URLSearchParams({ ...(query && { q: wellFormed(query) }), ...(topic && { topic }) });
  return parameters.size > 0 ? `${searchPage}?${parameters.toString()}` : searchPage;
}
