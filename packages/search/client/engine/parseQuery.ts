import { inflection } from '../../shared/words/stem';
import { faintWords, ignoredWords, softWords } from '../../shared/words/stopWords';
import { isJoinedWords, splitCompound, tokenise, type Token } from '../../shared/words/tokens';
import { weights } from './weights';

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** What it consists of, which stands in for it where the compound itself is unknown. */
  parts: QueryWord[];
  /** `keep-alive` rather than `keepAlive`: its parts count even where the compound is known. */
  isJoined: boolean;
  /** How much it matters: 1, less for the words that every error message has, far less for those that wrap a question. */
  weight: number;
  /** The reader may still be typing it. */
  isOpen: boolean;
}

interface ParsedQuery {
  words: QueryWord[];
  /** What was searched for, if that is not the whole query. */
  cutTo?: string;
}

const longestQuery = 300;
const mostWords = 20;
/** With this many telling words, those that only wrap a question are not looked up at all. */
const enoughWords = 3;

/** Whether a page that has the word may be what is looked for. */
export const isTelling = (word: Pick<QueryWord, 'weight'>): boolean => word.weight > weights.softWord;

/** Whether it may be a slip: who pastes a message has made none in its paths and figures. */
export const isTyped = (word: Pick<QueryWord, 'weight'>): boolean => word.weight > weights.faintWord;

/** A name from code: `useEffect`, `epoll_wait`, and not `keep-alive`. */
export const isName = ({ parts, isJoined }: Pick<QueryWord, 'parts' | 'isJoined'>): boolean =>
  parts.length > 0 && !isJoined;

/** Cuts a query into words. Never throws; a query that is too long is cut. */
export function parseQuery(query: string): ParsedQuery {
  const { text, isCut } = shorten(query);
  const isOpen = !/\s$/.test(text);
  const tokens = tokenise(text);
  const words = tokens.map((token, index) => toWord(token, text, isOpen && index === tokens.length - 1));
  const told = withoutOwnNames(words, tokens, text);
  const kept = weighWords(unique(told.filter((word) => word.isOpen || !ignoredWords.has(word.term))));
  return { words: kept.slice(0, mostWords), ...(isCut || kept.length > mostWords ? { cutTo: text.trim() } : {}) };
}

function toWord(token: Token, source: string, isOpen: boolean): QueryWord {
  const text = source.slice(token.start, token.end);
  const inside = token.parts.length > 0 ? splitCompound(text) : [];
  const parts = inside
    .filter((part) => part.term !== token.term)
    .map((part, index) => ({
      ...toWord(part, text, isOpen && index === inside.length - 1),
      weight: isPackage.test(text.slice(part.start)) ? weights.faintWord : 1,
    }));
  return { term: token.term, parts: faded(parts), isJoined: isJoinedWords(token), weight: 1, isOpen };
}

/** `java.lang.` before `StackOverflowError`: where the name is from. */
const isPackage = /^[a-z\d]+\.(?:[a-z\d]+\.)*\p{Lu}\p{Ll}/u;

/** A message with so many words of its own also holds names of the program that said it. */
const messageWords = 3;

/**
 * What a message says of the program that printed it is left out (paths, times, addresses) or matters little (a name in
 * quotes, a place in its code): the reader pastes the line with it.
 */
function withoutOwnNames(words: readonly QueryWord[], tokens: readonly Token[], text: string): QueryWord[] {
  const paths = [...text.matchAll(/\S+/gu)].filter(([word]) => word.split('/').length > 3);
  const pathOf = tokens.map(({ start }) =>
    paths.find(({ index, 0: path }) => start >= index && start < index + path.length),
  );
  const isOwn = tokens.map(({ term }, index) => {
    const path = pathOf[index];
    return ownFigure.test(term) || (path !== undefined && !systemPath.test(path[0]));
  });
  const isMinor = tokens.map(
    (token, index) => pathOf[index] !== undefined || isQuoted(token, text) || isFrame(token, text),
  );
  const others = words.filter((word, index) => !isOwn[index] && !isMinor[index] && !isSoft(word) && !isFaint(word));
  if (others.length < messageWords) return [...words];
  return words.flatMap((word, index) => {
    if (isOwn[index]) return [];
    return isMinor[index] ? [{ ...word, weight: weights.faintWord }] : [word];
  });
}

/** Paths below these are the same on every machine, and may be what the message is about. */
const systemPath = /^\W*\/(?:proc|sys|dev|etc|usr|boot|run|tmp|bin)\//;

const isQuoted = ({ start, end }: Token, text: string): boolean =>
  /['"`‘“]/.test(text[start - 1] ?? '') && /['"`’”]/.test(text[end] ?? '');

const isFrame = ({ start, end }: Token, text: string): boolean =>
  text[end] === '(' && /\bat $/.test(text.slice(0, start));

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

function weighWords(words: readonly QueryWord[]): QueryWord[] {
  const telling = words.filter((word) => !isSoft(word));
  if (telling.length === 0) return [...words];
  return faded(words.filter((word) => !isSoft(word) || telling.length < enoughWords)).map((word) =>
    isSoft(word) ? { ...word, weight: weights.softWord } : word,
  );
}

/** Faint words beside others count less. */
function faded(words: readonly QueryWord[]): QueryWord[] {
  const areAllFaint = words.every((word) => isFaint(word) || isSoft(word));
  return words.map((word) =>
    isFaint(word) && !areAllFaint ? { ...word, weight: Math.min(word.weight, weights.faintWord) } : word,
  );
}

const isSoft = ({ term }: QueryWord): boolean => softWords.has(term) || ignoredWords.has(term);

/** What error messages have in common, a command's option, a number: they rather go with the word that is meant. */
const isFaint = ({ term }: QueryWord): boolean =>
  faintWords.has(term) || option.test(term) || figure.test(term) || ownFigure.test(term);

const option = /^-{1,2}[a-z]$/;

/** A number with or without a unit. */
const figure = /^\d[\d.,-]*(?:[kmgt]?i?b|[kmgt]|[mun]?s)?$/;

/** Not every figure: a long number, an amount of memory or time, a moment, an address, a hash, a place in a file. */
const ownFigure =
  /^(?:\d{5,}|\d+(?:[kmgt]i?b|[kmgt]|[mun]?s)|\d+[-/]\d+[-/]\d+.*|\d+(?:[.:]\d+){2,}|0x[\da-f]+|(?=.*\d)[\da-f]{8,}|.*:\d+(?:[kmgt]?i?b|[kmgt])?)$/;
