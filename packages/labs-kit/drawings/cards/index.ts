// Lanes with cards: what each who takes part has, from step to step.
export { Cards } from './Cards';
export { layoutCards, partingOfCards } from './cardsLayout';
export { cardsPicture } from './cardsPicture';
export type { Bar, Card, CardLane, CardsRun, CardLine } from './cardsLayout';
