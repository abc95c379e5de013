import { describe, expect, it } from 'vitest';

import { betterThan, worseThan, type Figures } from './figures';

const frozen: Figures = {
  relevance: { 'queries-own.json, queries': 3, 'queries-own.json, nDCG@10': 0.9376, 'queries-own.json, nothing': 0 },
  bytes: { median: 1000 },
  work: { typo: 100 },
};

const withRelevance = (relevance: Record<string, number>): Figures => ({
  ...frozen,
  relevance: { ...frozen.relevance, ...relevance },
});

describe('worseThan', () => {
  it.each(['relevance', 'bytes', 'work'] as const)('finds nothing where the %s of all is as it was', (group) => {
    expect(worseThan(frozen, frozen, group)).toEqual([]);
  });

  it('allows better answers, and no answer that is worse in the fourth digit', () => {
    const better = withRelevance({ 'queries-own.json, nDCG@10': 0.9377 });
    expect(worseThan(frozen, better, 'relevance')).toEqual([]);
    expect(worseThan(better, frozen, 'relevance')).toEqual([
      'queries-own.json, nDCG@10: expected at least 0.9377, found 0.9376',
    ]);
  });

  it('allows a tenth more bytes, a twentieth more work, and no more', () => {
    const most: Figures = { ...frozen, bytes: { median: 1100 }, work: { typo: 105 } };
    expect([...worseThan(frozen, most, 'bytes'), ...worseThan(frozen, most, 'work')]).toEqual([]);
    const more: Figures = { ...frozen, bytes: { median: 1101 }, work: { typo: 106 } };
    expect([...worseThan(frozen, more, 'bytes'), ...worseThan(frozen, more, 'work')]).toEqual([
      'median: expected at most 1100 (1000 when it was frozen), found 1101',
      'typo: expected at most 105 (100 when it was frozen), found 106',
    ]);
  });

  it('misses a query, a kind and a set that are gone or new', () => {
    expect(worseThan(frozen, withRelevance({ 'queries-own.json, queries': 4 }), 'relevance')).toEqual([
      'queries-own.json, queries: expected exactly 3, found 4',
    ]);
    const wider = withRelevance({ 'queries-own.json, nDCG@10 of typo': 1 });
    expect(worseThan(frozen, wider, 'relevance')).toEqual([
      'queries-own.json, nDCG@10 of typo: expected nothing, found 1',
    ]);
    expect(worseThan(wider, frozen, 'relevance')).toEqual([
      'queries-own.json, nDCG@10 of typo: expected 1, found nothing',
    ]);
  });
});

describe('betterThan', () => {
  it('names what has risen, and not what has more queries', () => {
    expect(betterThan(frozen, frozen)).toEqual([]);
    const risen = withRelevance({ 'queries-own.json, queries': 4, 'queries-own.json, nothing': 0.5 });
    expect(betterThan(frozen, risen)).toEqual(['queries-own.json, nothing: expected 0, found 0.5']);
    expect(betterThan(risen, frozen)).toEqual([]);
  });
});
