import type { ReadingRecord } from '@site/lib/readingRecord';

const markClass = 'contents__read';

/**
 * Writes beside each note of the table of contents whether this reader has begun it or read it to the end. The table
 * is the server's HTML, which no code of the page renders again.
 */
export function markNotes({ notes }: ReadingRecord): void {
  for (const mark of document.querySelectorAll(`.${markClass}`)) mark.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents__notes a')) {
    if (!Object.hasOwn(notes, link.pathname)) continue;
    const mark = document.createElement('span');
    mark.className = markClass;
    mark.textContent = notes[link.pathname]?.finished ? 'read' : 'begun';
    link.after(' ', mark);
  }
}
