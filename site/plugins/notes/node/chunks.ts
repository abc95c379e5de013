import { withClass, type Chunk, type Sheet } from '@groundwork/lib/chunk';

/** Of a note with a walk, and of listings with more than their text. */
export const noteSheets: readonly Sheet[] = [
  { name: 'walk', files: /[\\/]plugins[\\/]notes[\\/]client[\\/]walk\.css/, neededBy: withClass('walk') },
  {
    name: 'listings',
    files: /[\\/]plugins[\\/]notes[\\/]client[\\/]listings\.css/,
    neededBy: withClass('bet__choices', 'code__new', 'code__note'),
    isStill: true,
  },
];

/**
 * What every note's page needs and the main script does not have, as one file instead of ten: the generator's layout of
 * notes with its icons and the hooks behind it, our own parts, and the small data of the docs plugin. The sidebar's data
 * stays in a file of its own, which changes with every new note.
 */
export const noteChunk: Chunk = {
  name: 'notes',
  files: new RegExp(
    [
      String.raw`[\\/](?:theme|theme-classic[\\/]lib[\\/]theme)[\\/](?:Doc|TOC|BackToTop|Paginator|LastUpdated|Edit|Tag|Icon)`,
      String.raw`theme-common[\\/]lib[\\/](?:hooks[\\/]use(?:BackToTopButton|TOCHighlight)|utils[\\/](?:toc|Intl|accessibility)Utils|components[\\/]Collapsible)`,
      String.raw`plugin-content-docs[\\/](?:lib[\\/]client|default[\\/]__plugin)`,
      // Cards, the reader's place and what is offered for selected words come when there is need of them.
      String.raw`plugins[\\/]notes[\\/]client[\\/](?!(?:card|reading|selected)[\\/])`,
      String.raw`site[\\/]islands[\\/](?!mountIsland\.)`,
    ].join('|'),
  ),
};
