import { createRequire } from 'node:module';
import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as classicModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig } from '@docusaurus/theme-common';

import { firstPaintScript } from './firstPaintScript';
import { placeNavbarItems } from './navbarPosition';

import { layerThemeStyles } from './layerThemeStyles';

// The package's types leave out the two validators that every plugin module has.
const { default: classicTheme, getSwizzleConfig, validateOptions, validateThemeConfig: validateClassic } = classicModule as unknown as PluginModule & {
  default: PluginModule;
};

const require = createRequire(import.meta.url);
const classicFolder = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * The generator's classic theme without its eager weight: Infima (the site has a stylesheet of its own),
 * Prism's languages (code is highlighted at build time) and nprogress (`src/clientModules/progressBar.ts`) never
 * reach the browser. What stands first in the page and the default place of navbar items are our own; all else is
 * inherited.
 */
export default function theme(context: LoadContext, options: PluginOptions): Plugin<void> {
  const classic = classicTheme(context, options) as Plugin<void>;
  return {
    ...classic,
    getThemePath: () => path.join(classicFolder, 'lib/theme'),
    getTypeScriptThemePath: () => path.join(classicFolder, 'src/theme'),
    configurePostCss(options) {
      const inherited = classic.configurePostCss?.(options) ?? options;
      inherited.plugins.push(layerThemeStyles());
      return inherited;
    },
    getClientModules() {
      return (classic.getClientModules?.() ?? [])
        .filter((module) => !/infima|prism-include-languages|nprogress/.test(module))
        .map((module) => (module.startsWith('.') ? path.join(classicFolder, 'lib', module) : module));
    },
    injectHtmlTags(args) {
      const tags = classic.injectHtmlTags?.(args) ?? {};
      const themeConfig = context.siteConfig.themeConfig as unknown as ThemeConfig;
      const script = firstPaintScript({
        colorMode: themeConfig.colorMode,
        announcementId: themeConfig.announcementBar?.id,
        namespace: context.siteStorage.namespace,
      });
      // The sprite of icons has a `style` attribute, and our icon for external links does not use it.
      const replaced = ['script', 'svg'];
      const others = [tags.preBodyTags ?? []].flat().filter((tag) => !replaced.includes((tag as HtmlTagObject).tagName));
      return { ...tags, preBodyTags: [...others, { tagName: 'script', innerHTML: script }] };
    },
  };
}

const validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']> = ({ validate, themeConfig }) =>
  validateClassic!({ validate, themeConfig: placeNavbarItems(themeConfig as object) as typeof themeConfig });

export { getSwizzleConfig, validateOptions, validateThemeConfig };
