/** What a page is called and where it is; pages are numbered by their place in the list. */
export interface PageTitle {
  title: string;
  route: string;
}

/** Titles and routes in turn: half the brackets. */
export const packTitles = (pages: readonly PageTitle[]): string =>
  JSON.stringify(pages.flatMap(({ title, route }) => [title, route]));

/** Returns null when the text is not a list of titles. */
export function unpackTitles(json: string): PageTitle[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length % 2 !== 0 || !value.every((part) => typeof part === 'string')) return null;
  return Array.from({ length: value.length / 2 }, (_, index) => ({
    title: value[index * 2] as string,
    route: value[index * 2 + 1] as string,
  }));
}
