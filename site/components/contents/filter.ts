/** What a reader narrows the table of contents by. */
export interface ContentsFilterState {
  /** As typed. */
  words: string;
  /** Ids of what notes must have: `lab`, `go`. */
  only: readonly string[];
}

/** A note of the table, as the filter sees it. */
export interface ContentsRow {
  /** Title, question and topic. */
  text: string;
  /** What it has: `lab`, `runs`, `changed`, `unread`, and its languages in small letters. */
  has: readonly string[];
}

const mostWords = 100;

/** What each note must have; of languages one is enough. */
const states = ['lab', 'runs', 'changed', 'unread'];

/** The filter that an address asks for; what is not known is left out. */
export function filterOf(query: URLSearchParams, known: ReadonlySet<string>): ContentsFilterState {
  const only = (query.get('f') ?? '').split(',').filter((id) => known.has(id));
  return { words: (query.get('q') ?? '').slice(0, mostWords), only: [...new Set(only)] };
}

/** The query of an address that asks for a filter; empty for one that shows all. */
export function queryOf({ words, only }: ContentsFilterState): string {
  return new URLSearchParams([
    ...(words.trim() ? [['q', words]] : []),
    ...(only.length > 0 ? [['f', only.join(',')]] : []),
  ]).toString();
}

/** False where all notes are shown. */
export const isFiltering = ({ words, only }: ContentsFilterState): boolean => words.trim() !== '' || only.length > 0;

/**
 * Whether a note is shown: it has all states that are asked for, one of the languages, and each typed word begins a
 * word of its text, so that "lock" does not find "block".
 */
export function noteMatches({ words, only }: ContentsFilterState, { text, has }: ContentsRow): boolean {
  const needed = only.filter((id) => states.includes(id));
  const languages = only.filter((id) => !states.includes(id));
  const own = wordsOf(text);
  return (
    needed.every((id) => has.includes(id)) &&
    (languages.length === 0 || languages.some((id) => has.includes(id))) &&
    wordsOf(words).every((typed) => own.some((word) => word.startsWith(typed)))
  );
}

/** Words without accents and signs, in small letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
