import type { Manifest } from '../../../shared/format/manifest';
import type { PageHit } from '../../../shared/types';
import { unexpanded } from '../expand/expansion';
import { bitsOf, marksIn, WordMatcher, type WordMark } from '../rank/matchPage';
import type { TokenisedText, TokenisedTitle } from '../pageText';
import { isTelling, type QueryWord } from '../parseQuery';
import { segmentsOf } from './snippet';
import { weights } from '../weights';

interface Found {
  page: number;
  title: WordMark[];
  /** The concept that has what the title lacks. */
  concept?: { text: TokenisedText; marks: WordMark[] };
  score: number;
}

/**
 * Pages whose title, or title with one of the concepts that they explain, has every telling word of the query, the
 * last one perhaps begun: what the first keystroke is answered with while the rest of the index is on its way.
 */
export function titlesAtOnce(
  titles: readonly TokenisedTitle[],
  words: readonly QueryWord[],
  manifest: Pick<Manifest, 'topics'>,
  limit: number,
): PageHit[] {
  const telling = words.filter(isTelling);
  if (telling.length === 0) return [];
  const matcher = new WordMatcher(telling.map(unexpanded));
  const all = 2 ** telling.length - 1;
  return titles
    .flatMap((title, page) => match(title, page, matcher, all))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, limit)
    .flatMap((found) => toHit(titles[found.page], found, manifest));
}

function match({ title, concepts }: TokenisedTitle, page: number, matcher: WordMatcher, all: number): Found[] {
  const marks = marksIn(title, matcher);
  const score = marks.length / (title.tokens.length || 1);
  if (bitsOf(marks) === all) return [{ page, title: marks, score }];
  for (const text of concepts) {
    const more = marksIn(text, matcher);
    if ((bitsOf(marks) | bitsOf(more)) !== all) continue;
    const share = more.length / text.tokens.length;
    return [{ page, title: marks, concept: { text, marks: more }, score: weights.concept * Math.max(score, share) }];
  }
  return [];
}

function toHit(
  known: TokenisedTitle | undefined,
  { page, title, concept }: Found,
  { topics }: Pick<Manifest, 'topics'>,
): PageHit[] {
  if (!known) return [];
  const topic = topics.find(({ first, end }) => page >= first && page < end)?.title ?? '';
  const description = concept ? segmentsOf(concept.text.text, concept.marks) : [];
  return [
    {
      url: known.route,
      title: segmentsOf(known.title.text, title),
      topic,
      description,
      sections: [],
      hasLab: false,
      labs: [],
    },
  ];
}
