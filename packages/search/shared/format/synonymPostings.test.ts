import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ByteReader, ByteWriter, IndexFileError } from './bytes';
import { highestValue, readSynonyms, writeSynonyms, type SynonymPostings } from './synonymPostings';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !text.includes(' '));
const words = fc.array(word, { minLength: 1, maxLength: 4 });
const posting = fc.record({
  page: fc.nat(100_000),
  value: fc.integer({ min: 1, max: highestValue }),
  title: fc.integer({ min: 0, max: 3 }),
  isScattered: fc.boolean(),
  isOnlyInCode: fc.boolean(),
  sections: fc.integer({ min: 0, max: 255 }),
});
const postings = fc
  .uniqueArray(posting, { selector: ({ page }) => page, minLength: 1, maxLength: 20 })
  .map((list) => list.sort((a, b) => a.page - b.page));
const synonyms = fc.array(fc.record({ words, terms: words, isMutual: fc.boolean(), postings }), { maxLength: 8 });

function written(all: readonly SynonymPostings[]): Uint8Array {
  const out = new ByteWriter();
  writeSynonyms(out, all);
  return out.take();
}

describe('the synonyms of a shard', () => {
  it('come back as they were put in', () => {
    fc.assert(
      fc.property(synonyms, (input) => {
        expect(readSynonyms(new ByteReader(written(input)))).toEqual(input);
      }),
    );
  });

  it('keep every value that a page can have', () => {
    const all = Array.from({ length: highestValue }, (_, index) => index + 1);
    const synonym = {
      words: ['file', 'handle'],
      terms: ['fd'],
      isMutual: true,
      postings: all.map((value) => ({
        page: value,
        value,
        title: 0,
        isScattered: false,
        isOnlyInCode: false,
        sections: 0,
      })),
    };
    expect(readSynonyms(new ByteReader(written([synonym])))).toEqual([synonym]);
  });

  it('are refused when they end early', () => {
    const [page] = [{ page: 3, value: 90, title: 1, isScattered: true, isOnlyInCode: false, sections: 5 }];
    const whole = written([{ words: ['file', 'handle'], terms: ['fd'], isMutual: true, postings: [page] }]);
    for (let length = 0; length < whole.length; length++)
      expect(() => readSynonyms(new ByteReader(whole.subarray(0, length)))).toThrow(IndexFileError);
  });
});
