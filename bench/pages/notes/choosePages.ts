import type { BenchTopic } from './note';

/**
 * Picks `count` pages: the written ones first, then planned ones that are not written yet, then numbered copies of
 * the whole plan (`linux/epoll-2`). Returns the topics that have a page, with their pages in reading order.
 */
export function choosePages(topics: readonly BenchTopic[], written: ReadonlySet<string>, count: number): BenchTopic[] {
  const planned = topics.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}`));
  const ordered = [...planned.filter((page) => written.has(page)), ...planned.filter((page) => !written.has(page))];
  const chosen = new Set<string>();
  for (let copy = 1; chosen.size < count; copy++) {
    for (const page of ordered.slice(0, count - chosen.size)) chosen.add(numbered(page, copy));
  }
  return topics
    .map((topic) => ({ ...topic, pages: pagesOf(topic, chosen, Math.ceil(count / planned.length)) }))
    .filter(({ pages }) => pages.length > 0);
}

function pagesOf({ id, pages }: BenchTopic, chosen: ReadonlySet<string>, copies: number): string[] {
  return Array.from({ length: copies }, (_, index) => pages.map((page) => `${id}/${numbered(page, index + 1)}`))
    .flat()
    .filter((page) => chosen.has(page));
}

const numbered = (page: string, copy: number): string => (copy === 1 ? page : `${page}-${copy}`);
