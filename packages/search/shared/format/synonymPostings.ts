import type { ByteReader, ByteWriter } from './bytes';
import { nearnessOf } from '../words/nearness';

/**
 * A synonym as a lexicon shard holds it, beside the terms of its first word: with the pages that have what it means.
 * A query then fetches neither the list of synonyms nor the postings of what they mean.
 *
 *   count:varint, then per synonym   words:text terms:text pages*2+isMutual:varint
 *                                    page deltas (varints), values (varints), one fact byte a page, one section byte
 *
 * A text is its length in bytes (varint) and its UTF-8; words are joined by spaces, which no term has.
 */
export interface SynonymPostings {
  /** The words that the query must hold, in order. */
  words: readonly string[];
  /** The terms of the index that stand for it; what is marked in results. */
  terms: readonly string[];
  /** The two mean the same; otherwise one only leads to the other. */
  isMutual: boolean;
  /** Sorted by page. */
  postings: readonly SynonymPosting[];
}

/** How one page holds all words of what a synonym means, as if they were one. */
export interface SynonymPosting {
  page: number;
  /** 1 to `highestValue`: the mean of its words' impacts. */
  value: number;
  /** See `Posting.title`. */
  title: number;
  /** Its words stand in different sections. */
  isScattered: boolean;
  /** See `Posting.isOnlyInCode`; all of its words. */
  isOnlyInCode: boolean;
  sections: number;
}

/** 15 impacts of a hundred by 12: the mean of two, three or four words, plurals among them, is then a whole number. */
export const highestValue = 18_000;

/** Most synonyms mean one word: what is one of the 15 impacts, or that of a plural, takes a byte. */
const impactCount = 15;
const impact = highestValue / impactCount;
const pluralImpact = Math.round(impact * nearnessOf.plural);
const shortCodes = 2 * impactCount;

function codeOf(value: number): number {
  if (value % impact === 0) return value / impact;
  const isImpactOfPlural = value % pluralImpact === 0 && value <= impactCount * pluralImpact;
  return isImpactOfPlural ? impactCount + value / pluralImpact : shortCodes + value;
}

function valueOf(code: number): number {
  if (code <= impactCount) return code * impact;
  return code <= shortCodes ? (code - impactCount) * pluralImpact : code - shortCodes;
}

const scatteredBit = 4;
const codeBit = 8;

export function writeSynonyms(out: ByteWriter, synonyms: readonly SynonymPostings[]): void {
  out.varint(synonyms.length);
  for (const { words, terms, isMutual, postings } of synonyms) {
    writeText(out, words.join(' '));
    writeText(out, terms.join(' '));
    out.varint(postings.length * 2 + Number(isMutual));
    let last = -1;
    for (const { page } of postings) {
      out.varint(page - last - 1);
      last = page;
    }
    for (const { value } of postings) out.varint(codeOf(value));
    for (const { title, isScattered, isOnlyInCode } of postings)
      out.byte(title | (isScattered ? scatteredBit : 0) | (isOnlyInCode ? codeBit : 0));
    for (const { sections } of postings) out.byte(sections);
  }
}

/** Reads what `writeSynonyms` wrote; throws `IndexFileError` where it ends early. */
export const readSynonyms = (reader: ByteReader): SynonymPostings[] =>
  Array.from({ length: reader.varint() }, () => readSynonym(reader));

function readSynonym(reader: ByteReader): SynonymPostings {
  const words = readText(reader).split(' ');
  const terms = readText(reader).split(' ');
  const header = reader.varint();
  const count = header >>> 1;
  const pages: number[] = [];
  for (let i = 0, page = -1; i < count; i++) pages.push((page += reader.varint() + 1));
  const values = pages.map(() => valueOf(reader.varint()));
  const [facts, sections] = [reader.raw(count), reader.raw(count)];
  const postings = pages.map((page, index) => ({
    page,
    value: values[index] ?? 0,
    title: (facts[index] ?? 0) & 3,
    isScattered: ((facts[index] ?? 0) & scatteredBit) !== 0,
    isOnlyInCode: ((facts[index] ?? 0) & codeBit) !== 0,
    sections: sections[index] ?? 0,
  }));
  return { words, terms, isMutual: header % 2 === 1, postings };
}

function writeText(out: ByteWriter, text: string): void {
  const bytes = new TextEncoder().encode(text);
  out.varint(bytes.length);
  out.raw(bytes);
}

const readText = (reader: ByteReader): string => new TextDecoder().decode(reader.raw(reader.varint()));
