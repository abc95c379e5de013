/** What a navigation fetches of a note: its body as HTML, and the build it belongs to. */
export interface NoteFragment {
  build: string;
  html: string;
}

/** The attribute of `<html>` that names the build of the page's scripts. */
export const buildAttribute = 'data-build';

/** The attribute of a note's body that names the note by its address. */
export const noteAttribute = 'data-note';

/** The address of a note's fragment: beside the note's own. */
export const fragmentUrl = (permalink: string): string => `${permalink}.json`;

/** True for what `JSON.parse` gave where a fragment was expected. */
export function isFragment(value: unknown): value is NoteFragment {
  if (typeof value !== 'object' || value === null) return false;
  const { build, html } = value as Partial<NoteFragment>;
  return typeof build === 'string' && typeof html === 'string';
}

/** The attribute of the element that follows a note's body, by which the build finds the body's end. */
export const noteEndAttribute = 'data-note-end';
