/** The chunk of what a note's page is made of below its layout, named in `plugins/notes/client/NoteRoute.tsx`. */
export const notePageChunk = 'note-page';

/**
 * What every note's page needs and the main script does not have: the generator's layout of notes with its icons and
 * the hooks behind it, our own parts, and the small data of the docs plugin. The sidebar's data stays in a file of its
 * own, which changes with every new note.
 */
const notesPage = new RegExp(
  [
    String.raw`[\\/](?:theme|theme-classic[\\/]lib[\\/]theme)[\\/](?:Doc|TOC|BackToTop|Paginator|LastUpdated|Edit|Tag|Icon)`,
    String.raw`theme-common[\\/]lib[\\/](?:hooks[\\/]use(?:BackToTopButton|TOCHighlight)|utils[\\/](?:toc|Intl|accessibility)Utils|components[\\/]Collapsible)`,
    String.raw`plugin-content-docs[\\/](?:lib[\\/]client|default[\\/]__plugin)`,
    // Cards and the reader's place come when there is need of them.
    String.raw`plugins[\\/]notes[\\/]client[\\/](?!(?:card|reading)[\\/])`,
    String.raw`src[\\/]islands[\\/](?!mountIsland\.)`,
  ].join('|'),
);

/** What the not-found page shows, with all that only it uses. */
const notFoundPage =
  /src[\\/]theme[\\/]NotFound[\\/]Content|lib[\\/]nearest\.|components[\\/]links[\\/]SearchForm|plugins[\\/]home[\\/]client[\\/]addresses/;

/** The generator's name for the stylesheet of every page. */
export const commonStyles = 'styles';

/** The kinds of drawings that labs share: a page has one of them, and gets the styles of that one alone. */
export const drawingKinds = ['lanes', 'cells', 'graph'] as const;

/** The stylesheet of the drawings, taken apart by kind. */
export const drawingStyles = 'drawings';

/** The stylesheets that only some pages need, by name, and how such a page is known: they are inlined there alone. */
export const partStyles = [
  { name: 'labs', onPage: /\sdata-island="?lab\b/ },
  { name: drawingStyles, onPage: /<svg[^>]*\sclass="?(?:lanes|cells|graph)-svg\b/ },
  { name: 'walk', onPage: /<section class="?walk\b/ },
  { name: 'listings', onPage: /\sclass="?[^">]*\b(?:bet__choices|code__new|code__note)\b/ },
  { name: 'contents', onPage: /<div class="?contents\b/ },
  { name: 'home', onPage: /<main class="?home\b/ },
  { name: 'talks', onPage: /<main class="?[^">]*\btalks\b/ },
  { name: 'deck', onPage: /<main class="?deck-page\b/ },
] as const;

/**
 * How the browser's code is split.
 * - React changes when its version does, the site's own code with every deploy: in a file of its own, React stays in
 *   the reader's cache.
 * - What every note's page needs comes as one file instead of ten.
 */
export const chunks = {
  splitChunks: {
    cacheGroups: {
      react: {
        name: 'react',
        test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
        chunks: 'all' as const,
        priority: 60,
        enforce: true,
      },
      // Styles that a page needs only when it has a lab, is a walk, is the table of contents, the home page or a deck, or the reader opens search, stay out of every other page.
      labStyles: {
        name: 'labs',
        test: /[\\/]labs[\\/]/,
        type: 'css/mini-extract',
        chunks: 'all' as const,
        priority: 70,
        enforce: true,
      },
      // Of a lab on one of the drawings that labs share: most have none.
      drawingStyles: {
        name: drawingStyles,
        test: /[\\/]labs[\\/]_kit[\\/]drawings[\\/]/,
        type: 'css/mini-extract',
        chunks: 'all' as const,
        priority: 71,
        enforce: true,
      },
      // Of a note of the third form.
      walkStyles: {
        name: 'walk',
        test: /[\\/]plugins[\\/]notes[\\/]client[\\/]walk\.css/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      listingStyles: {
        name: 'listings',
        test: /[\\/]plugins[\\/]notes[\\/]client[\\/]listings\.css/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      contentsStyles: {
        name: 'contents',
        test: /[\\/]src[\\/]components[\\/]contents[\\/]/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      homeStyles: {
        name: 'home',
        test: /[\\/]src[\\/]pages[\\/]_home[\\/]/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      talksStyles: {
        name: 'talks',
        test: /[\\/]src[\\/]pages[\\/]_talks[\\/]/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      deckStyles: {
        name: 'deck',
        test: /[\\/]plugins[\\/]decks[\\/]client[\\/]deck\./,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      // The slide library, its styles and our stage: loaded when slides are shown.
      stageStyles: {
        name: 'stage',
        test: /[\\/]plugins[\\/]decks[\\/]client[\\/]stage\.|[\\/]node_modules[\\/]reveal\.js[\\/]/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      searchStyles: {
        name: 'search',
        test: /[\\/]plugins[\\/]search[\\/]/,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        priority: 70,
        enforce: true,
      },
      // Notes need it for an unknown address, and the not-found page itself.
      notFound: { name: 'not-found', test: notFoundPage, chunks: 'async' as const, priority: 56, enforce: true },
      notes: {
        name: 'notes',
        test: notesPage,
        type: /javascript|json/,
        chunks: 'async' as const,
        priority: 55,
        enforce: true,
      },
    },
  },
};
