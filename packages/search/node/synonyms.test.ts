import { describe, expect, it } from 'vitest';

import { parseSynonyms, synonyms } from './synonyms';

describe('a list of synonyms', () => {
  it('has a group a line, in which each entry stands for each other one', () => {
    expect(parseSynonyms('# a comment\n\nfd | file descriptor\n')).toEqual([
      { words: ['fd'], means: ['file', 'descriptor'], isMutual: true },
      { words: ['file', 'descriptor'], means: ['fd'], isMutual: true },
    ]);
  });

  it('has lines that go one way', () => {
    expect(parseSynonyms('https > tls')).toEqual([{ words: ['https'], means: ['tls'], isMutual: false }]);
  });

  it('refuses a line that is no group', () => {
    expect(() => parseSynonyms('gc, garbage collection')).toThrow(/expected "a \| b" or "a > b", found "gc, garbage/);
  });
});

it('the site’s own list is read as a whole', () => {
  expect(synonyms.length).toBeGreaterThan(2_000);
});
