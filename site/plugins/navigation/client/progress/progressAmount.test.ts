import { expect, test } from 'vitest';

import { amountAfterTrickle, barDefaults } from './progressAmount';

test('a trickle adds a random share of the trickle rate', () => {
  expect(amountAfterTrickle(0.5, 0.5)).toBeCloseTo(0.51);
  expect(amountAfterTrickle(0.5, 0)).toBe(0.5);
});

test('the amount starts at the minimum and never looks finished while loading', () => {
  expect(amountAfterTrickle(0, 0)).toBe(barDefaults.minimum);
  expect(amountAfterTrickle(0.99, 0.99)).toBe(0.994);
});
