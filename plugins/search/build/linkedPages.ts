import type { PageRecord } from '../shared/records';

/** For each page the numbers of those that it links to or that link to it, in order. */
export function linkedPages(pages: readonly PageRecord[]): number[][] {
  const numbers = new Map(pages.map(({ route }, number) => [route, number]));
  const linked = pages.map(() => new Set<number>());
  pages.forEach(({ linksTo = [] }, number) => {
    for (const route of linksTo) {
      const other = numbers.get(route);
      if (other === undefined || other === number) continue;
      linked[number]?.add(other);
      linked[other]?.add(number);
    }
  });
  return linked.map((others) => [...others].sort((a, b) => a - b));
}
