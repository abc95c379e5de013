import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

import { defined } from '@groundwork/lib/defined';

/** The text of the script that stands inline at the end of every page (`client/start.ts`). */
export function startScript(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [path.join(here, '../../client/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  // `</script` would end the element, `<%` would start an expression of the template.
  return defined(outputFiles[0], 'The bundled script').text.trim().replaceAll('</', '<\\/').replaceAll('<%', '< %');
}
