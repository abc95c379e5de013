import {
  bytesOf,
  filesOf,
  hashDigits,
  isNamedByContent,
  listFile,
  type KeepableFiles,
  type KeepableFile,
} from '../shared/fileList';

/** The one cache. What is in it is answered from when the network does not answer. */
export const cacheName = 'groundwork-offline';
/** The address under which the cache holds what was chosen; no page of the site has it. */
const recordFile = 'offline-kept.json';
/** A kept file says which version of it it is. */
const hashHeader = 'X-Groundwork-Hash';
/** How many files are on their way at a time. */
const atOnce = 6;

/** What a reader keeps. */
export interface Kept {
  topics: readonly string[];
  /** Of the list of files from which it was brought. */
  version: string;
  /** Addresses of all files of this version, and of the one before: an open page may still ask for those. */
  files: readonly string[];
  before: readonly string[];
}

/** Why files could not be kept, in words for the reader. */
export class KeepingFailed extends Error {}

/** The list of what may be kept now. @throws KeepingFailed where it cannot be had. */
export async function fetchList(base: string): Promise<KeepableFiles> {
  const response = await fetch(base + listFile, { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) throw new KeepingFailed('The list of what can be kept could not be fetched. Is there a network?');
  const list: unknown = await response.json().catch(() => undefined);
  if (!isFileList(list)) throw new KeepingFailed('The list of what can be kept is damaged. Try again with a network.');
  return list;
}

const isFileList = (value: unknown): value is KeepableFiles =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  Array.isArray(value['common']) &&
  isObject(value['topics']) &&
  Object.values(value['topics']).every(Array.isArray);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What is kept, or null; also where the record of it is damaged, which is then brought anew as if nothing were kept. */
export async function readKept(base: string): Promise<Kept | null> {
  if (!(await caches.has(cacheName))) return null;
  const record = await (await caches.open(cacheName)).match(base + recordFile);
  const text = await record?.text();
  if (text === undefined) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  [value['topics'], value['files'], value['before']].every(isListOfTexts);

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

/** How many of the files that are said to be kept are not here: a device that runs out of room drops some. */
export async function countMissing(base: string, kept: Kept): Promise<number> {
  const here = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => addressIn(base, url)));
  return kept.files.filter((address) => !here.has(address)).length;
}

export interface Bringing {
  base: string;
  list: KeepableFiles;
  topics: readonly string[];
  /** Called after each file with the bytes that are here and those that are wanted. */
  onProgress?: (here: number, wanted: number) => void;
  signal?: AbortSignal;
}

/**
 * Brings what is missing of some topics, and drops what no version that may still be open needs. Files whose names
 * change with their content come first, pages last: a page that is kept finds what it asks for, also where the network
 * ends in between. What has come stays and is not fetched again.
 * @throws KeepingFailed where a file cannot be had or there is no room; DOMException where the signal aborts.
 */
export async function bring({ base, list, topics, onProgress, signal }: Bringing): Promise<Kept> {
  const cache = await caches.open(cacheName);
  const before = await readKept(base);
  const files = filesOf(list, topics);
  const wanted = bytesOf(files);
  let here = 0;
  const fetchOne = async (file: KeepableFile): Promise<void> => {
    signal?.throwIfAborted();
    await keepFile(cache, base, file, signal);
    here += file[2];
    onProgress?.(here, wanted);
  };
  await eachOf(files.filter(isHashed), fetchOne);
  await eachOf(
    files.filter((file) => !isHashed(file)),
    fetchOne,
  );
  const addresses = files.map(([address]) => address);
  const kept: Kept = {
    topics,
    version: list.version,
    files: addresses,
    before: before === null || before.version === list.version ? [] : before.files,
  };
  await put(cache, base + listFile, await json(list));
  await put(cache, base + recordFile, await json(kept));
  await dropAllBut(cache, base, new Set([...addresses, ...kept.before, listFile, recordFile]));
  return kept;
}

const isHashed = ([address]: KeepableFile): boolean => isNamedByContent(address);

/**
 * Does something with each file, some at a time. Where one fails, no other is begun, and those on their way come to
 * their end before this throws: nothing goes on where another task may change what is kept.
 */
async function eachOf(files: readonly KeepableFile[], act: (file: KeepableFile) => Promise<void>): Promise<void> {
  const queue = [...files];
  const actInTurn = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) await act(file);
  };
  const ends = Array.from({ length: atOnce }, () =>
    actInTurn().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(ends);
  await Promise.all(ends);
}

async function keepFile(
  cache: Cache,
  base: string,
  [address, hash]: KeepableFile,
  signal: AbortSignal | undefined,
): Promise<void> {
  const present = await cache.match(base + address, { ignoreVary: true });
  if (present?.headers.get(hashHeader) === hash && (await isWhole(present))) return;
  const response = await fetch(base + address, { cache: 'no-cache', signal: signal ?? null }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      return undefined;
    },
  );
  // The server's page for what is not found is a file of ours as well.
  if (!response || !(response.ok || address === '404.html')) {
    throw new KeepingFailed('The network ended before all was here. What has come is kept; press Keep again to go on.');
  }
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) !== hash) {
    throw new KeepingFailed('The site was renewed while it was being kept. Press Keep again to get the new version.');
  }
  const headers = new Headers(response.headers);
  // They speak of the bytes on the wire.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(hashHeader, hash);
  await put(cache, base + address, new Response(body, { headers }));
}

async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response);
  } catch (error) {
    if (!isFull(error)) throw error;
    throw new KeepingFailed(
      'This device gives the site no more room. Choose fewer topics, or remove all and try again.',
    );
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

async function json(value: unknown): Promise<Response> {
  const body = new TextEncoder().encode(JSON.stringify(value));
  const headers = { 'Content-Type': 'application/json', [hashHeader]: await hashOf(body.buffer) };
  return new Response(body, { headers });
}

async function dropAllBut(cache: Cache, base: string, needed: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!needed.has(addressIn(base, request.url))) await cache.delete(request);
  }
}

/** The address below the base of a URL that the cache holds. */
const addressIn = (base: string, url: string): string =>
  decodeURIComponent(url.slice(new URL(base, self.location.href).href.length));

/** True where an answer has the bytes that were kept: a disk, an extension or another script may have changed them. */
export const isWhole = async (answer: Response): Promise<boolean> =>
  answer.headers.get(hashHeader) === (await hashOf(await answer.clone().arrayBuffer()));

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashDigits);
}

/** True where anything is here, also of what was stopped before it was whole. */
export const holdsFiles = (): Promise<boolean> => caches.has(cacheName);

/** Removes everything that is kept. The worker goes separately. */
export const forget = (): Promise<boolean> => caches.delete(cacheName);

/**
 * Has a task wait until no page and no worker changes what is kept, and keeps others waiting.
 */
export const alone = <Result>(task: () => Promise<Result>): Promise<Result> => navigator.locks.request(cacheName, task);
