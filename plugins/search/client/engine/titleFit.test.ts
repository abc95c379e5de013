import { describe, expect, it } from 'vitest';

import { Evidence } from './evidence';
import { tokenised } from './pageText';
import { parseQuery } from './parseQuery';
import { titleFit } from './titleFit';

const fit = (title: string, query: string, terms: [string, number][] = []): number =>
  titleFit(
    tokenised(title),
    parseQuery(query).words.map((word) => ({ word, evidence: new Evidence(0), terms: new Map(terms) })),
  );

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
