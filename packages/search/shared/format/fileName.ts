import { IndexFileError } from './bytes';

/** What each kind of index file is called: a letter, the hash of what it is made of, and what it is to a server. */
const kinds = {
  shard: ['x', 'bin'],
  words: ['w', 'txt'],
  directory: ['d', 'json'],
  titles: ['n', 'json'],
  text: ['t', 'json'],
  code: ['c', 'json'],
} as const;

export type IndexFileKind = keyof typeof kinds;

/**
 * Hexadecimal digits of a name's hash. Each costs half a byte a file in the manifest, which every first query fetches.
 * Two of 2,000 files get the same 32 bits in one site of two thousand; then the build says so (`buildIndex.ts`).
 */
export const hashLength = 8;
const hashes = new RegExp(`^(?:[0-9a-f]{${hashLength}})*$`);

export function fileName(kind: IndexFileKind, hash: string): string {
  const [letter, extension] = kinds[kind];
  return `${letter}-${hash}.${extension}`;
}

/** The hashes of a text that is made of nothing else. @throws IndexFileError when it is not. */
export function hashesIn(text: unknown): string[] {
  if (typeof text !== 'string' || !hashes.test(text)) throw new IndexFileError('not a list of hashes');
  return Array.from({ length: text.length / hashLength }, (_, index) =>
    text.slice(index * hashLength, (index + 1) * hashLength),
  );
}
