import type { PageMarks } from '../node/pages/extractPage';

/** The marks of the pages that tests write. */
export const pageMarks: PageMarks = {
  silent: new Set(['hash-link', 'note-verified']),
  code: new Set(['sample__name']),
  neighbours: new Set(['note-links']),
  sources: new Set(['note-sources']),
  sourcesAnchor: 'sources',
  questions: new Set(['note-question', 'question']),
  drawings: new Set(['diagram__canvas', 'lab']),
  labs: new Set(['lab']),
  labTitles: new Set(['lab-title']),
};
