import fs from 'node:fs';
import path from 'node:path';

import { AuthorError } from '@groundwork/lib/authorError';
import { samplesFolderOf } from './pages';
import { stripMarkers } from '../listing/regions';

/** Bytes of one file that a page may offer. */
const largest = 1_000_000;

/** A file of a page's sample folder as a reader gets it. */
export interface ShownFile {
  /** Path below the folder. */
  name: string;
  content: Uint8Array;
  isExecutable: boolean;
}

/** Whether a page with a walk offers its sample folder: one file alone stands on the page. */
export const offersFolder = (files: readonly string[]): boolean => files.length > 1;

/**
 * The files of a page's sample folder as a reader gets them. @throws AuthorError where one is too large to be offered.
 */
export function shownFiles(root: string, page: string, files: readonly string[]): ShownFile[] {
  const folder = samplesFolderOf(root, page);
  return files.map((name) => {
    const file = path.join(folder, name);
    const { size, mode } = fs.statSync(file);
    if (size > largest) throw tooLarge(`samples/${page}/${name}`, size);
    return { name, content: asShown(fs.readFileSync(file)), isExecutable: (mode & 0o111) !== 0 };
  });
}

/** A text as the page shows it, without markers and notes; anything else as it is. */
export function asShown(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content);
  const text = bytes.toString('utf8');
  const shown = `${stripMarkers(text)}\n`;
  return shown.trimEnd() === text.trimEnd() || bytes.includes(0) ? content : Buffer.from(shown);
}

function tooLarge(file: string, size: number): AuthorError {
  return new AuthorError({
    file,
    expected: `at most ${largest} bytes in each file of a folder that readers download`,
    found: `${size} bytes`,
    hint: 'let a program of the folder make it, or leave out what the page does not need',
  });
}
