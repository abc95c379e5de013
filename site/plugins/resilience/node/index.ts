import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { explainFailureFile } from '../shared/explainFailureFile';
import { bootScript } from './bootScript';
import { bundled } from './bundled';
import { runtimeMinimizer } from './runtimeMinimizer';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/**
 * Mends what the generator leaves open when loading goes wrong:
 * - a first load that fails (missing or truncated script, malformed address) keeps the readable page and says so;
 * - a part of an open page whose files a deploy took away says so and offers to reload.
 * What a navigation does that fails, and whether the page is then loaded anew, is for
 * `site/plugins/navigation/client/failure/` to decide.
 */
export default function resilience({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'groundwork-resilience',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', innerHTML: bootScript(baseUrl) }] }),
    getClientModules: () => [path.join(clientFolder, 'alive.ts')],
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, explainFailureFile), bundled('explainFailure/main.ts', { format: 'esm' }));
    },
    configureWebpack: (_config, isServer) => ({
      mergeStrategy: { 'optimization.minimizer': 'prepend' },
      optimization: { minimizer: isServer ? [] : [runtimeMinimizer()] },
    }),
  };
}
