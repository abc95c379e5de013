import { ByteReader, ByteWriter, checksum, IndexFileError } from './bytes';
import { formatVersion } from './formatVersion';
import { readSynonyms, writeSynonyms, type SynonymPostings } from './synonymPostings';

/**
 * A lexicon shard: a range of the sorted terms, each with the pages that hold it.
 *
 *   magic "GWS" version  checksum:u32 of the rest
 *   count:varint, then per term   shared:varint suffixLength:varint suffix pages:varint bytes:varint
 *   then per term                 page deltas (varints), one fact byte a page, one section byte a page
 *   then synonyms                 see `SynonymPostings`
 *
 * Terms are front-coded; `shared` counts bytes taken over from the term before. The three streams of a term stand
 * apart because each compresses better alone.
 */

/** How one page holds one term. */
export interface Posting {
  page: number;
  /** 1 to 15: the saturated, field-weighted frequency. */
  impact: number;
  /** 0 not in the title; 3 the title is this word; 2 the title has two or three words; 1 it has more. */
  title: number;
  inHeading: boolean;
  /** In the description or among the concepts that the page defines. */
  inSummary: boolean;
  /** It stands in the page's code, and nowhere in what a result shows of its prose; then it is in no title either. */
  isOnlyInCode: boolean;
  /** Bit i is set if the i-th eighth of the page's sections holds the term. */
  sections: number;
}

export interface TermPostings {
  term: string;
  postings: readonly Posting[];
}

/** The decoded postings of one term, in parallel arrays. */
export interface PostingList {
  pages: Uint32Array;
  facts: Uint8Array;
  sections: Uint8Array;
}

const magic = [0x47, 0x57, 0x53, formatVersion];

/**
 * A fact byte: the impact in four bits, two of the title, one of heading and summary each. What stands only in code has
 * none of these: its impact is in the upper four bits, above a zero that no other has.
 */
export const isOnlyInCode = (facts: number): boolean => (facts & 15) === 0;
export const impactOf = (facts: number): number => (isOnlyInCode(facts) ? facts >> 4 : facts & 15);
export const titleOf = (facts: number): number => (isOnlyInCode(facts) ? 0 : (facts >> 4) & 3);
export const inHeading = (facts: number): boolean => !isOnlyInCode(facts) && (facts & 64) !== 0;
export const inSummary = (facts: number): boolean => !isOnlyInCode(facts) && (facts & 128) !== 0;
/** In a title, a heading or the summary. */
export const isProminent = (facts: number): boolean => !isOnlyInCode(facts) && facts > 15;

/** Terms must be sorted by code unit and unique; postings sorted by page. Synonyms keep their order. */
export function encodeShard(
  terms: readonly TermPostings[],
  synonyms: readonly SynonymPostings[] = [],
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const lists = terms.map(({ postings }) => encodePostings(postings));
  const body = new ByteWriter();
  body.varint(terms.length);
  let previous: Uint8Array = new Uint8Array();
  terms.forEach(({ term, postings }, index) => {
    const bytes = encoder.encode(term);
    const shared = sharedLength(previous, bytes);
    body.varint(shared);
    body.varint(bytes.length - shared);
    body.raw(bytes.subarray(shared));
    body.varint(postings.length);
    body.varint(lists[index]?.length ?? 0);
    previous = bytes;
  });
  for (const list of lists) body.raw(list);
  writeSynonyms(body, synonyms);
  return sealed(body.take());
}

function encodePostings(postings: readonly Posting[]): Uint8Array {
  const out = new ByteWriter();
  let last = -1;
  for (const { page } of postings) {
    out.varint(page - last - 1);
    last = page;
  }
  for (const posting of postings) out.byte(factsOf(posting));
  for (const { sections } of postings) out.byte(sections);
  return out.take();
}

function factsOf({ impact, title, inHeading, inSummary, isOnlyInCode }: Posting): number {
  if (isOnlyInCode) return impact << 4;
  return impact | (title << 4) | (inHeading ? 64 : 0) | (inSummary ? 128 : 0);
}

function sharedLength(left: Uint8Array, right: Uint8Array): number {
  const most = Math.min(left.length, right.length);
  let length = 0;
  while (length < most && left[length] === right[length]) length++;
  return length;
}

/** Puts the magic and the checksum before a file's body. */
function sealed(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.raw(Uint8Array.from(magic));
  out.uint32(checksum(body));
  out.raw(body);
  return out.take();
}

/** A shard opened for reading: its terms and synonyms are decoded at once, its postings when asked for. */
export class Shard {
  readonly terms: string[] = [];
  readonly synonyms: readonly SynonymPostings[];
  private readonly counts: number[] = [];
  private readonly offsets: number[] = [];
  private readonly decoded = new Map<number, PostingList>();

  /** Throws `IndexFileError` when the bytes are not a whole shard of this format. */
  constructor(private readonly bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    if (magic.some((byte) => reader.byte() !== byte)) throw new IndexFileError('not a lexicon shard of this version');
    if (reader.uint32() !== checksum(bytes.subarray(reader.position))) throw new IndexFileError('the checksum differs');
    this.readTerms(reader);
    this.synonyms = readSynonyms(reader);
  }

  /** Index of the first term that is not below `term`. */
  lowerBound(term: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  postings(index: number): PostingList {
    const known = this.decoded.get(index);
    if (known) return known;
    const count = this.counts[index] ?? 0;
    const reader = new ByteReader(this.bytes, this.offsets[index] ?? this.bytes.length);
    const pages = new Uint32Array(count);
    for (let i = 0, page = -1; i < count; i++) pages[i] = page += reader.varint() + 1;
    const list = { pages, facts: reader.raw(count), sections: reader.raw(count) };
    this.decoded.set(index, list);
    return list;
  }

  private readTerms(reader: ByteReader): void {
    const decoder = new TextDecoder();
    const count = reader.varint();
    const lengths: number[] = [];
    let term = new Uint8Array();
    for (let i = 0; i < count; i++) {
      const shared = reader.varint();
      const suffix = reader.raw(reader.varint());
      const next = new Uint8Array(shared + suffix.length);
      next.set(term.subarray(0, shared));
      next.set(suffix, shared);
      term = next;
      this.terms.push(decoder.decode(term));
      this.counts.push(reader.varint());
      lengths.push(reader.varint());
    }
    let offset = reader.position;
    for (const length of lengths) {
      this.offsets.push(offset);
      offset += length;
    }
    reader.position = offset;
  }
}
