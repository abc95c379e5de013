import { createHash } from 'node:crypto';

import { packDirectory, type DirectoryEntry } from '../shared/directory';
import { formatVersion } from '../shared/formatVersion';
import { manifestName, type Manifest, type TopicRange } from '../shared/manifest';
import { afterPrefix, mostShardsOfPrefix, prefixTerm, shardRange } from '../shared/prefix';
import { packPage, type PageRecord } from '../shared/records';
import { encodeShard, type Posting, type TermPostings } from '../shared/shard';
import { packTitles } from '../shared/titles';
import { encodeWords, frequencyOf, type ListedWord } from '../shared/wordList';
import { linkedPages } from './linkedPages';
import { weighTerms } from './weighTerms';

/** About how many bytes before compression a lexicon shard and a word file have. */
const shardSize = 3_000;
const wordFileSize = 4_000;
const directorySize = 256;
/** With more pages their titles are too much to fetch before the first query. */
const mostTitles = 400;
/** A prefix term lists the pages that its likeliest words stand for, not all. */
const mostPagesOfPrefix = 48;
const longestPrefixTerm = 3;

/** File name to content. The same pages give the same files, byte for byte. */
export type IndexFiles = Map<string, Uint8Array>;

/** Builds all files of the index; pages may come in any order. */
export function buildIndex(pages: readonly PageRecord[]): IndexFiles {
  const ordered = [...pages].sort(byTopicAndRoute);
  const files: IndexFiles = new Map();
  const terms = weighTerms(ordered);
  const lexicon = shardTerms(files, terms);
  const linked = linkedPages(ordered);
  const manifest: Omit<Manifest, 'version'> = {
    format: formatVersion,
    pages: ordered.length,
    shards: [...shardTerms(files, prefixTerms(terms, lexicon)), ...lexicon],
    words: writeWords(files, terms, ordered.length),
    directory: writeDirectory(files, ordered.map((page, number) => ({ file: put(files, 't', 'json', packPage(page)), linked: linked[number] ?? [] }))),
    directorySize,
    ...(ordered.length <= mostTitles && { titles: put(files, 'n', 'json', packTitles(ordered)) }),
    topics: topicRanges(ordered),
  };
  const version = hashOf(JSON.stringify(manifest));
  files.set(manifestName, toBytes(JSON.stringify({ ...manifest, version } satisfies Manifest)));
  return files;
}

function byTopicAndRoute(a: PageRecord, b: PageRecord): number {
  if (a.topic.id !== b.topic.id) return a.topic.id < b.topic.id ? -1 : 1;
  return a.route < b.route ? -1 : 1;
}

function topicRanges(pages: readonly PageRecord[]): TopicRange[] {
  const ranges: TopicRange[] = [];
  pages.forEach(({ topic }, index) => {
    const last = ranges.at(-1);
    if (last?.id === topic.id) last.end = index + 1;
    else ranges.push({ ...topic, first: index, end: index + 1 });
  });
  return ranges;
}

const toBytes = (content: string): Uint8Array => new TextEncoder().encode(content);

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Adds a file under a name made of its kind and its content's hash, and returns that name. */
function put(files: IndexFiles, kind: string, extension: string, content: string | Uint8Array): string {
  const name = `${kind}-${hashOf(content)}.${extension}`;
  files.set(name, typeof content === 'string' ? toBytes(content) : content);
  return name;
}

function shardTerms(files: IndexFiles, terms: readonly TermPostings[]): [string, string][] {
  const shards: [string, string][] = [];
  let current: TermPostings[] = [];
  let size = 0;
  const close = (): void => {
    if (current[0]) shards.push([current[0].term, put(files, 'x', 'bin', encodeShard(current))]);
    current = [];
    size = 0;
  };
  for (const term of terms) {
    const cost = 5 + term.postings.length * 3;
    if (size > 0 && size + cost > shardSize) close();
    current.push(term);
    size += cost;
  }
  close();
  return shards;
}

/** One prefix term for each beginning that spans more shards than a query should visit. */
function prefixTerms(terms: readonly TermPostings[], lexicon: readonly [string, string][]): TermPostings[] {
  const best = new Map<string, Map<number, Posting>>();
  const spans = new Map<string, boolean>();
  const isLong = (prefix: string): boolean => {
    let known = spans.get(prefix);
    if (known === undefined) spans.set(prefix, (known = spansManyShards(prefix, lexicon)));
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
  return [...best].map(([prefix, pages]) => ({ term: prefixTerm(prefix), postings: strongest(pages) })).sort((a, b) => (a.term < b.term ? -1 : 1));
}

function spansManyShards(prefix: string, lexicon: readonly [string, string][]): boolean {
  const [from, until] = shardRange(lexicon, prefix, afterPrefix(prefix));
  return until - from > mostShardsOfPrefix;
}

const strength = (posting: Posting): number => posting.title * 32 + posting.impact;

function strongest(pages: ReadonlyMap<number, Posting>): Posting[] {
  return [...pages.values()]
    .sort((a, b) => strength(b) - strength(a) || a.page - b.page)
    .slice(0, mostPagesOfPrefix)
    .sort((a, b) => a.page - b.page);
}

/** Plain words of four letters and more; on a large site those of a single page are rather typos themselves. */
function writeWords(files: IndexFiles, terms: readonly TermPostings[], pageCount: number): [string, string][] {
  const fewest = pageCount > 1000 ? 2 : 1;
  const listed = terms
    .filter(({ term, postings }) => postings.length >= fewest && /^\p{L}[\p{L}\p{N}]{3,}$/u.test(term))
    .map(({ term, postings }): ListedWord => ({ word: term, frequency: frequencyOf(postings.length) }));
  const perFile = Math.max(1, Math.round(wordFileSize / 6));
  const lists: [string, string][] = [];
  for (let start = 0; start < listed.length; start += perFile) {
    const part = listed.slice(start, start + perFile);
    lists.push([part[0]?.word ?? '', put(files, 'w', 'txt', encodeWords(part))]);
  }
  return lists;
}

function writeDirectory(files: IndexFiles, pages: readonly DirectoryEntry[]): string[] {
  const names: string[] = [];
  for (let start = 0; start < pages.length; start += directorySize) {
    names.push(put(files, 'd', 'json', packDirectory(pages.slice(start, start + directorySize))));
  }
  return names;
}
