import { ignoredWords, softWords } from '../../../shared/words/stopWords';
import type { Token } from '../../../shared/words/tokens';
import type { WordTerms } from '../expand/expansion';
import type { TokenisedText } from '../pageText';
import { isTelling } from '../parseQuery';
import { weights } from '../weights';

/**
 * How much of a title the query is, 0 to 1: 0 unless all its telling words stand there side by side, 1 where the title
 * has no other words than those that only join them.
 */
export function titleFit(
  title: TokenisedText,
  words: readonly WordTerms[],
  least: number = weights.leastNearOfFit,
): number {
  const telling = words.filter(({ word }) => isTelling(word));
  const tokens = title.tokens.filter(({ term }) => !ignoredWords.has(term) && !softWords.has(term));
  const found = tokens.map((token) => telling.filter((known) => standsFor(token, known, least)));
  const matched = found.flatMap((known, position) => (known.length > 0 ? [position] : []));
  const isWhole = telling.length > 0 && new Set(found.flat()).size === telling.length;
  const isUnbroken = matched.every((position, index) => index === 0 || position === (matched[index - 1] ?? 0) + 1);
  return isWhole && isUnbroken ? matched.length / tokens.length : 0;
}

/**
 * Whether the query is the name of a thing. Of a word that the reader is still typing half is enough, unless what is
 * typed is a word of its own: `keys` is no `keystore`.
 */
export function isNamed(name: TokenisedText, words: readonly WordTerms[], least?: number): boolean {
  const areTyped = words.every((known) => !known.word.isOpen || isTypedEnough(known, name));
  return areTyped && titleFit(name, words, least) === 1;
}

function isTypedEnough({ word, terms }: WordTerms, { tokens }: TokenisedText): boolean {
  const begun = tokens.filter(
    ({ term }) => term.startsWith(word.term) && term !== word.term && (terms.get(term) ?? 0) < weights.leastNearOfFit,
  );
  return begun.every(({ term }) => !terms.has(word.term) && word.term.length >= term.length * weights.typedEnough);
}

const standsFor = ({ term, parts }: Token, { word, terms, correction }: WordTerms, least: number): boolean =>
  [term, ...parts].some(
    (name) =>
      name === word.term ||
      name === correction ||
      (terms.get(name) ?? 0) >= least ||
      (word.isOpen && name.startsWith(word.term)),
  );
