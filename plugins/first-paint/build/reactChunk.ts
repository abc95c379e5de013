/**
 * React changes when its version does, the site's own code with every deploy. In a file of its own, React stays in
 * the reader's cache.
 */
export const reactInItsOwnFile = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        react: {
          name: 'react',
          test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
          chunks: 'all' as const,
          priority: 60,
          enforce: true,
        },
      },
    },
  },
};
