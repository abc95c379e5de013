import type { Card } from './card.js';

export function label(card: Card) {
  return card.owner.toUpercase();
}
