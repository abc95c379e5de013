import { expect, it } from 'vitest';

import { exact, over } from './budgetReport';

it('leaves two hundredths of room, and not a byte more', () => {
  expect(over([['HTML', 1020, 1000]])).toEqual([]);
  expect(over([['HTML', 1021, 1000]])).toEqual([
    'HTML: expected at most 1020 bytes (1000 and 2 %), found 1021 (1 over)',
  ]);
  expect(over([['CSS files', 1, 0]])).toHaveLength(1);
});

it('names the largest excess first', () => {
  const names = over([
    ['a', 200, 100],
    ['b', 2000, 1000],
  ]).map((line) => line.split(':')[0]);
  expect(names).toEqual(['b', 'a']);
});

it('tells exact figures, over or not', () => {
  expect(exact([['script main', 7, 10]])).toEqual(['script main: 7 of 10 bytes']);
});
