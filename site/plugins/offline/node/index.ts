import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';

import { workerFile } from '../shared/fileList';

const worker = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client/worker/offlineWorker.ts');

/**
 * Writes the service worker that answers for kept notes where there is no network. It is installed by the panel on
 * `/docs` (`client/OfflinePanel.tsx`), when a reader asks for it and not before. The list of files that may be kept is
 * written when the build is finished (`tools/generator`), because it names every file.
 */
export default function offline({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'groundwork-offline',
    async postBuild({ outDir }) {
      const { outputFiles } = await build({
        entryPoints: [worker],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        platform: 'browser',
        target: 'es2022',
        legalComments: 'none',
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"', __BASE_URL__: JSON.stringify(baseUrl) },
      });
      await writeFile(path.join(outDir, workerFile), outputFiles[0]?.text ?? '');
    },
  };
}
