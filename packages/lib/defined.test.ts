import { expect, it } from 'vitest';

import { defined } from './defined';

it('gives back what is there, and names what is not', () => {
  expect([0, '', false].map((value) => defined(value, 'It'))).toEqual([0, '', false]);
  for (const nothing of [null, undefined]) expect(() => defined(nothing, 'The head')).toThrow('The head is missing.');
});
