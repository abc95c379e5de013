import { describe, expect, it } from 'vitest';

import type { PageRecord } from '../shared/format/records';
import { pageRecord } from '../testing/fixtures';
import { nearPages } from './nearPages';
import { weighTerms } from './weighTerms';

const near = (pages: readonly PageRecord[]): number[][] =>
  nearPages(pages, weighTerms(pages)).map((list) => list.map(({ page }) => page));

describe('nearPages', () => {
  it('lists the pages that a link joins, in whichever direction, the most alike first', () => {
    const pages = [
      pageRecord('/a', { text: 'kernel descriptor event', linksTo: ['/b', '/c'] }),
      pageRecord('/b', { text: 'banana' }),
      pageRecord('/c', { text: 'kernel descriptor event' }),
      pageRecord('/d', { text: 'kernel banana', linksTo: ['/a'] }),
      pageRecord('/e', { text: 'kernel descriptor event' }),
    ];
    expect(near(pages)[0]).toEqual([2, 3, 1]);
    expect(near(pages)[3]).toContain(0);
    expect(near(pages)[4]).toEqual([]);
  });

  it('goes on over one more link, where that is less than a link of its own, but not over an overview', () => {
    const pages = [
      pageRecord('/a', { text: 'kernel descriptor event', linksTo: ['/b', '/c'] }),
      pageRecord('/b', { text: 'kernel banana', linksTo: ['/d'] }),
      pageRecord('/c', { text: 'kernel descriptor mango' }),
      pageRecord('/d', { text: 'kernel descriptor event' }),
      pageRecord('/e', { text: 'mango banana orange' }),
    ];
    expect(near(pages)[0]?.[0]).toBe(3);
    expect(near(pages)[3]?.[0]).toBe(0);
    const overview = Array.from({ length: 40 }, (_, number) => `/p${number}`);
    expect(near([pageRecord('/all', { linksTo: overview }), ...overview.map((route) => pageRecord(route))])[1]).toEqual(
      [0],
    );
  });

  it('passes over links to itself and to what is no page', () => {
    expect(near([pageRecord('/a', { linksTo: ['/a', '/nowhere'] })])).toEqual([[]]);
  });

  it('is the same from both pages, and keeps what either is among the four most like', () => {
    const all = Array.from({ length: 9 }, (_, number) => `/p${number}`);
    const pages = all.map((route, number) =>
      pageRecord(route, { text: `shared${Math.min(number, 8 - number)}`, linksTo: all }),
    );
    const lists = nearPages(pages, weighTerms(pages));
    expect(lists[0]?.[0]).toEqual({ page: 8, level: 0 });
    expect(lists[8]?.[0]).toEqual({ page: 0, level: 0 });
    lists.forEach((list, page) =>
      list.forEach((other) => expect(lists[other.page]).toContainEqual({ page, level: other.level })),
    );
    expect(lists.flat()).toHaveLength(
      new Set(lists.flatMap((list, page) => list.map((other) => `${page} ${other.page}`))).size,
    );
  });
});
