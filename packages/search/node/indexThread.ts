import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { build, type Plugin } from 'esbuild';

import { packageFile } from '@groundwork/lib/node/packageFile';
import type { IndexSources } from './writeIndex';

/** Packages stay outside, all but our own: they are TypeScript, which the thread cannot load. */
const othersOutside: Plugin = {
  name: 'others-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@groundwork/') ? undefined : { path: name, external: true },
    ),
};

/**
 * Does what `writeIndex` does in a thread of its own: it takes two seconds, in which the generator's thread has the
 * pictures of all notes to draw. A thread begins without what loads the TypeScript of the build, so its code is first put into one file
 * below `folder`, from where it finds the site's packages. @throws what it throws.
 */
export async function writeIndexInThread(sources: IndexSources, folder: string): Promise<void> {
  const outfile = path.join(folder, 'search-index-thread.mjs');
  await build({
    entryPoints: [packageFile('@groundwork/search', 'node/indexThread.entry.ts')],
    outfile,
    bundle: true,
    plugins: [othersOutside],
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  // The options of the build's own process (a loader, a profiler) are not for this thread.
  const thread = new Worker(outfile, { workerData: sources, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', () => resolve());
  });
}
