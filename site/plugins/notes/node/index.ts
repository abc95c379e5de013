import docsPlugin, { validateOptions, type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { writeLightRoutes } from './lightRoutes';
import { shapeGlobalData, type GlobalData, type NavbarEntry } from './shapeGlobalData';
import { shapeRoutes } from './shapeRoutes';

/**
 * The generator's docs plugin, with three changes: its routes are shaped for light navigation (`shapeRoutes.ts`), its
 * global data is made shorter (`shapeGlobalData.ts`), and for the browser other routes are written beside its own, of
 * which one serves all notes (`lightRoutes/`).
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
      // The generator has written its own, and has not begun to bundle.
      if (!isServer && config.mode === 'production') writeLightRoutes(context.generatedFilesDir);
      return docs.configureWebpack?.(config, isServer, utils, content);
    },
  };
}

export { validateOptions };
