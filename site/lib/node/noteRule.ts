import path from 'node:path';
import { fileURLToPath } from 'node:url';

const loader = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dependencyLoader.cjs');

/** What else a note is made of: a folder of its name `below` one of the site's, or a JSON file there. */
interface MadeOf {
  kind: 'file' | 'folder';
  below: string;
}

/** What `configureWebpack` of a plugin returns so that a note is compiled anew when what it is made of changes. */
export const noteRule = (siteDir: string, madeOf: MadeOf) => ({
  module: {
    rules: [
      {
        test: /\.mdx?$/,
        include: path.join(siteDir, 'docs'),
        enforce: 'pre' as const,
        use: [{ loader, options: { siteDir, ...madeOf } }],
      },
    ],
  },
});
