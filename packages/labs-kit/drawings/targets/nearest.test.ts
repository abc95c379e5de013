import { expect, it } from 'vitest';

import { nearest } from './nearest';

const places = [0, 10, 20, 10].map((x) => ({ x, y: 0 }));

it('finds the place that is nearest', () => {
  expect(nearest(places, { x: 17, y: 3 }, 0)).toBe(2);
});

it('takes of equally near places that which is nearest in the list to where it is now', () => {
  expect(nearest(places, { x: 10, y: 5 }, 3)).toBe(3);
  expect(nearest(places, { x: 10, y: 5 }, 0)).toBe(1);
});
