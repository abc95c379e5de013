import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { encodeShard, impactOf, inHeading, inSummary, isOnlyInCode, Shard, titleOf, type TermPostings } from './shard';

const place = fc.record({
  page: fc.nat(100_000),
  impact: fc.integer({ min: 1, max: 15 }),
  sections: fc.integer({ min: 0, max: 255 }),
});
const inProse = fc.record({
  title: fc.integer({ min: 0, max: 3 }),
  inHeading: fc.boolean(),
  inSummary: fc.boolean(),
  isOnlyInCode: fc.constant(false),
});
const inCode = fc.constant({ title: 0, inHeading: false, inSummary: false, isOnlyInCode: true });
const posting = fc.tuple(place, fc.oneof(inProse, inCode)).map(([where, how]) => ({ ...where, ...how }));
const terms = fc
  .uniqueArray(
    fc.record({
      term: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      postings: fc.uniqueArray(posting, { selector: ({ page }) => page, minLength: 1, maxLength: 20 }),
    }),
    {
      selector: ({ term }) => term,
      maxLength: 30,
    },
  )
  .map((list): TermPostings[] =>
    list
      .map(({ term, postings }) => ({ term, postings: postings.sort((a, b) => a.page - b.page) }))
      .sort((a, b) => (a.term < b.term ? -1 : 1)),
  );

const sample = encodeShard([
  {
    term: 'lock',
    postings: [{ page: 3, impact: 7, title: 1, inHeading: true, inSummary: false, isOnlyInCode: false, sections: 5 }],
  },
  {
    term: 'locked',
    postings: [
      { page: 900, impact: 15, title: 0, inHeading: false, inSummary: true, isOnlyInCode: false, sections: 255 },
    ],
  },
]);

describe('a lexicon shard', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(terms, (input) => {
        const shard = new Shard(encodeShard(input));
        const output = shard.terms.map((term, index) => {
          const { pages, facts, sections } = shard.postings(index);
          const postings = [...pages].map((page, i) => {
            const fact = facts[i] ?? 0;
            return {
              page,
              impact: impactOf(fact),
              title: titleOf(fact),
              inHeading: inHeading(fact),
              inSummary: inSummary(fact),
              isOnlyInCode: isOnlyInCode(fact),
              sections: sections[i] ?? 0,
            };
          });
          return { term, postings };
        });
        expect(output).toEqual(input);
      }),
    );
  });

  it('finds the first term that is not below another', () => {
    const shard = new Shard(sample);
    expect(['a', 'lock', 'locka', 'locked', 'z'].map((term) => shard.lowerBound(term))).toEqual([0, 0, 1, 1, 2]);
  });

  it('refuses a file that was cut anywhere', () => {
    for (let length = 0; length < sample.length; length++)
      expect(() => new Shard(sample.slice(0, length))).toThrow(IndexFileError);
  });

  it('refuses a file with any byte changed', () => {
    for (let index = 0; index < sample.length; index++) {
      const changed = sample.slice();
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => new Shard(changed)).toThrow(IndexFileError);
    }
  });

  it('refuses a foreign file', () => {
    expect(() => new Shard(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toThrow(
      IndexFileError,
    );
  });
});
