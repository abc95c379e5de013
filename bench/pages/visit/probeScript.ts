import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

import { defined } from '@groundwork/lib/defined';
import type { BenchSite } from '../sites/site';

/** The text of `pageProbe.ts` as a script for the page. Bundled afresh: what runs here has this process's helpers in it. */
export function probeScript(takesOver: BenchSite['takesOver']): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(path.dirname(fileURLToPath(import.meta.url)), 'pageProbe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'probe',
    target: 'es2022',
  });
  return `(() => { ${defined(outputFiles[0], 'The bundled probe').text}; probe.installProbe(${JSON.stringify(takesOver)}); })();`;
}
