import { expect, it } from 'vitest';

import { placeCard } from './placeCard';

const view = { width: 360, height: 640 };
const card = { width: 300, height: 120 };

it.each([
  ['below its link', { left: 20, top: 100, bottom: 120 }, { left: 20, top: 126 }],
  ['inside the right edge', { left: 200, top: 100, bottom: 120 }, { left: 52, top: 126 }],
  ['above a link at the bottom', { left: 20, top: 580, bottom: 600 }, { left: 20, top: 454 }],
])('stands %s', (_, link, expected) => {
  expect(placeCard(link, card, view)).toEqual(expected);
});

it('stands below where it fits nowhere', () => {
  expect(placeCard({ left: 2, top: 60, bottom: 80 }, card, { width: 360, height: 150 })).toEqual({ left: 8, top: 86 });
});
