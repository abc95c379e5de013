import { describe, expect, it } from 'vitest';

import { layoutCards, partingOfCards, type CardsRun } from './cardsLayout';
import { cardsPicture } from './cardsPicture';
import { overlaps } from './overlaps';

const run: CardsRun = {
  end: 3,
  room: 6,
  said: ['It begins.', 'A key is made.', 'A letter is written.', 'It is sent.'],
  unit: 'step',
  ticks: [0, 1, 2, 3].map((at) => ({ at, text: String(at) })),
  lanes: [
    { id: 'a', actor: 'a', badge: 'A', name: 'Ann' },
    { id: 'b', actor: 'b', badge: 'B', name: 'Ben' },
  ],
  cards: [{ id: 'c', lane: 'a', at: 2, text: 'letter', look: 'draft', actor: 'a', says: 'Change the letter' }],
  bars: [{ id: 'k', lane: 'a', side: 'left', slot: 0, from: 1, till: 3, actor: 'a', lock: 'K', names: ['key'] }],
  lines: [{ id: 'l', from: 'a', to: 'b', at: 2, till: 3, actor: 'a' }],
};

describe('a picture of cards', () => {
  it('shows what is there at a step, and what can be chosen', () => {
    const at = (step: number) => cardsPicture(run, layoutCards(run, 344), step);
    expect(at(0).shapes.some(({ key }) => key === 'bar k')).toBe(false);
    expect(at(1).shapes.some(({ key }) => key === 'bar k')).toBe(true);
    expect(at(3).targets.map(({ id, says }) => [id, says])).toEqual([['c', 'Change the letter']]);
  });

  it.each([344, 704])('has no labels that touch at a width of %i', (width) => {
    expect(overlaps(run, width)).toEqual([]);
  });
});

it('parts from another run at the last step that both tell alike', () => {
  expect(partingOfCards(run, run)).toBe(3);
  expect(partingOfCards(run, { ...run, said: ['It begins.', 'A key is made.', 'It is sent open.'] })).toBe(1);
});
