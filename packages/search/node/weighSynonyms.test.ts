import { describe, expect, it } from 'vitest';

import { highestValue } from '../shared/format/synonymPostings';
import { pageRecord } from '../testing/fixtures';
import { synonyms, type Synonym } from './synonyms';
import { weighSynonyms } from './weighSynonyms';
import { weighTerms } from './weighTerms';

const section = (text: string): { heading: string; anchor: string; level: number; text: string; code: string } => ({
  heading: '',
  anchor: '',
  level: 2,
  text,
  code: '',
});

const terms = weighTerms([
  pageRecord('/docs/a/one', { text: 'A large page of memory, and pages.' }),
  pageRecord('/docs/a/two', { sections: [section('a hash'), section('a table')] }),
  pageRecord('/docs/a/three', { sections: [section('hash tables')] }),
  pageRecord('/docs/a/four', { text: 'a table' }),
]);

const weigh = (words: string, means: string, isMutual = true): ReturnType<typeof weighSynonyms> =>
  weighSynonyms(terms, [{ words: words.split(' '), means: means.split(' '), isMutual } satisfies Synonym]);

describe('weighSynonyms', () => {
  it('names the pages that hold every word of what is meant, and says where the words stand apart', () => {
    const [found] = weigh('hashmap', 'hash table');
    expect(found?.postings.map(({ page, isScattered }) => [page, isScattered])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(found?.terms).toEqual(['hash', 'table', 'tables']);
  });

  it('takes a plural for the same word, and counts it a little less', () => {
    const [singular] = weigh('sheet', 'table');
    expect(singular?.postings.map(({ page }) => page)).toEqual([1, 2, 3]);
    const impactOf = (page: number, term: string): number =>
      terms.find((entry) => entry.term === term)?.postings.find((posting) => posting.page === page)?.impact ?? 0;
    expect(singular?.postings[1]?.value).toBe(Math.round((0.93 * highestValue * impactOf(2, 'tables')) / 15));
    expect(singular?.postings[2]?.value).toBe((highestValue * impactOf(3, 'table')) / 15);
  });

  it('leaves out what the pages do not have', () => {
    expect(weigh('k8s', 'kubernetes')).toEqual([]);
    expect(weigh('hashmap', 'hash kubernetes')).toEqual([]);
  });

  it('says once what several lines say, both ways where one of them does, and nothing of a word itself', () => {
    const [one, two] = [
      { words: ['sheet'], means: ['table'] },
      { words: ['table'], means: ['table'] },
    ];
    const doubled = [one, one, two].flatMap((synonym) => [
      { ...synonym, isMutual: true },
      { ...synonym, isMutual: false },
    ]);
    expect(weighSynonyms(terms, doubled).map(({ words, isMutual }) => [words, isMutual])).toEqual([[['sheet'], true]]);
  });

  it('reads the whole list', () => {
    expect(synonyms.length).toBeGreaterThan(700);
    for (const { words, means } of synonyms)
      for (const word of [...words, ...means]) expect(word).toMatch(/^[^\s|>]+$/);
  });
});
