import { describe, expect, it } from 'vitest';

import type { WordTerms } from '../expand/expansion';
import { tokenised } from '../pageText';
import { parseQuery } from '../parseQuery';
import { isNamed, titleFit } from './titleFit';
import { weights } from '../weights';

const wordsOf = (query: string, terms: [string, number][] = []): WordTerms[] =>
  parseQuery(query).words.map((word) => ({ word, terms: new Map(terms) }));

const fit = (title: string, query: string, terms: [string, number][] = []): number =>
  titleFit(tokenised(title), wordsOf(query, terms));

describe('titleFit', () => {
  it.each([
    ['File systems', 'file systems ', 1],
    ['The boot process', 'boot process ', 1],
    ['File systems', 'file sys', 1],
    ['Virtual file systems', 'file systems ', 2 / 3],
    ['Environment variables in a bundle', 'environment variables ', 2 / 3],
    ['Lexical environment', 'environment variables ', 0],
    ['Files and their systems on disk', 'files disk ', 0],
    ['File systems', '', 0],
    ['', 'file systems ', 0],
  ])('of %s, %s is %f', (title, query, expected) => {
    expect(fit(title, query)).toBeCloseTo(expected);
  });

  it('takes a plural for the word, but no synonym', () => {
    expect(fit('Stacks', 'stack ', [['stacks', 0.93]])).toBe(1);
    expect(fit('Garbage collection', 'gc ', [['garbage', 0.85]])).toBe(0);
  });
});

describe('isNamed', () => {
  it.each([
    ['Hash table', 'what is a hash table ', true],
    ['Hash table', 'hash tab', true],
    ['Hash table', 'hash t', false],
    ['Kubernetes', 'kub', false],
    ['Kubernetes', 'kubern', true],
    ['TCP', 'tcp udp ', false],
    ['Hash table', 'hash ', false],
  ])('%s by “%s”: %s', (name, query, expected) => {
    expect(isNamed(tokenised(name), wordsOf(query))).toBe(expected);
  });

  it('takes what means the same, but no hint', () => {
    const terms = (nearness: number): [string, number][] => [
      ['garbage', nearness],
      ['collection', nearness],
    ];
    expect(isNamed(tokenised('Garbage collection'), wordsOf('gc ', terms(0.85)), weights.synonym)).toBe(true);
    expect(isNamed(tokenised('Garbage collection'), wordsOf('gc ', terms(0.7)), weights.synonym)).toBe(false);
    expect(isNamed(tokenised('Garbage collection'), wordsOf('gc ', terms(0.85)))).toBe(false);
  });

  it('takes a word that is one for no beginning', () => {
    expect(
      isNamed(
        tokenised('Keystore'),
        wordsOf('keys', [
          ['keys', 1],
          ['keystore', 0.7],
        ]),
      ),
    ).toBe(false);
    expect(isNamed(tokenised('Keystore'), wordsOf('keys'))).toBe(true);
  });
});
