import { checksum, IndexFileError } from './bytes';
import { formatVersion } from './formatVersion';

/**
 * A file of words, sorted by `sortKeyOf`, that typos are compared with, as text that compresses well:
 * a header line `GWV<version> <checksum>`, then a word a line: how many letters are taken over from the word before
 * (base 36), the rest of the word, and how common it is (one digit, log2 of its page count).
 */
export interface ListedWord {
  word: string;
  /** 0 for one page, 1 for two or three, 2 for four to seven, … 9 at most. */
  frequency: number;
}

/** Letters; about a third of the words have more. */
const longestShort = 8;

/**
 * What words are sorted by: first letter, short or long, word. A slip changes a word's length little, so that often only
 * the files of short or of long words are fetched. Parts by each length would compress a third less well.
 */
export const sortKeyOf = (word: string): string => lengthKey(word[0] ?? '', word.length) + word;

/** What the sort keys of the words with this first letter and length begin with. */
export const lengthKey = (letter: string, length: number): string => letter + (length > longestShort ? '1' : '0');

/** How `ListedWord.frequency` counts pages. */
export const frequencyOf = (pages: number): number => Math.min(9, Math.floor(Math.log2(Math.max(1, pages))));

export function encodeWords(words: readonly ListedWord[]): string {
  let previous = '';
  let body = '';
  for (const { word, frequency } of words) {
    let shared = 0;
    while (shared < 35 && shared < word.length && word[shared] === previous[shared]) shared++;
    body += `\n${shared.toString(36)}${word.slice(shared)}${frequency}`;
    previous = word;
  }
  return `GWV${formatVersion} ${bodyChecksum(body)}${body}`;
}

/** Throws `IndexFileError` when the text is not a whole word file of this format. */
export function decodeWords(text: string): ListedWord[] {
  const end = text.indexOf('\n');
  const header = end < 0 ? text : text.slice(0, end);
  const body = end < 0 ? '' : text.slice(end);
  if (header !== `GWV${formatVersion} ${bodyChecksum(body)}`)
    throw new IndexFileError('not a whole word file of this version');
  let previous = '';
  return body
    .split('\n')
    .slice(1)
    .map((line) => {
      previous = previous.slice(0, parseInt(line[0] ?? '0', 36)) + line.slice(1, -1);
      return { word: previous, frequency: Number(line.at(-1)) };
    });
}

const bodyChecksum = (body: string): string => checksum(new TextEncoder().encode(body)).toString(16);
