import { describe, expect, it } from 'vitest';

import { liftLinked, sureness } from './liftLinked';
import type { RankedPage } from './rankPages';

const ranked = (...scores: number[]): RankedPage[] => scores.map((score, page) => ({ page, score }));
const order = (pages: readonly RankedPage[]): number[] => pages.map(({ page }) => page);

describe('sureness', () => {
  it.each([
    [ranked(3, 1), 1],
    [ranked(2, 1), 1],
    [ranked(3, 2), 0.5],
    [ranked(1, 1), 0],
    [ranked(1), 0],
    [ranked(), 0],
  ])('of %j is %d', (pages, expected) => {
    expect(sureness(pages)).toBe(expected);
  });
});

describe('liftLinked', () => {
  it('moves pages up that are linked to the best one, in their order', () => {
    expect(order(liftLinked(ranked(4, 2, 1.9, 1.8, 1.7), [4, 3, 9]))).toEqual([0, 3, 4, 1, 2]);
  });

  it('moves them less where the best one is in doubt', () => {
    expect(order(liftLinked(ranked(4, 3.8, 3.6, 3.4), [3]))).toEqual([0, 1, 2, 3]);
  });

  it('lets none pass the best one, and adds none', () => {
    const lifted = liftLinked(ranked(4, 3.9, 1), [0, 1, 7]);
    expect(order(lifted)).toEqual([0, 1, 2]);
    expect(lifted.every(({ score }) => score <= 4)).toBe(true);
  });

  it('does nothing without links or pages', () => {
    expect(liftLinked(ranked(4, 1), [])).toEqual(ranked(4, 1));
    expect(liftLinked([], [1])).toEqual([]);
  });
});
