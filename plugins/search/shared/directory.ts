import { IndexFileError } from './bytes';

/** What the index knows of a page by its number: where its text is, and which pages it is joined to by links. */
export interface DirectoryEntry {
  file: string;
  /** Numbers of the pages that it links to or that link to it. */
  linked: readonly number[];
}

/** One array a page: the file's name, then the numbers. */
export const packDirectory = (entries: readonly DirectoryEntry[]): string =>
  JSON.stringify(entries.map(({ file, linked }) => [file, ...linked]));

/** @throws IndexFileError when the text is not a packed directory. */
export function unpackDirectory(json: string): DirectoryEntry[] {
  const value = parse(json);
  if (!Array.isArray(value)) throw new IndexFileError('not a directory');
  return value.map((entry: unknown) => {
    const [file, ...linked] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof file !== 'string' || !linked.every(isPageNumber)) throw new IndexFileError('not a directory');
    return { file, linked };
  });
}

const isPageNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new IndexFileError('not JSON');
  }
}
