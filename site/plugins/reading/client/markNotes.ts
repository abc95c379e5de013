import { readNoteOf, type ReadingRecord } from '../../../lib/readingRecord';

const classes = { read: 'contents__read', begun: 'contents__read', changed: 'contents__changed' };

/**
 * Writes beside each note of the table of contents whether this reader has begun it or read it to the end, and whether
 * it is one of those that changed (by address below the base). The table is the server's HTML, which no code of the page
 * renders again; what looks at the marks is told by the event `marked`.
 */
export function markNotes(record: ReadingRecord, base: string, changed: readonly { to: string }[]): void {
  const news = new Set(changed.map(({ to }) => `${base}${to}`));
  for (const mark of document.querySelectorAll('.contents__notes [data-mark]')) mark.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents__notes a')) {
    const note = readNoteOf(record, link.pathname);
    const marks: (keyof typeof classes)[] = [];
    if (news.has(link.pathname)) marks.push('changed');
    if (note) marks.push(note.finished ? 'read' : 'begun');
    for (const name of marks.toReversed()) {
      const mark = document.createElement('span');
      mark.className = classes[name];
      mark.dataset['mark'] = name;
      mark.textContent = name;
      link.after(' ', mark);
    }
  }
  document.querySelector('.contents')?.dispatchEvent(new Event('marked'));
}
