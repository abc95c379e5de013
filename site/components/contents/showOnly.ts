import type { ContentsRow } from './filter';

/** What is shown, and how many notes of the table carry the reader's own marks. */
interface Shown {
  notes: number;
  topics: number;
  changed: number;
  unread: number;
}

/**
 * Shows the notes of the table of contents that a filter lets through, with their topics and layers. The table is the
 * server's HTML, which no code renders again; `isOn` also opens what is folded, and shows each note's question.
 */
export function showOnly(contents: Element, isOn: boolean, matches: (row: ContentsRow) => boolean): Shown {
  contents.toggleAttribute('data-filtered', isOn);
  const rows = [...contents.querySelectorAll<HTMLElement>('.contents__notes > li')].map((row) => ({
    row,
    ...describe(row),
  }));
  for (const { row, ...note } of rows) row.hidden = isOn && !matches(note);
  const shown = rows.filter(({ row }) => !row.hidden);
  for (const part of contents.querySelectorAll<HTMLElement>('.contents__layer, .contents__topic')) {
    part.hidden = shown.every(({ row }) => !part.contains(row));
  }
  const count = (mark: string): number => rows.filter(({ has }) => has.includes(mark)).length;
  return {
    notes: shown.length,
    topics: new Set(shown.map(({ row }) => row.closest('.contents__topic'))).size,
    changed: count('changed'),
    unread: count('unread'),
  };
}

function describe(row: HTMLElement): ContentsRow {
  const topic = row.closest('.contents__topic')?.querySelector('h3')?.textContent ?? '';
  const marks = [...row.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => mark.dataset['mark'] ?? '');
  return {
    text: `${row.querySelector('a')?.textContent} ${row.querySelector('.contents__about')?.textContent} ${topic}`,
    has: [
      ...(row.dataset['has'] ?? '').split(' '),
      ...marks.filter((mark) => mark === 'changed'),
      ...(marks.includes('read') ? [] : ['unread']),
    ],
  };
}
