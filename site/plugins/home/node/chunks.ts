import { withClass, type Chunk, type Sheet } from '@groundwork/lib/chunk';

/** Of the pages that show what this plugin tells of the notes: the table of contents and the home page. */
export const homeSheets: readonly Sheet[] = [
  { name: 'contents', files: /[\\/]site[\\/]components[\\/]contents[\\/]/, neededBy: withClass('contents') },
  {
    name: 'home',
    files: /[\\/]site[\\/]pages[\\/]_home[\\/]/,
    neededBy: (element) => element.tagName === 'main' && withClass('home')(element),
  },
];

/** What the not-found page shows, with all that only it uses. Notes need it for an unknown address, and the page itself. */
export const notFoundChunk: Chunk = {
  name: 'not-found',
  files:
    /site[\\/]theme[\\/]NotFound[\\/]Content|lib[\\/]nearest\.|components[\\/]links[\\/]SearchForm|plugins[\\/]home[\\/]client[\\/]addresses/,
};
