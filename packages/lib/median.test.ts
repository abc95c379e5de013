import { expect, test } from 'vitest';

import { median } from './median';

test('the middle of an odd number of values, in any order and by size instead of spelling', () => {
  expect(median([100, 9, 20])).toBe(20);
});

test('the mean of the two in the middle of an even number', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('none for no values', () => {
  expect(median([])).toBeNull();
});
