import { withClass, type Sheet } from '@groundwork/lib/chunk';

/** Of the list of talks, of a deck's page, and of slides that are shown: the library, its styles and our stage. */
export const deckSheets: readonly Sheet[] = [
  { name: 'talks', files: /[\\/]site[\\/]pages[\\/]_talks[\\/]/, neededBy: withClass('talks') },
  { name: 'deck', files: /[\\/]plugins[\\/]decks[\\/]client[\\/]deck\./, neededBy: withClass('deck-page') },
  { name: 'stage', files: /[\\/]plugins[\\/]decks[\\/]client[\\/]stage\.|[\\/]node_modules[\\/]reveal\.js[\\/]/ },
];
