import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filterOf, isFiltering, noteMatches, queryOf } from './filter';

const known = new Set(['lab', 'runs', 'changed', 'unread', 'go', 'c']);
const row = { text: 'Locking Who waits for whom? Databases', has: ['lab', 'unread', 'go'] };
const of = (words: string, ...only: string[]) => noteMatches({ words, only }, row);

describe('the filter of the table of contents', () => {
  it('finds words by their beginning, in any order, without accents', () => {
    expect([of('lock'), of('WAITS lock'), of('data'), of('löck'), of('')]).toEqual([true, true, true, true, true]);
    expect([of('ocking'), of('lock block')]).toEqual([false, false]);
  });

  it('asks for all states, and for one of the languages', () => {
    expect([of('', 'lab', 'unread'), of('', 'lab', 'c', 'go')]).toEqual([true, true]);
    expect([of('', 'lab', 'runs'), of('', 'c'), of('', 'changed')]).toEqual([false, false, false]);
  });

  it('comes back from the address that it wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.subarray([...known]), (words, only) => {
        const filter = { words: words.trim() ? words : '', only };
        expect(filterOf(new URLSearchParams(queryOf(filter)), known)).toEqual(filter);
        expect(queryOf(filter) !== '').toBe(isFiltering(filter));
      }),
    );
  });

  it('leaves out of any address what is not known', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (words, only) => {
        const found = filterOf(new URLSearchParams({ q: words, f: `${only},go,go` }), known);
        expect(found.only.every((id) => known.has(id))).toBe(true);
        expect(found.words.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
