import { IndexFileError } from './bytes';
import { formatVersion } from './formatVersion';

/** What the index calls its manifest; the only name that is not made of a file's content. */
export const manifestName = 'manifest.json';

/** A run of pages that belong to one topic; pages are numbered in the order of their routes. */
export interface TopicRange {
  id: string;
  title: string;
  first: number;
  /** Exclusive. */
  end: number;
}

/** What a client must know before its first query; the only index file whose name is not its hash. */
export interface Manifest {
  format: number;
  /** Changes when anything in the index does. */
  version: string;
  pages: number;
  /** First term and file of each lexicon shard, in the order of the terms. */
  shards: [firstTerm: string, file: string][];
  /** The same for the files of words that typos are compared with. */
  words: [firstWord: string, file: string][];
  /** Files that list the pages' text files, `directorySize` pages each. */
  directory: string[];
  directorySize: number;
  /** File of all titles, from which the first keystroke is answered; a large site has none. */
  titles?: string;
  topics: TopicRange[];
}

/** Checks the shape of a fetched manifest; throws `IndexFileError` if it is not one of ours. */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexFileError('the manifest is not JSON');
  }
  const manifest = value as Partial<Manifest> | null;
  if (typeof manifest !== 'object' || manifest?.format !== formatVersion)
    throw new IndexFileError('the manifest is of another version');
  const isWhole =
    typeof manifest.version === 'string' &&
    Number.isInteger(manifest.pages) &&
    Number.isInteger(manifest.directorySize) &&
    isFileList(manifest.shards) &&
    isFileList(manifest.words) &&
    Array.isArray(manifest.directory) &&
    manifest.directory.every((file) => typeof file === 'string') &&
    (manifest.titles === undefined || typeof manifest.titles === 'string') &&
    Array.isArray(manifest.topics);
  if (!isWhole) throw new IndexFileError('the manifest lacks a part');
  return manifest as Manifest;
}

function isFileList(value: unknown): value is [string, string][] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
    )
  );
}
