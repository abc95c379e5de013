import { expect, it } from 'vitest';

import { keyItems, layTree, type TreeBox } from './trees';

const box = (id: string, rank: number, below: readonly string[] = []): TreeBox => ({
  id,
  wide: 40,
  thin: 10,
  rank,
  below,
});
const levels = [[box('root', 0, ['a', 'b', 'c'])], [box('a', 1), box('b', 2), box('c', 3)]];

it('stands the lowest boxes side by side and the others over the middle of theirs', () => {
  const places = layTree(levels, [0, 200], 10);
  expect([...places].map(([id, { x, w }]) => [id, x, w])).toEqual([
    ['a', 30, 40],
    ['b', 80, 40],
    ['c', 130, 40],
    ['root', 80, 40],
  ]);
});

it('keeps whole what matters most where not all have room', () => {
  const places = layTree(levels, [0, 110], 10);
  expect([...places].filter(([, { isThin }]) => isThin).map(([id]) => id)).toEqual(['c']);
});

it('draws a key with its number, which come from the same place', () => {
  const key = { id: 'k', text: '7', look: 'tile', at: { x: 10, y: 10 }, w: 8, h: 6, size: 12, from: { x: 0, y: 0 } };
  const [tile, text] = keyItems(key);
  expect([tile?.from, text?.from]).toEqual([
    { x: -4, y: -3, o: 1 },
    { x: 0, y: 4.3, o: 1 },
  ]);
  expect(keyItems({ ...key, text: '' })).toHaveLength(1);
});
