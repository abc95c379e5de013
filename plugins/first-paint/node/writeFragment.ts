import { writeFile } from 'node:fs/promises';

import { noteAttribute, noteDataAttribute, type NoteData, type NoteFragment } from '../../notes/shared/fragment';

/**
 * Writes the note of a page, if it has one, beside the page, with the styles of its parts: `epoll.html` gets `epoll.json`.
 * @returns whether the page is a note's.
 */
export async function writeFragment(file: string, html: string, build: string, styles: string): Promise<boolean> {
  const note = noteOf(html);
  if (note === undefined) return false;
  await writeFile(
    file.replace(/\.html$/, '.json'),
    JSON.stringify({ build, ...note, ...(styles && { styles }) } satisfies NoteFragment),
  );
  return true;
}

/**
 * The note of a page: the HTML inside the element that carries the note's address, which ends right before the
 * script that carries the note's data; and that data.
 */
export function noteOf(html: string): Pick<NoteFragment, 'html' | 'data'> | undefined {
  const tag = html.indexOf(` ${noteAttribute}=`);
  const mark = html.lastIndexOf(` ${noteDataAttribute}`);
  if (tag === -1 || mark === -1) return undefined;
  const start = html.indexOf('>', tag) + 1;
  const end = html.lastIndexOf('</div>', html.lastIndexOf('<script', mark));
  const data = html.slice(html.indexOf('>', mark) + 1, html.indexOf('</script>', mark));
  if (start === 0 || end < start) throw new Error('A note was found whose end was not: did the page template change?');
  return { html: html.slice(start, end), data: JSON.parse(data) as NoteData };
}
