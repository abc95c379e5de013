import type { PageKind } from '@groundwork/search/ui';

/** What a page is, by its route: notes stand below /docs, slides below /assets. */
export function pageKind(route: string): PageKind {
  if (/(?:^|\/)docs\//.test(route)) return 'note';
  return /(?:^|\/)assets\//.test(route) ? 'slides' : 'page';
}
