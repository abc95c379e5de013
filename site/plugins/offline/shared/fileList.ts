/** The list of what may be kept, beside the home page. Relative to the site's base, like all paths here. */
export const listFile = 'offline.json';
export const workerFile = 'offline-worker.js';

/** One file as it is asked for: its address below the base (`docs/linux/epoll`), the hash of its bytes, their number. */
export type KeepableFile = readonly [address: string, hash: string, bytes: number];

export interface KeepableFiles {
  /** Of all files together: another one after each deploy that changed any. */
  version: string;
  /** What every page needs: scripts, styles, the search with its index, the pages that belong to no topic. */
  common: readonly KeepableFile[];
  /** What each topic needs besides, by its name. */
  topics: Readonly<Record<string, readonly KeepableFile[]>>;
}

/** The files that some topics need, each once. A topic that is not in the list needs none. */
export function filesOf(list: KeepableFiles, topics: readonly string[]): KeepableFile[] {
  if (topics.length === 0) return [];
  const all = [
    list.common,
    ...topics.map((topic) => (Object.hasOwn(list.topics, topic) ? (list.topics[topic] ?? []) : [])),
  ];
  return eachOnce(all.flat());
}

/** Files of which some are listed several times, each once. */
export const eachOnce = (files: readonly KeepableFile[]): KeepableFile[] => [
  ...new Map(files.map((file) => [file[0], file])).values(),
];

/** Folders whose files have another name after each change. */
export const isNamedByContent = (address: string): boolean => /^(?:assets|search-index)\//.test(address);

/** What some files take together, in bytes. */
export const bytesOf = (files: readonly KeepableFile[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** As many digits of SHA-256 as tell two versions of a file apart. */
export const hashDigits = 16;
