import { IndexFileError } from '../../shared/format/bytes';
import { unpackDirectory, type DirectoryEntry, type NearPage } from '../../shared/format/directory';
import { fileName } from '../../shared/format/fileName';
import { manifestName, parseManifest, type Manifest } from '../../shared/format/manifest';
import { afterPrefix, shardRange } from '../../shared/format/prefix';
import { unpackCode, unpackText } from '../../shared/format/records';
import { Shard } from '../../shared/format/shard';
import type { SynonymPostings } from '../../shared/format/synonymPostings';
import { unpackTitles } from '../../shared/format/titles';
import { decodeWords, lengthKey, type ListedWord } from '../../shared/format/wordList';
import {
  indexPageText,
  tokenised,
  withCode,
  type IndexedPage,
  type TokenisedText,
  type TokenisedTitle,
} from './pageText';

/** Reads one file of the index. `fresh` asks for it past any cache. @throws IndexFileError where the file can't be had */
export type ReadFile = (name: string, fresh: boolean) => Promise<Uint8Array>;

const mostPagesInMemory = 300;
const mostRemembered = 2_000;

/** Fetches the index's files when they are needed, each once; a failed one is fetched again when asked for again. */
export class IndexStore {
  private files = new Map<string, Promise<unknown>>();
  /** Files that came damaged or not at all: a cache would give the same again, so they are read past it. */
  private readonly failed = new Set<string>();
  private remembered = new Map<string, Promise<unknown>>();
  /** All titles, once `prepare` has them; none where the site has too many to fetch them ahead. */
  titles: readonly TokenisedTitle[] = [];
  private manifestPromise: Promise<Manifest> | undefined;

  constructor(private readonly read: ReadFile) {}

  manifest(): Promise<Manifest> {
    return this.manifestPromise ?? this.readManifest(false);
  }

  /** Forgets everything and reads the manifest anew: what to do when a file is gone because of a deploy. */
  async reload(): Promise<void> {
    this.files = new Map();
    this.remembered = new Map();
    this.titles = [];
    await this.readManifest(true);
  }

  /** The shards that can hold terms in [low, high). */
  async shards(low: string, high: string): Promise<Shard[]> {
    const { shards } = await this.manifest();
    const [from, until] = shardRange(shards, low, high);
    return Promise.all(shards.slice(from, until).map(([, file]) => this.load(file, (bytes) => new Shard(bytes))));
  }

  /** What the index has for the synonyms that begin with this word. */
  async synonyms(first: string): Promise<SynonymPostings[]> {
    const [shard] = await this.shards(first, `${first}\u0000`);
    return shard?.synonyms.filter(({ words }) => words[0] === first) ?? [];
  }

  /** The synonyms whose first word begins so; none for a beginning that spans many shards. */
  async synonymsThatBegin(prefix: string): Promise<SynonymPostings[]> {
    const { shards, mostShardsOfPrefix } = await this.manifest();
    const [from, until] = shardRange(shards, prefix, afterPrefix(prefix));
    if (until - from > mostShardsOfPrefix) return [];
    const found = await this.shards(prefix, afterPrefix(prefix));
    return found.flatMap(({ synonyms }) => synonyms.filter(({ words }) => words[0]?.startsWith(prefix)));
  }

  /** All listed words that begin with `letter` and have `shortest` to `longest` letters, perhaps with some others. */
  async words(letter: string, shortest: number, longest: number): Promise<ListedWord[]> {
    const { words } = await this.manifest();
    const [from, until] = shardRange(words, lengthKey(letter, shortest), afterPrefix(lengthKey(letter, longest)));
    const lists = await Promise.all(
      words.slice(from, until).map(([, file]) => this.load(file, (bytes) => decodeWords(decode(bytes)))),
    );
    return lists.flat().filter(({ word }) => word.startsWith(letter));
  }

  /** The pages that are near a page, nearest first. */
  async near(number: number): Promise<readonly NearPage[]> {
    return (await this.entry(number)).near;
  }

  /** A page's text, and its code where it is asked for. */
  async page(number: number, needsCode: boolean): Promise<IndexedPage> {
    const { hash } = await this.entry(number);
    if (this.files.size > mostPagesInMemory * 2) this.forgetOldest();
    const text = this.load(fileName('text', hash), parseText);
    if (!needsCode) return text;
    const [page, code] = await Promise.all([text, this.load(fileName('code', hash), parseCode)]);
    return withCode(page, code);
  }

  /** Answers a question about the index once; a question whose files could not be had is asked anew. */
  remember<T>(question: string, find: () => Promise<T>): Promise<T> {
    const known = this.remembered.get(question) as Promise<T> | undefined;
    if (known) return known;
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    const answer = find();
    this.remembered.set(question, answer);
    answer.catch(() => {
      // Another answer may have been asked for since.
      if (this.remembered.get(question) === answer) this.remembered.delete(question);
    });
    return answer;
  }

  /** Has the files that every query needs. */
  async prepare(): Promise<void> {
    const { directory, titles } = await this.manifest();
    const isSmall = directory.length === 1;
    const reading = titles && this.load(titles, parseTitles).then((all) => (this.titles = all));
    await Promise.all([reading, isSmall && this.directoryPart(0)]);
  }

  private async entry(number: number): Promise<DirectoryEntry> {
    const { directorySize } = await this.manifest();
    const part = await this.directoryPart(Math.floor(number / directorySize));
    const entry = part[number % directorySize];
    if (!entry) throw new IndexFileError(`the directory has no page ${number}`);
    return entry;
  }

  private async directoryPart(index: number): Promise<DirectoryEntry[]> {
    const { directory, directorySize } = await this.manifest();
    const file = directory[index];
    if (file === undefined) throw new IndexFileError(`the directory has no part ${index}`);
    return this.load(file, (bytes) => unpackDirectory(decode(bytes), index * directorySize));
  }

  private readManifest(fresh: boolean): Promise<Manifest> {
    const reading = this.read(manifestName, fresh).then((bytes) => parseManifest(decode(bytes)));
    this.manifestPromise = reading;
    reading.catch(() => {
      // A manifest that was asked for since stays.
      if (this.manifestPromise === reading) this.manifestPromise = undefined;
    });
    return reading;
  }

  private load<T>(file: string, parse: (bytes: Uint8Array) => T): Promise<T> {
    const known = this.files.get(file) as Promise<T> | undefined;
    if (known) return known;
    const loading = this.read(file, this.failed.has(file)).then(parse);
    this.files.set(file, loading);
    loading.then(
      () => this.failed.delete(file),
      () => {
        this.failed.add(file);
        if (this.files.get(file) === loading) this.files.delete(file);
      },
    );
    return loading;
  }

  private forgetOldest(): void {
    for (const file of [...this.files.keys()].filter((name) => /^[tc]-/.test(name)).slice(0, mostPagesInMemory))
      this.files.delete(file);
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function parseTitles(bytes: Uint8Array): TokenisedTitle[] {
  const titles = unpackTitles(decode(bytes));
  if (!titles) throw new IndexFileError('not a list of titles');
  return titles.map(({ title, route, concepts }) => ({
    route,
    title: tokenised(title),
    concepts: concepts.map(tokenised),
  }));
}

function parseText(bytes: Uint8Array): IndexedPage {
  const page = unpackText(decode(bytes));
  if (!page) throw new IndexFileError('not the text of a page');
  return indexPageText(page);
}

function parseCode(bytes: Uint8Array): TokenisedText[] {
  const code = unpackCode(decode(bytes));
  if (!code) throw new IndexFileError('not the code of a page');
  return code.map(tokenised);
}
