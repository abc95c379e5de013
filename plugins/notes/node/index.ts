import path from 'node:path';
import { fileURLToPath } from 'node:url';

import docsPlugin, { validateOptions, type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { writeLightRoutes } from './lightRoutes';
import { shapeGlobalData, type GlobalData, type NavbarEntry } from './shapeGlobalData';
import { shapeRoutes } from './shapeRoutes';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/**
 * The generator's docs plugin, with three changes: its routes are shaped for light navigation (`shapeRoutes.ts`), in
 * the browser one route serves all notes (`lightRoutes/`), and `@note-body` resolves to the half of the note body that fits the bundle: the one that renders MDX on the
 * server (and in development), the one that takes over the server's HTML in the browser.
 */
export default async function notes(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const docs = await docsPlugin(context, options);
  const navbar = (context.siteConfig.themeConfig as ThemeConfig).navbar.items as NavbarEntry[];
  return {
    ...docs,
    async contentLoaded({ content, actions }) {
      await docs.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(shapeRoutes(route)),
          setGlobalData: (data) => actions.setGlobalData(shapeGlobalData(data as GlobalData, navbar)),
        },
      });
    },
    configureWebpack(config, isServer, utils, content) {
      const inherited = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      const rendersMdx = isServer || config.mode !== 'production';
      const replacements = rendersMdx ? [] : writeLightRoutes(context.generatedFilesDir);
      const { NormalModuleReplacementPlugin } = utils.currentBundler.instance;
      return {
        ...inherited,
        plugins: [
          ...(inherited.plugins ?? []),
          ...replacements.map(({ request, file }) => new NormalModuleReplacementPlugin(request, file)),
        ],
        resolve: {
          ...inherited.resolve,
          alias: {
            ...inherited.resolve?.alias,
            '@note-body$': path.join(clientFolder, rendersMdx ? 'NoteBody.server.tsx' : 'NoteBody.browser.tsx'),
          },
        },
      };
    },
  };
}

export { validateOptions };
