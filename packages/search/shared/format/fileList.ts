import { IndexFileError } from './bytes';
import { fileName, hashesIn } from './fileName';

/** Files by what they begin with, in order: a word belongs to the last file whose beginning is not above it. */
export type FileList = [beginning: string, file: string][];

/** Beginnings and hashes apart, because each compresses better alone; no word has a space in it. */
export type PackedFileList = [beginnings: string, hashes: string];

export const packFileList = (list: readonly (readonly [beginning: string, hash: string])[]): PackedFileList => [
  list.map(([beginning]) => beginning).join(' '),
  list.map(([, hash]) => hash).join(''),
];

/** @throws IndexFileError when the value is not a packed list. */
export function unpackFileList(value: unknown, kind: 'shard' | 'words'): FileList {
  const [beginnings, hashes] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof beginnings !== 'string') throw new IndexFileError('not a list of files');
  const all = hashesIn(hashes);
  const first = all.length === 0 ? [] : beginnings.split(' ');
  if (first.length !== all.length) throw new IndexFileError('a list of files has other beginnings than files');
  return all.map((hash, index) => [first[index] ?? '', fileName(kind, hash)]);
}

/** The shortest beginning of `word` that is above `previous`; what tells two neighbouring files apart. */
export function shortestAbove(previous: string, word: string): string {
  for (let length = 0; length < word.length; length++) {
    const beginning = word.slice(0, length);
    if (beginning > previous) return beginning;
  }
  return word;
}
