import { writeFile } from 'node:fs/promises';

import { noteAttribute, noteEndAttribute, type NoteFragment } from '../../notes/shared/fragment';

/** Writes the note of a page, if it has one, beside the page: `epoll.html` gets `epoll.json`. */
export async function writeFragment(file: string, html: string, build: string): Promise<void> {
  const body = noteBody(html);
  if (body === undefined) return;
  await writeFile(file.replace(/\.html$/, '.json'), JSON.stringify({ build, html: body } satisfies NoteFragment));
}

/**
 * The HTML inside a page's note: between the tag that carries the note's address and the end of that element, which
 * stands right before the mark of its end.
 */
export function noteBody(html: string): string | undefined {
  const tag = html.indexOf(` ${noteAttribute}=`);
  const mark = html.lastIndexOf(` ${noteEndAttribute}`);
  if (tag === -1 || mark === -1) return undefined;
  const start = html.indexOf('>', tag) + 1;
  const end = html.lastIndexOf('</div>', mark);
  if (start === 0 || end < start) throw new Error('A note was found whose end was not: did the page template change?');
  return html.slice(start, end);
}
