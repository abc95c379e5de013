import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { recoveryFile } from '../shared/recovery';
import { bootScript } from './bootScript';
import { bundled } from './bundled';

const require = createRequire(import.meta.url);
const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');
const coreExports = path.dirname(require.resolve('@docusaurus/core/lib/client/exports/ComponentCreator.js'));

/**
 * Mends what the generator leaves open when loading goes wrong:
 * - a first load that fails (missing or truncated script, malformed address) keeps the readable page and says so;
 * - a navigation whose chunk is missing reloads once, never in a loop, at the right address and place;
 * - a part of an open page whose files a deploy took away says so and offers to reload, which loses nothing;
 * - links in a list of many (the sidebar) fetch on intent instead of whenever they are in view.
 * The two aliases stand on names that the generator documents for import (`@docusaurus/…`).
 */
export default function resilience({ baseUrl }: LoadContext): Plugin<void> {
  return {
    name: 'groundwork-resilience',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', innerHTML: bootScript(baseUrl) }] }),
    getClientModules: () => [path.join(clientFolder, 'alive.ts'), path.join(clientFolder, 'navigation.ts')],
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, recoveryFile), bundled('recover/main.ts', { format: 'esm' }));
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      // The notice of a wrong base URL is our own: the generator's renders nothing (`baseUrlIssueBanner`).
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/BaseUrlIssueBanner$/,
          path.join(clientFolder, 'NoBanner.ts'),
        ),
      ],
      resolve: {
        alias: {
          '@docusaurus/ComponentCreator': path.join(clientFolder, 'ComponentCreator.ts'),
          '@docusaurus/Link': path.join(clientFolder, 'Link.tsx'),
          '@generator/ComponentCreator': path.join(coreExports, 'ComponentCreator.js'),
          '@generator/Link': path.join(coreExports, 'Link.js'),
        },
      },
    }),
  };
}
