import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { decodeWords, encodeWords, frequencyOf, lengthKey, sortKeyOf } from './wordList';

const word = fc.stringMatching(/^[a-zäß0-9]{1,60}$/);
const list = fc
  .uniqueArray(word, { maxLength: 40 })
  .chain((words) =>
    fc.tuple(
      fc.constant(words.sort()),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: words.length, maxLength: words.length }),
    ),
  )
  .map(([words, frequencies]) => words.map((text, index) => ({ word: text, frequency: frequencies[index] ?? 0 })));

describe('a word file', () => {
  it('gives back what was put in', () => {
    fc.assert(
      fc.property(list, (words) => {
        expect(decodeWords(encodeWords(words))).toEqual(words);
      }),
    );
  });

  it('refuses a cut or foreign file', () => {
    const text = encodeWords([
      { word: 'process', frequency: 3 },
      { word: 'processor', frequency: 1 },
    ]);
    for (let length = 0; length < text.length; length++)
      expect(() => decodeWords(text.slice(0, length))).toThrow(IndexFileError);
    expect(() => decodeWords('<!doctype html>')).toThrow(IndexFileError);
  });
});

it('counts pages in powers of two', () => {
  expect([1, 2, 3, 4, 700, 100_000].map(frequencyOf)).toEqual([0, 1, 1, 2, 9, 9]);
});

describe('the order of the words', () => {
  it('has the short words of a letter before its long ones', () => {
    const words = ['cat', 'bibliography', 'cathedrals', 'boat', 'course'];
    const sorted = [...words].sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
    expect(sorted).toEqual(['boat', 'bibliography', 'cat', 'course', 'cathedrals']);
    expect(sortKeyOf('cathedrals').startsWith(lengthKey('c', 12))).toBe(true);
    expect(sortKeyOf('cathedrals').startsWith(lengthKey('c', 5))).toBe(false);
  });
});
