/** What the page around a note's body needs to know of the note: what the generator calls a doc's content. */
export interface NoteData {
  metadata: { permalink: string; [name: string]: unknown };
  frontMatter: Record<string, unknown>;
  assets: Record<string, unknown>;
  toc: readonly unknown[];
  /** What defines each concept of the note, where another note links here: only in a fragment, never in the note's own page. */
  definitions?: Readonly<Record<string, string>>;
}

/** What a navigation fetches of a note: its body as HTML, its data, and the build it belongs to. */
export interface NoteFragment {
  build: string;
  html: string;
  data: NoteData;
  /** The styles of the parts that this note has and not every page: asked for afterwards they would cost a round trip. */
  styles?: string;
}

/** The attribute of `<html>` that names the build of the page's scripts. */
export const buildAttribute = 'data-build';

/** The attribute of a note's body that names the note by its address. */
export const noteAttribute = 'data-note';

/** The attribute of the element that holds a note's data as JSON. It follows the body. */
export const noteDataAttribute = 'data-note-data';

/** The class of the list of a note's contents, which says all that the note's data would say of them. */
export const contentsClass = 'table-of-contents';

/** The address of a note's fragment: beside the note's own. */
export const fragmentUrl = (permalink: string): string => `${permalink}.json`;

/** True for what `JSON.parse` gave where a note's data was expected. */
function isNoteData(value: unknown): value is NoteData {
  if (typeof value !== 'object' || value === null) return false;
  const { metadata, frontMatter, assets, toc } = value as Partial<NoteData>;
  return typeof metadata?.permalink === 'string' && !!frontMatter && !!assets && Array.isArray(toc);
}

/** True for what `JSON.parse` gave where a fragment was expected. */
export function isFragment(value: unknown): value is NoteFragment {
  if (typeof value !== 'object' || value === null) return false;
  const { build, html, data, styles = '' } = value as Partial<NoteFragment>;
  return [build, html, styles].every((text) => typeof text === 'string') && isNoteData(data);
}
