import { anchorOf } from '../words/anchorOf';
import { jsonIn } from './bytes';

/** What a page is called, where it is and what it explains; pages are numbered by their place in the list. */
interface PageTitle {
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

/** Title, route and concepts in turn; of a route only what neither the title nor the route before it tells. */
export function packTitles(pages: readonly Named[]): string {
  let last = '';
  const parts = pages.flatMap((page) => {
    const { folder, name } = split(page.route);
    const own = name === anchorOf(page.title) ? '' : name || noName;
    const route = (folder === last ? '' : folder) + own;
    last = folder;
    return [page.title, route, conceptsOf(page).join(',')];
  });
  return JSON.stringify(parts);
}

/** Stands for the name of a route that ends with its folder's slash. */
const noName = '.';

function split(route: string): { folder: string; name: string } {
  const end = route.lastIndexOf('/') + 1;
  return { folder: route.slice(0, end), name: route.slice(end) };
}

function conceptsOf({ title, defines }: Named): string[] {
  const named = new Set(title.toLowerCase().split(/\W+/));
  return defines
    .map((id) => id.replaceAll('-', ' '))
    .filter((concept) => !concept.split(' ').every((word) => named.has(word) || named.has(`${word}s`)));
}

/** Returns null when the text is not a list of titles. */
export function unpackTitles(json: string): PageTitle[] | null {
  const value = jsonIn(json);
  if (!Array.isArray(value) || value.length % 3 !== 0 || !value.every((part) => typeof part === 'string')) return null;
  const parts = value;
  let last = '';
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [title = '', route = '', concepts = ''] = parts.slice(index * 3, index * 3 + 3);
    const { folder, name } = split(route);
    last = folder || last;
    const full = last + (name === noName ? '' : name || anchorOf(title));
    return { title, route: full, concepts: concepts.split(',').filter(Boolean) };
  });
}
