import path from 'node:path';

/** What `configureWebpack` of a plugin returns so that a loader sees each note first, to name what else the note is made of. */
export const noteRule = (siteDir: string, loader: string) => ({
  module: {
    rules: [
      {
        test: /\.mdx?$/,
        include: path.join(siteDir, 'docs'),
        enforce: 'pre' as const,
        use: [{ loader, options: { siteDir } }],
      },
    ],
  },
});
