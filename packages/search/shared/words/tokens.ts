/**
 * Cuts text, code and queries into the same terms, so that a reader finds `useEffect`, `epoll_wait`, `c++`, `:has()`,
 * `box-sizing` and `/etc/fstab` by typing them, and also by typing one of their parts.
 */

export interface Token {
  /** Normalised: lower case, no accents. */
  term: string;
  /** Terms inside a compound: its names and the words they are made of; empty for a plain word. */
  parts: readonly string[];
  /** Where the token stands in the source, in UTF-16 units. */
  start: number;
  end: number;
}

/** Longer terms are nonsense (hashes, encoded data) or an attack; they are not indexed and not searched. */
const longestTerm = 40;
const mostParts = 6;

const piecePattern = /[^\s"`,;()<>[\]{}|!?=*“”‘«»…—–→←·•]+/gu;
const atomPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const operators = new Set(
  '= == === != !== => && || ?? ?. ... << >> >>> := <- -> ++ -- ** | & > < >= <= % ! ~ *'.split(' '),
);
/** A shell's redirection: `2>&1`, `>&2`, `2>`. */
const redirection = /^(?:\d[<>]{1,2}(?:&[\d-])?|[<>]{1,2}&[\d-]|&>{1,2})$/;
/** Most text by far: nothing to normalise but its case. */
const plainPattern = /^[\w.:/$@#+-]*$/;
const lowerPattern = /^[a-z]+$/;
const accents = /\p{M}+/gu;

/** Lower case without accents or apostrophes; what two spellings of a term have in common. */
export function normalise(text: string): string {
  if (plainPattern.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(accents, '').replace(/['’]/g, '').toLowerCase();
}

/** All terms of `text` in order. Never throws, whatever the text. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/gu))
    for (const token of tokensOf(word)) tokens.push({ ...token, start: token.start + index, end: token.end + index });
  return tokens;
}

/** A text repeats its words, and an index is built of pages that repeat each other's: what they give is kept. */
const kept = new Map<string, readonly Token[]>();
const mostKept = 50_000;
const longestKept = 40;

function tokensOf(word: string): readonly Token[] {
  const known = kept.get(word);
  if (known) return known;
  const tokens = cut(word);
  if (word.length > longestKept) return tokens;
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, tokens);
  return tokens;
}

/** The terms of what stands between two spaces. */
function cut(word: string): Token[] {
  if (operators.has(word) || redirection.test(word)) return [{ term: word, parts: [], start: 0, end: word.length }];
  const tokens: Token[] = [];
  for (const piece of word.matchAll(piecePattern)) addPiece(tokens, piece[0], piece.index);
  return tokens;
}

function addPiece(tokens: Token[], piece: string, offset: number): void {
  const atoms = [...piece.matchAll(atomPattern)];
  const first = atoms[0];
  const last = atoms.at(-1);
  if (!first || !last) return;
  const from = first.index - leadingSymbol(piece.slice(0, first.index)).length;
  const until = last.index + last[0].length;
  const to = until + trailingSymbol(piece.slice(until), last[0]).length;
  const compound = normalise(piece.slice(from, to));
  if (compound && compound.length <= longestTerm && atoms.length <= mostParts) {
    const parts = compound === first[0] && lowerPattern.test(first[0]) ? none : partsOf(atoms, compound);
    tokens.push({ term: compound, parts, start: offset + from, end: offset + to });
    return;
  }
  for (const atom of atoms) addAtom(tokens, atom[0], offset + atom.index);
}

const none: readonly string[] = [];

function partsOf(atoms: readonly RegExpMatchArray[], compound: string): string[] {
  const parts = new Set(atoms.flatMap(([atom]) => [normalise(atom), ...wordsOf(atom)]));
  parts.delete(compound);
  return [...parts];
}

function addAtom(tokens: Token[], atom: string, start: number): void {
  const term = normalise(atom);
  if (!term || term.length > longestTerm) return;
  tokens.push({ term, parts: wordsOf(atom).filter((word) => word !== term), start, end: start + atom.length });
}

/** What a compound consists of, one level down: names if it has several or a symbol, else the words of its one name. */
export function splitCompound(source: string): Token[] {
  const tokens: Token[] = [];
  for (const atom of source.matchAll(atomPattern)) addAtom(tokens, atom[0], atom.index);
  const only = tokens[0];
  if (tokens.length !== 1 || !only || only.term !== normalise(source)) return tokens;
  return only.parts.map((term) => ({ term, parts: [], start: only.start, end: only.end }));
}

/** Words joined by hyphens or slashes (`keep-alive`, `and/or`), as opposed to a name (`useEffect`, `epoll_wait`, `.env`). */
export const isJoinedWords = (token: Pick<Token, 'term' | 'parts'>): boolean =>
  token.parts.length > 1 && /^[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+$/u.test(token.term);

/** The symbol that belongs to a name: `.gitignore`, `:hover`, `::before`, `@media`, `#include`, `$PATH`, `--save`, `/proc`. */
function leadingSymbol(before: string): string {
  return /(?:::|:|--|-|@|#|\$|~\/\.?|\.\/|\/|\.)$/.exec(before)?.[0] ?? '';
}

/** `c++`, `c#`: a symbol is part of the name only after a single letter. */
function trailingSymbol(after: string, atom: string): string {
  return atom.length === 1 ? (/^(?:\+\+|#)/.exec(after)?.[0] ?? '') : '';
}

/** `useEffect` is use + effect, `HTMLElement` is html + element, `sha256` is sha + 256. */
function wordsOf(atom: string): string[] {
  if (lowerPattern.test(atom)) return [atom];
  const split = atom
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L}{3,})(\p{N}+)$/u, '$1 $2');
  return split.split(' ').map(normalise).filter(Boolean);
}
