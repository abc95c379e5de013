import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');
const client = (file: string): string => path.join(clientFolder, file);
const generatorFolder = path.dirname(require.resolve('@docusaurus/core/lib/client/docusaurus.js'));

/** Modules of the generator that decide what a navigation does, as it imports them, and ours. `contract.test.ts` watches. */
export const replaced = {
  './PendingNavigation': client('PendingNavigation.tsx'),
  './preload': client('preload.ts'),
  './docusaurus': client('fetchAhead.ts'),
} as const;

/** What of those it still uses, under names of ours. */
const generatorParts = {
  '@generator/ClientLifecyclesDispatcher': path.join(generatorFolder, 'ClientLifecyclesDispatcher.js'),
  '@generator/Link': path.join(generatorFolder, 'exports/Link.js'),
};

const routerPackages = ['react-router', 'react-router-config', 'react-router-dom'];
const routerFrom = (file: string): Record<string, string> =>
  Object.fromEntries(routerPackages.map((name) => [`${name}$`, client(file)]));

/**
 * What a click, an intent, the back button and a failed load do: one way through, from the router to the page that is
 * shown. The target of a navigation is passed to what loads its parts (`lib/navigationTarget.ts`).
 */
export default function navigation(): Plugin<void> {
  return {
    name: 'groundwork-navigation',
    getClientModules: () => ['progressBar.ts', 'scrollPosition.ts', 'noteLinks.ts', 'failedNavigation.ts'].map(client),
    configureWebpack: ({ mode }, isServer, { currentBundler }) => ({
      plugins: Object.entries(replaced).map(
        ([request, file]) =>
          new currentBundler.instance.NormalModuleReplacementPlugin(
            new RegExp(`^${request.replace('.', '\\.')}$`),
            (resource: { context: string; request: string }) => {
              if (resource.context === generatorFolder) resource.request = file;
            },
          ),
      ),
      resolve: {
        alias: {
          '@docusaurus/Link': client('Link.tsx'),
          ...generatorParts,
          // In development the originals, for whose warnings there is a use.
          ...(mode === 'production' && (isServer ? routerFrom('router/server.tsx') : routerFrom('router/index.tsx'))),
          ...(mode === 'production' && !isServer && { 'react-loadable$': client('loadable.tsx') }),
        },
      },
    }),
  };
}
