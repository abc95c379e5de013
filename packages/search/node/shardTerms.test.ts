import { describe, expect, it } from 'vitest';

import { shardRange } from '../shared/format/prefix';
import { Shard, type TermPostings } from '../shared/format/shard';
import type { SynonymPostings } from '../shared/format/synonymPostings';
import { shardTerms } from './shardTerms';

const posting = { impact: 7, title: 0, inHeading: false, inSummary: false, isOnlyInCode: false, sections: 1 };
const postings = Array.from({ length: 60 }, (_, page) => ({ page, ...posting }));
const terms = Array.from({ length: 200 }, (_, number): TermPostings => ({
  term: `term-${String(number).padStart(3, '0')}`,
  postings,
}));
const synonym = (first: string): SynonymPostings => ({
  words: [first, 'more'],
  terms: ['other'],
  isMutual: true,
  postings: [{ page: 1, value: 90, title: 2, isScattered: false, isOnlyInCode: false, sections: 3 }],
});

describe('shardTerms', () => {
  const keys = ['a', ...terms.flatMap(({ term }) => [term, `${term}x`]), 'z'];
  const files: Shard[] = [];
  const put = (bytes: Uint8Array): string => String(files.push(new Shard(bytes)) - 1);
  const shards = shardTerms(terms, keys.map(synonym), { size: 3_000, put });
  const shardOf = (term: string): Shard | undefined => {
    const [from, until] = shardRange(shards, term, `${term}\u0000`);
    expect(until - from).toBe(1);
    return files[Number(shards[from]?.[1])];
  };

  it('puts every term and every synonym where its first word is looked for', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const { term } of terms) expect(shardOf(term)?.terms).toContain(term);
    for (const key of keys) expect(shardOf(key)?.synonyms).toContainEqual(synonym(key));
  });

  it('makes a shard of synonyms alone where there are no terms', () => {
    const options = { size: 3_000, put: () => 'file' };
    expect(shardTerms([], [synonym('a')], options)).toEqual([['a', 'file']]);
    expect(shardTerms([], [], options)).toEqual([]);
  });
});
