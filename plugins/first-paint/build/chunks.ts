/** The generator's parts of a notes page: its layout, sidebar, contents list and the hooks behind them. */
const notesPage = /[\\/](?:theme|theme-classic[\\/]lib[\\/]theme)[\\/](?:Doc|TOC|BackToTop|Paginator|LastUpdated|Edit|Tag)|plugin-content-docs[\\/]lib[\\/]client|plugins[\\/]notes[\\/]client/;

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
      notes: { name: 'notes', test: notesPage, type: /javascript/, chunks: 'async' as const, priority: 55, enforce: true },
    },
  },
};
