import { createHash } from 'node:crypto';

import { packDirectory, type DirectoryEntry } from '../shared/format/directory';
import { packFileList, shortestAbove } from '../shared/format/fileList';
import { fileName, hashLength, type IndexFileKind } from '../shared/format/fileName';
import { formatVersion } from '../shared/format/formatVersion';
import { manifestName, type PackedManifest } from '../shared/format/manifest';
import { afterPrefix, prefixTerm, shardRange } from '../shared/format/prefix';
import type { Place } from '../shared/places';
import { packCode, packText, type PageRecord } from '../shared/format/records';
import type { Posting, TermPostings } from '../shared/format/shard';
import type { SynonymPostings } from '../shared/format/synonymPostings';
import { packTitles } from '../shared/format/titles';
import { encodeWords, frequencyOf, sortKeyOf, type ListedWord } from '../shared/format/wordList';
import { nearPages } from './nearPages';
import { shardTerms, type ShardList } from './shardTerms';
import type { Synonym } from './synonyms';
import { weighSynonyms } from './weighSynonyms';
import { weighTerms } from './weighTerms';

/**
 * About how many bytes before compression a lexicon shard has. Smaller ones make a query's share of the lexicon smaller
 * and the manifest longer, which on a large site is most of what a first query fetches.
 */
const shardSize = 1_125;
const shardSizeOfLarge = 3_000;
const manyPages = 1_000;
/** A beginning that spans more bytes of shards than this has a prefix term instead. */
const mostBytesOfPrefix = 9_000;
/** About how many bytes before compression a word file has. */
const wordFileSize = 3_000;
const directorySize = 256;
/** With more pages their titles are too much to fetch before the first query. */
const mostTitles = 400;
/** A prefix term lists the pages that its likeliest words stand for, not all. */
const mostPagesOfPrefix = 48;
const longestPrefixTerm = 3;

/** File name to content. The same pages give the same files, byte for byte. */
export type IndexFiles = Map<string, Uint8Array>;

/**
 * Builds all files of the index; pages may come in any order. Without `listed` the synonyms are those of `synonyms.txt`.
 * `places` are found beside the pages.
 */
export function buildIndex(
  pages: readonly PageRecord[],
  listed?: readonly Synonym[],
  places: readonly Place[] = [],
): IndexFiles {
  const ordered = [...pages].sort(byTopicAndRoute);
  const files: IndexFiles = new Map();
  const terms = weighTerms(ordered);
  const size = ordered.length > manyPages ? shardSizeOfLarge : shardSize;
  const mostShardsOfPrefix = mostBytesOfPrefix / size;
  const putShard = (bytes: Uint8Array): string => put(files, 'shard', bytes);
  const synonyms = weighSynonyms(terms, listed);
  const lexicon = shardTerms(terms, synonyms, { size, put: putShard, above: prefixTerm('\uffff') });
  const prefixes = shardTerms(prefixTerms(terms, lexicon, mostShardsOfPrefix), [], { size, put: putShard });
  const near = nearPages(ordered, terms);
  const texts = ordered.map((page, number): DirectoryEntry => ({
    hash: putPage(files, page),
    near: near[number] ?? [],
  }));
  const manifest: PackedManifest = {
    format: formatVersion,
    shards: packFileList([...prefixes, ...lexicon]),
    mostShardsOfPrefix,
    words: packFileList(writeWords(files, terms, synonyms, ordered.length)),
    directory: writeDirectory(files, texts),
    directorySize,
    titles: ordered.length > mostTitles ? '' : put(files, 'titles', packTitles(ordered)),
    topics: countTopics(ordered),
    places,
  };
  files.set(manifestName, toBytes(JSON.stringify(manifest)));
  return files;
}

function byTopicAndRoute(a: PageRecord, b: PageRecord): number {
  if (a.topic.id !== b.topic.id) return a.topic.id < b.topic.id ? -1 : 1;
  return a.route < b.route ? -1 : 1;
}

function countTopics(pages: readonly PageRecord[]): PackedManifest['topics'] {
  const topics: PackedManifest['topics'] = [];
  for (const { topic } of pages) {
    const last = topics.at(-1);
    if (last?.[0] === topic.id) last[2]++;
    else topics.push([topic.id, topic.title, 1]);
  }
  return topics;
}

const toBytes = (content: string): Uint8Array => new TextEncoder().encode(content);

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, hashLength);

/** Adds a file under a name made of its kind and its content's hash, and returns the hash. */
function put(files: IndexFiles, kind: IndexFileKind, content: string | Uint8Array): string {
  const hash = hashOf(content);
  add(files, fileName(kind, hash), typeof content === 'string' ? toBytes(content) : content);
  return hash;
}

/** @throws Error where another content has that name already, which chance brings about once in thousands of sites. */
function add(files: IndexFiles, name: string, content: Uint8Array): void {
  const known = files.get(name);
  if (known && Buffer.compare(known, content) !== 0)
    throw new Error(
      `two files of the search index are called ${name}; change a word of any note, or make hashes longer`,
    );
  files.set(name, content);
}

/** A page's text and code are named by the hash of both: the directory then has one a page. */
function putPage(files: IndexFiles, page: PageRecord): string {
  const [text, code] = [packText(page), packCode(page)];
  const hash = hashOf(`${text}\n${code}`);
  add(files, fileName('text', hash), toBytes(text));
  add(files, fileName('code', hash), toBytes(code));
  return hash;
}

/** One prefix term for each beginning that spans more shards than a query should visit. */
function prefixTerms(terms: readonly TermPostings[], lexicon: ShardList, mostShards: number): TermPostings[] {
  const best = new Map<string, Map<number, Posting>>();
  const spans = new Map<string, boolean>();
  const isLong = (prefix: string): boolean => {
    let known = spans.get(prefix);
    if (known === undefined) spans.set(prefix, (known = shardsOf(prefix, lexicon) > mostShards));
    return known;
  };
  for (const { term, postings } of terms) {
    for (let length = 1; length <= Math.min(longestPrefixTerm, term.length); length++) {
      const prefix = term.slice(0, length);
      if (!isLong(prefix)) break;
      let pages = best.get(prefix);
      if (!pages) best.set(prefix, (pages = new Map()));
      for (const posting of postings) {
        const known = pages.get(posting.page);
        if (!known || strength(posting) > strength(known)) pages.set(posting.page, posting);
      }
    }
  }
  return [...best]
    .map(([prefix, pages]) => ({ term: prefixTerm(prefix), postings: strongest(pages) }))
    .sort((a, b) => (a.term < b.term ? -1 : 1));
}

function shardsOf(prefix: string, lexicon: ShardList): number {
  const [from, until] = shardRange(lexicon, prefix, afterPrefix(prefix));
  return until - from;
}

const strength = (posting: Posting): number => posting.title * 32 + posting.impact;

function strongest(pages: ReadonlyMap<number, Posting>): Posting[] {
  return [...pages.values()]
    .sort((a, b) => strength(b) - strength(a) || a.page - b.page)
    .slice(0, mostPagesOfPrefix)
    .sort((a, b) => a.page - b.page);
}

/**
 * Plain words of four letters and more, also those that only a synonym has; on a large site those of a single page are
 * rather typos themselves.
 */
function writeWords(
  files: IndexFiles,
  terms: readonly TermPostings[],
  synonyms: readonly SynonymPostings[],
  pageCount: number,
): [beginning: string, hash: string][] {
  const fewest = pageCount > manyPages ? 2 : 1;
  const counts = new Map<string, number>();
  // Of words that are as near to a slip, one that stands in pages comes first.
  for (const { words } of synonyms) for (const word of words) counts.set(word, 1);
  for (const { term, postings } of terms) if (postings.length >= fewest) counts.set(term, postings.length);
  const listed = [...counts]
    .filter(([word]) => /^\p{L}[\p{L}\p{N}]{3,}$/u.test(word))
    .map(([word, pages]): ListedWord => ({ word, frequency: frequencyOf(pages) }))
    .sort((a, b) => (sortKeyOf(a.word) < sortKeyOf(b.word) ? -1 : 1));
  const perFile = Math.max(1, Math.round(wordFileSize / 6));
  const lists: [beginning: string, hash: string][] = [];
  let last = '';
  for (let start = 0; start < listed.length; start += perFile) {
    const part = listed.slice(start, start + perFile);
    const beginning = shortestAbove(last, sortKeyOf(part[0]?.word ?? ''));
    lists.push([beginning, put(files, 'words', encodeWords(part))]);
    last = sortKeyOf(part.at(-1)?.word ?? '');
  }
  return lists;
}

/** Returns the hashes of its parts. */
function writeDirectory(files: IndexFiles, pages: readonly DirectoryEntry[]): string {
  let hashes = '';
  for (let first = 0; first < pages.length; first += directorySize)
    hashes += put(files, 'directory', packDirectory(pages.slice(first, first + directorySize), first));
  return hashes;
}
