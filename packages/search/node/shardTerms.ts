import { shortestAbove } from '../shared/format/fileList';
import { encodeShard, type TermPostings } from '../shared/format/shard';
import type { SynonymPostings } from '../shared/format/synonymPostings';

/** Shards in the order of their terms: the shortest text that is above all terms of the one before, and its hash. */
export type ShardList = readonly [beginning: string, hash: string][];

interface Cut {
  beginning: string;
  /** The last term, or first word of a synonym. */
  last: string;
  size: number;
  terms: TermPostings[];
  synonyms: SynonymPostings[];
}

interface ShardOptions {
  /** About how many bytes a shard has before compression. */
  size: number;
  /** Takes a shard and returns its hash. */
  put: (bytes: Uint8Array) => string;
  /** Below all of the terms. */
  above?: string;
}

/** Cuts sorted terms into shards; a synonym goes where its first word is, or would be if any page had it. */
export function shardTerms(
  terms: readonly TermPostings[],
  synonyms: readonly SynonymPostings[],
  { size, put, above = '' }: ShardOptions,
): [beginning: string, hash: string][] {
  return cut(terms, synonyms, size, above).map(({ beginning, terms, synonyms }) => [
    beginning,
    put(encodeShard(terms, synonyms)),
  ]);
}

function cut(terms: readonly TermPostings[], synonyms: readonly SynonymPostings[], size: number, above: string): Cut[] {
  const shards: Cut[] = [];
  const open = (first: string): Cut => {
    const beginning = shortestAbove(shards.at(-1)?.last ?? above, first);
    const shard = { beginning, last: first, size: 0, terms: [], synonyms: [] };
    shards.push(shard);
    return shard;
  };
  let next = 0;
  /** Adds the synonyms that stand before `term` to the last shard. */
  const addSynonyms = (term: string): void => {
    for (let synonym = synonyms[next]; synonym && firstOf(synonym) < term; synonym = synonyms[++next]) {
      const shard = shards.at(-1) ?? open(firstOf(synonym));
      shard.synonyms.push(synonym);
      shard.size += costOfSynonym(synonym);
      shard.last = firstOf(synonym);
    }
  };
  for (const term of terms) {
    addSynonyms(term.term);
    const cost = costOfTerm(term);
    const last = shards.at(-1);
    const shard = last && last.size + cost <= size ? last : open(term.term);
    shard.terms.push(term);
    shard.size += cost;
    shard.last = term.term;
  }
  addSynonyms('\uffff');
  return shards;
}

const firstOf = ({ words }: SynonymPostings): string => words[0] ?? '';

const costOfTerm = ({ postings }: TermPostings): number => 5 + postings.length * 3;

const costOfSynonym = ({ words, terms, postings }: SynonymPostings): number =>
  words.join(' ').length + terms.join(' ').length + postings.length * 4;
