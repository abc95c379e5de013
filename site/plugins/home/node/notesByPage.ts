import type { WrittenNote } from './homeData';

/** The written notes by their page, `linux/epoll`. `docsBase` is the address below which notes live. */
export const notesByPage = <Note extends WrittenNote>(
  notes: readonly Note[],
  docsBase: string,
): ReadonlyMap<string, Note> => new Map(notes.map((note) => [note.permalink.slice(docsBase.length), note]));

/** Those of these pages that are written, as links, in their order. */
export const linksTo = (
  pages: readonly string[],
  written: ReadonlyMap<string, WrittenNote>,
): { title: string; to: string }[] =>
  pages.flatMap((page) => written.get(page) ?? []).map(({ title, permalink }) => ({ title, to: permalink }));
