/** What a page is called, where it is and what it explains; pages are numbered by their place in the list. */
export interface PageTitle {
  title: string;
  route: string;
  /** Concepts that its title does not name. */
  concepts: readonly string[];
}

interface Named {
  title: string;
  route: string;
  /** Concept ids: words joined by hyphens. */
  defines: readonly string[];
}

/** Title, route and concepts in turn. */
export const packTitles = (pages: readonly Named[]): string =>
  JSON.stringify(pages.flatMap((page) => [page.title, page.route, conceptsOf(page).join(',')]));

function conceptsOf({ title, defines }: Named): string[] {
  const named = new Set(title.toLowerCase().split(/\W+/));
  return defines
    .map((id) => id.replaceAll('-', ' '))
    .filter((concept) => !concept.split(' ').every((word) => named.has(word) || named.has(`${word}s`)));
}

/** Returns null when the text is not a list of titles. */
export function unpackTitles(json: string): PageTitle[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length % 3 !== 0 || !value.every((part) => typeof part === 'string')) return null;
  const parts = value;
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [title = '', route = '', concepts = ''] = parts.slice(index * 3, index * 3 + 3);
    return { title, route, concepts: concepts.split(',').filter(Boolean) };
  });
}
