import fs from 'node:fs';
import path from 'node:path';

import type { AuthorMistake } from '@groundwork/lib/authorError';
import { writeIfChanged } from '../../../lib/node/writeIfChanged';

/** A file of a note as pages show it. Addresses are below the site's base URL. */
export interface Asset {
  address: string;
  /** The name under which a browser saves it, where a browser shows nothing of its kind. */
  download?: string;
  /** Of a picture, in CSS pixels. */
  width?: number;
  height?: number;
  /** The same picture in other sizes, the smallest first; absent where none would save a reader anything. */
  smaller?: readonly { address: string; width: number }[];
}

/** What a note is compiled with: its assets by the URL that its author wrote, and what is wrong with others. */
export interface NoteAssets {
  assets: Record<string, Asset>;
  mistakes: readonly AuthorMistake[];
}

/** Where the plugin leaves a note's assets for the compilation of its text, which depends on that file alone. */
const assetsFile = (root: string, page: string): string =>
  path.join(root, '.docusaurus/assets/notes', `${page.replaceAll('/', '__')}.json`);

/** Notes whose assets are the same are not compiled again. */
export function writeNoteAssets(root: string, page: string, found: NoteAssets): void {
  writeIfChanged(assetsFile(root, page), JSON.stringify(found));
}

/** What was written for a note; nothing for a page that is no note. */
export function readNoteAssets(root: string, page: string): NoteAssets {
  const file = assetsFile(root, page);
  if (!fs.existsSync(file)) return { assets: {}, mistakes: [] };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as NoteAssets;
}
