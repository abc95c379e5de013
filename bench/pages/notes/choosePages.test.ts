import { expect, test } from 'vitest';

import { choosePages } from './choosePages';

const topics = [
  { id: 'a', title: 'A', about: '', pages: ['one', 'two'] },
  { id: 'b', title: 'B', about: '', pages: ['three'] },
];
const chosen = (count: number) => choosePages(topics, new Set(['b/three']), count).map(({ pages }) => pages);

test('written pages come first, and topics without a page are left out', () => {
  expect(chosen(1)).toEqual([['b/three']]);
});

test('planned pages follow, in reading order', () => {
  expect(chosen(2)).toEqual([['a/one'], ['b/three']]);
  expect(chosen(3)).toEqual([['a/one', 'a/two'], ['b/three']]);
});

test('more pages than are planned are numbered copies', () => {
  expect(chosen(7)).toEqual([
    ['a/one', 'a/two', 'a/one-2', 'a/two-2'],
    ['b/three', 'b/three-2', 'b/three-3'],
  ]);
});
