import { IndexFileError, jsonIn } from './bytes';
import { fileName, hashesIn, type IndexFileKind } from './fileName';
import { unpackFileList, type FileList, type PackedFileList } from './fileList';
import { formatVersion } from './formatVersion';
import { placeKinds, type Place } from '../places';

/** What the index calls its manifest; the only name that is not made of a file's content. */
export const manifestName = 'manifest.json';

/** A run of pages that belong to one topic; pages are numbered in the order of their routes. */
interface TopicRange {
  id: string;
  title: string;
  first: number;
  /** Exclusive. */
  end: number;
}

/** What a client must know before its first query. */
export interface Manifest {
  pages: number;
  /** The lexicon's shards by their terms. */
  shards: FileList;
  /** A beginning that spans more shards than this has a prefix term instead. */
  mostShardsOfPrefix: number;
  /** The files of words that typos are compared with. */
  words: FileList;
  /** Files that list the pages' text files, `directorySize` pages each. */
  directory: string[];
  directorySize: number;
  /** File of all titles, from which the first keystroke is answered; a large site has none. */
  titles?: string;
  topics: TopicRange[];
  places: Place[];
}

/** The manifest as it is fetched: hashes instead of names, and no number that another one tells. */
export interface PackedManifest {
  format: number;
  shards: PackedFileList;
  mostShardsOfPrefix: number;
  words: PackedFileList;
  directory: string;
  directorySize: number;
  titles: string;
  topics: [id: string, title: string, pages: number][];
  places: readonly Place[];
}

/** Checks the shape of a fetched manifest; throws `IndexFileError` if it is not one of ours. */
export function parseManifest(text: string): Manifest {
  const packed = jsonIn(text) as Partial<Record<keyof PackedManifest, unknown>> | null | undefined;
  if (packed?.format !== formatVersion) throw new IndexFileError('the manifest is of another version');
  const { directorySize, mostShardsOfPrefix } = packed;
  if (!isCount(directorySize) || directorySize === 0 || !isCount(mostShardsOfPrefix))
    throw new IndexFileError('the manifest lacks a part');
  const topics = topicRanges(packed.topics);
  const [titles] = filesOf('titles', packed.titles);
  return {
    pages: topics.at(-1)?.end ?? 0,
    shards: unpackFileList(packed.shards, 'shard'),
    mostShardsOfPrefix,
    words: unpackFileList(packed.words, 'words'),
    directory: filesOf('directory', packed.directory),
    directorySize,
    ...(titles !== undefined && { titles }),
    topics,
    places: placesIn(packed.places),
  };
}

const filesOf = (kind: IndexFileKind, hashes: unknown): string[] =>
  hashesIn(hashes).map((hash) => fileName(kind, hash));

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function placesIn(places: unknown): Place[] {
  if (!Array.isArray(places) || !places.every(isPlace)) throw new IndexFileError('the manifest lacks a part');
  return places;
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, about, url, words } = value as Partial<Record<keyof Place, unknown>>;
  return (
    placeKinds.some((known) => known === kind) &&
    [title, about, url].every((text) => typeof text === 'string') &&
    Array.isArray(words) &&
    words.every((word) => typeof word === 'string')
  );
}

function topicRanges(topics: unknown): TopicRange[] {
  if (!Array.isArray(topics)) throw new IndexFileError('the manifest lacks a part');
  let end = 0;
  return topics.map((topic: unknown) => {
    const [id, title, pages] = Array.isArray(topic) ? (topic as unknown[]) : [];
    if (typeof id !== 'string' || typeof title !== 'string' || !isCount(pages))
      throw new IndexFileError('the manifest lacks a part');
    const first = end;
    return { id, title, first, end: (end += pages) };
  });
}
