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
  const place = placeOfData(html);
  if (tag === -1 || !place) return undefined;
  const start = html.indexOf('>', tag) + 1;
  const end = html.lastIndexOf('</div>', html.lastIndexOf('<script', place.start));
  const data = html.slice(place.start, place.end);
  if (start === 0 || end < start) throw new Error('A note was found whose end was not: did the page template change?');
  return { html: html.slice(start, end), data: JSON.parse(data) as NoteData };
}

/** The page without the definitions of its concepts: they are for readers of other notes, who fetch the fragment. */
export function withoutDefinitions(html: string): string {
  const place = placeOfData(html);
  if (!place) return html;
  const { definitions: _forOthers, ...data } = JSON.parse(html.slice(place.start, place.end)) as NoteData;
  return html.slice(0, place.start) + JSON.stringify(data).replaceAll('<', '\\u003c') + html.slice(place.end);
}

function placeOfData(html: string): { start: number; end: number } | undefined {
  const mark = html.lastIndexOf(` ${noteDataAttribute}`);
  return mark === -1 ? undefined : { start: html.indexOf('>', mark) + 1, end: html.indexOf('</script>', mark) };
}
