import type { Manifest } from '../../shared/manifest';
import type { PageHit } from '../../shared/types';
import { Evidence } from './evidence';
import { marksIn, WordMatcher, type Mark } from './matchPage';
import type { TokenisedTitle } from './pageText';
import { isTelling, type QueryWord } from './parseQuery';
import { segmentsOf } from './snippet';

interface Found {
  page: number;
  marks: Mark[];
  /** How much of the title the query has. */
  share: number;
}

/**
 * Pages whose title has every telling word of the query, the last one perhaps begun: what the first keystroke can be
 * answered with while the rest of the index is on its way.
 */
export function titlesAtOnce(
  titles: readonly TokenisedTitle[],
  words: readonly QueryWord[],
  { topics }: Pick<Manifest, 'topics'>,
  limit: number,
): PageHit[] {
  const telling = words.filter(isTelling);
  if (telling.length === 0) return [];
  const matcher = new WordMatcher(telling.map((word) => ({ word, evidence: new Evidence(0), terms: new Map() })));
  const all = 2 ** telling.length - 1;
  const found: Found[] = [];
  titles.forEach(({ title }, page) => {
    const marks = marksIn(title, matcher);
    const bits = marks.reduce((sum, mark) => sum | mark.bits, 0);
    if (bits === all) found.push({ page, marks, share: marks.length / title.tokens.length });
  });
  found.sort((a, b) => b.share - a.share || a.page - b.page);
  return found.slice(0, limit).flatMap(({ page, marks }) => {
    const known = titles[page];
    const topic = topics.find(({ first, end }) => page >= first && page < end)?.title ?? '';
    if (!known) return [];
    return [{ url: known.route, title: segmentsOf(known.title.text, marks), topic, description: [], sections: [] }];
  });
}
