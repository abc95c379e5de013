import type { PageMarks, PageRecord } from '@groundwork/search/indexer';

/** By which classes the index tells the parts of a page of this site. */
export const sitePageMarks: PageMarks = {
  // A heading's link to itself; how a sample was run, and which of its lines are folded; when sources were read.
  silent: new Set([
    'hash-link',
    'sample__evidence',
    'sample__given',
    'code__folded',
    'sample__input',
    'visually-hidden',
    'sr-only',
    'note-verified',
  ]),
  code: new Set(['sample__name']),
  neighbours: new Set(['note-links']),
  sources: new Set(['note-sources']),
  sourcesAnchor: 'sources',
  questions: new Set(['note-question', 'question']),
  drawings: new Set(['diagram__canvas', 'lab']),
  labs: new Set(['lab']),
  labTitles: new Set(['lab-title']),
};

/** The topic of a page by its route: notes stand below /docs in the folder of their topic, the rest is the site's own. */
export function topicOf(route: string, topics: readonly PageRecord['topic'][], siteTitle: string): PageRecord['topic'] {
  const [, section, id] = route.split('/');
  return (section === 'docs' && topics.find((topic) => topic.id === id)) || { id: 'site', title: siteTitle };
}
