import type { Chunk, Sheet } from '@groundwork/lib/chunk';

/**
 * How the browser's code is split: React changes when its version does, the site's own code with every deploy, so in a
 * file of its own React stays in the reader's cache. Each declared sheet and chunk has a file as well.
 */
export const splitChunks = (sheets: readonly Sheet[], chunks: readonly Chunk[]) => ({
  cacheGroups: {
    react: {
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      chunks: 'all' as const,
      priority: 60,
      enforce: true,
    },
    ...groups(sheets, { type: 'css/mini-extract', chunks: 'all' as const, priority: 70 }),
    ...groups(chunks, { type: /javascript|json/, chunks: 'async' as const, priority: 55 }),
  },
});

/** Of two that a module belongs to the one that is declared first has it. */
const groups = <Options extends { priority: number }>(declared: readonly Chunk[], options: Options) =>
  Object.fromEntries(
    declared.map(({ name, files }, index) => {
      const priority = options.priority + declared.length - index;
      return [name, { ...options, name, test: files, enforce: true, priority }] as const;
    }),
  );
