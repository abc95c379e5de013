/** The generator's parts of a notes page: its layout, sidebar, contents list and the hooks behind them. */
const notesPage = /[\\/](?:theme|theme-classic[\\/]lib[\\/]theme)[\\/](?:Doc|TOC|BackToTop|Paginator|LastUpdated|Edit|Tag)|plugin-content-docs[\\/]lib[\\/]client|plugins[\\/]notes[\\/]client/;

/** The stylesheets that only some pages need, by name, and how such a page is known: they are inlined there alone. */
export const partStyles = [
  { name: 'labs', onPage: /\sdata-island="?lab\b/ },
  { name: 'home', onPage: /<main class="?home\b/ },
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
      // Styles that a page needs only when it has a lab, is the home page, or the reader opens search, stay out of every other page.
      labStyles: { name: 'labs', test: /[\\/]labs[\\/]/, type: 'css/mini-extract', chunks: 'all' as const, priority: 70, enforce: true },
      homeStyles: { name: 'home', test: /[\\/]src[\\/]pages[\\/]_home[\\/]/, type: 'css/mini-extract', chunks: 'async' as const, priority: 70, enforce: true },
      searchStyles: { name: 'search', test: /[\\/]plugins[\\/]search[\\/]/, type: 'css/mini-extract', chunks: 'async' as const, priority: 70, enforce: true },
      notes: { name: 'notes', test: notesPage, type: /javascript/, chunks: 'async' as const, priority: 55, enforce: true },
    },
  },
};
