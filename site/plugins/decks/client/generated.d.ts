declare module '@generated/groundwork-decks/default/*' {
  import type { Deck } from '../shared/deck';

  const deck: Deck;
  export default deck;
}
