import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync, type BuildOptions } from 'esbuild';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** Bundles a script of `client/` that stands outside the generator's bundle. @returns its text. */
export function bundled(entry: string, options: Pick<BuildOptions, 'format' | 'define'>): string {
  const result = buildSync({
    entryPoints: [path.join(clientFolder, entry)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    ...options,
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
