import type { PageHit, SearchResponse, SectionHit } from '../../shared/types';

/** What the arrow keys move over: pages, their sections, recent queries. */
export type Item =
  | { kind: 'page'; url: string; hit: PageHit; intro: SectionHit | undefined }
  | { kind: 'section'; url: string; section: SectionHit }
  | { kind: 'recent'; query: string };

export interface Group {
  hit: PageHit;
  items: Exclude<Item, { kind: 'recent' }>[];
}

/** A group a page: the page itself (with what its introduction says), then its sections. */
export function groupsOf(response: SearchResponse | undefined): Group[] {
  return (response?.hits ?? []).map((hit) => {
    const intro = hit.sections.find(({ heading }) => heading.length === 0);
    const sections = hit.sections.filter((section) => section !== intro);
    return {
      hit,
      items: [
        { kind: 'page', url: hit.url, hit, intro },
        ...sections.map((section) => ({ kind: 'section' as const, url: section.url, section })),
      ],
    };
  });
}

export const textOfItem = (item: Item | null): string => {
  if (!item) return '';
  if (item.kind === 'recent') return item.query;
  const segments = item.kind === 'page' ? item.hit.title : item.section.heading;
  return segments.map(({ text }) => text).join('');
};
