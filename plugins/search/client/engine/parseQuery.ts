import { inflection } from '../../shared/stem';
import { ignoredWords, softWords } from '../../shared/stopWords';
import { isJoinedWords, splitCompound, tokenise, type Token } from '../../shared/tokens';

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** What it consists of, which stands in for it where the compound itself is unknown. */
  parts: QueryWord[];
  /** `keep-alive` rather than `keepAlive`: its parts count even where the compound is known. */
  isJoined: boolean;
  /** How much it matters: 1, or far less for the words that only wrap a question. */
  weight: number;
  /** The reader may still be typing it. */
  isOpen: boolean;
}

export interface ParsedQuery {
  words: QueryWord[];
  /** What was searched for, if that is not the whole query. */
  cutTo?: string;
}

const longestQuery = 300;
const mostWords = 20;
/** With this many telling words, those that only wrap a question are not looked up at all. */
const enoughWords = 3;
const softWeight = 0.1;

/** Cuts a query into words. Never throws; a query that is too long is cut. */
export function parseQuery(query: string): ParsedQuery {
  const { text, isCut } = shorten(query);
  const isOpen = !/\s$/.test(text);
  const tokens = tokenise(text);
  const words = tokens.map((token, index) => toWord(token, text, isOpen && index === tokens.length - 1));
  const kept = weigh(unique(words.filter((word) => word.isOpen || !ignoredWords.has(word.term))));
  return { words: kept.slice(0, mostWords), ...(isCut || kept.length > mostWords ? { cutTo: text.trim() } : {}) };
}

function toWord(token: Token, source: string, isOpen: boolean): QueryWord {
  const inside = token.parts.length > 0 ? splitCompound(source.slice(token.start, token.end)) : [];
  const parts = inside
    .filter((part) => part.term !== token.term)
    .map((part, index) => toWord(part, source.slice(token.start, token.end), isOpen && index === inside.length - 1));
  return { term: token.term, parts, isJoined: isJoinedWords(token), weight: 1, isOpen };
}

function shorten(query: string): { text: string; isCut: boolean } {
  if (query.length <= longestQuery) return { text: query, isCut: false };
  const cut = query.slice(0, longestQuery);
  return { text: cut.replace(/\S+$/u, '') || cut, isCut: true };
}

/** Each word once, whatever its grammatical form; the form that may still be typed on stays. */
function unique(words: readonly QueryWord[]): QueryWord[] {
  const byStem = new Map<string, QueryWord>();
  for (const word of words) {
    const known = byStem.get(inflection(word.term));
    if (!known || word.isOpen) byStem.set(inflection(word.term), word);
  }
  return [...byStem.values()];
}

function weigh(words: readonly QueryWord[]): QueryWord[] {
  const isSoft = (word: QueryWord): boolean => softWords.has(word.term) || ignoredWords.has(word.term);
  const telling = words.filter((word) => !isSoft(word)).length;
  if (telling === 0) return [...words];
  return words
    .filter((word) => !isSoft(word) || telling < enoughWords)
    .map((word) => (isSoft(word) ? { ...word, weight: softWeight } : word));
}
