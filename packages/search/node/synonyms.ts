import { readFileSync } from 'node:fs';

import { ignoredWords, softWords } from '../shared/words/stopWords';
import { normalise } from '../shared/words/tokens';
import { packageFile } from '@groundwork/lib/node/packageFile';

export interface Synonym {
  /** The words that the query must hold, in order. */
  words: readonly string[];
  /** The words that are then looked for as well. */
  means: readonly string[];
  /** The two mean the same; otherwise one only leads to the other. */
  isMutual: boolean;
}

/** The telling words of an entry: queries lose the others, too. */
function words(text: string): string[] {
  const all = text.trim().split(/\s+/).map(normalise);
  const telling = all.filter((word) => !ignoredWords.has(word) && !softWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** @throws Error for a line that is no group: what it says would silently mean nothing. */
function parseGroup(line: string): Synonym[] {
  const oneWay = /^(.+\S) > (.+)$/.exec(line);
  if (oneWay?.[1] && oneWay[2]) return [{ words: words(oneWay[1]), means: words(oneWay[2]), isMutual: false }];
  const entries = line.split(' | ').map(words);
  if (entries.length < 2) throw new Error(`synonyms.txt: expected "a | b" or "a > b", found ${JSON.stringify(line)}`);
  return entries.flatMap((from) =>
    entries.filter((to) => to !== from).map((to) => ({ words: from, means: to, isMutual: true })),
  );
}

/** Takes the text of a list: a group a line, `#` begins a comment. @returns Every synonym, in the order of the list. */
export const parseSynonyms = (text: string): Synonym[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap(parseGroup);

/** What `synonyms.txt` says. */
export const synonyms: readonly Synonym[] = parseSynonyms(
  readFileSync(packageFile('@groundwork/search', 'synonyms.txt'), 'utf8'),
);
