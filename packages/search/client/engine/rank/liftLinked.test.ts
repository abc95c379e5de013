import { describe, expect, it } from 'vitest';

import { addLinked, liftLinked, sureness } from './liftLinked';
import type { NearPage } from '../../../shared/format/directory';
import type { RankedPage } from './rankPages';

const ranked = (...scores: number[]): RankedPage[] => scores.map((score, page) => ({ page, score }));
/** Pages that are near the best one, the first nearest. */
const near = (...pages: number[]): NearPage[] => pages.map((page, index) => ({ page, level: Math.min(3, index) }));
const order = (pages: readonly RankedPage[]): number[] => pages.map(({ page }) => page);

describe('sureness', () => {
  it.each([
    [ranked(3, 1), 1],
    [ranked(2, 1), 1],
    [ranked(3, 2), 0.5],
    [ranked(1, 1), 0],
    [ranked(1), 1],
    [ranked(), 0],
  ])('of %j is %d', (pages, expected) => {
    expect(sureness(pages)).toBe(expected);
  });
});

describe('liftLinked', () => {
  it('moves pages up that are joined to the best one, the more alike the further', () => {
    expect(order(liftLinked(ranked(4, 2, 1.9, 1.8, 1.7), near(4, 3, 9), 1))).toEqual([0, 4, 3, 1, 2]);
    expect(order(liftLinked(ranked(4, 2, 1.9, 1.8, 1.7), near(3, 4, 9), 1))).toEqual([0, 3, 4, 1, 2]);
  });

  it('moves them less where the best one is in doubt', () => {
    expect(order(liftLinked(ranked(4, 3.8, 3.6, 3.4), near(3), 0.1))).toEqual([0, 1, 2, 3]);
  });

  it('lets none pass the best one, and adds none', () => {
    const lifted = liftLinked(ranked(4, 3.9, 1), near(0, 1, 7), 1);
    expect(order(lifted)).toEqual([0, 1, 2]);
    expect(lifted.every(({ score }) => score <= 4)).toBe(true);
  });

  it('does nothing without links or pages', () => {
    expect(liftLinked(ranked(4, 1), near(), 1)).toEqual(ranked(4, 1));
    expect(liftLinked([], near(1), 1)).toEqual([]);
  });
});

describe('addLinked', () => {
  it('adds the three nearest pages that are not there to the end of a short list', () => {
    const added = addLinked(ranked(4, 1), near(1, 9, 8, 7, 6), 1);
    expect(order(added)).toEqual([0, 1, 9, 8, 7]);
    expect(added.slice(2).every(({ score }) => score < 1)).toBe(true);
  });

  it('fills a list up to ten pages', () => {
    const nine = ranked(9, 8, 7, 6, 5, 4, 3, 2, 1);
    expect(order(addLinked(nine, near(20, 21), 1))).toHaveLength(10);
    expect(addLinked([...nine, { page: 9, score: 0.5 }], near(20), 1)).toHaveLength(10);
  });

  it('adds none where it is in doubt which page is meant, or where none was found', () => {
    expect(order(addLinked(ranked(4, 3.9), near(9), 0.03))).toEqual([0, 1]);
    expect(addLinked([], near(9), 0)).toEqual([]);
  });
});
