/** The generator's parts of a notes page: its layout, sidebar, contents list and the hooks behind them. */
const notesPage = /[\\/](?:theme|theme-classic[\\/]lib[\\/]theme)[\\/](?:Doc|TOC|BackToTop|Paginator|LastUpdated|Edit|Tag)|plugin-content-docs[\\/]lib[\\/]client|plugins[\\/]notes[\\/]client/;

/** The name of the stylesheet of labs, which is inlined into the pages that have one. */
export const labStyles = 'labs';

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
      // Styles that a page needs only when it has a lab, or the reader opens search, stay out of every other page.
      labStyles: { name: labStyles, test: /[\\/]labs[\\/]/, type: 'css/mini-extract', chunks: 'all' as const, priority: 70, enforce: true },
      searchStyles: { name: 'search', test: /[\\/]plugins[\\/]search[\\/]/, type: 'css/mini-extract', chunks: 'async' as const, priority: 70, enforce: true },
      notes: { name: 'notes', test: notesPage, type: /javascript/, chunks: 'async' as const, priority: 55, enforce: true },
    },
  },
};
