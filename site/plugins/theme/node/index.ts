import { createRequire } from 'node:module';
import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as classicModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig } from '@docusaurus/theme-common';

import { defined } from '@groundwork/lib/defined';
import { breakpointsInEm } from './breakpointsInEm';
import { firstPaintScript } from './firstPaintScript';
import { layerThemeStyles } from './layerThemeStyles';
import { shortenClassNames } from './moduleClassNames';
import { placeNavbarItems } from './navbarPosition';

// The package's types leave out the two validators that every plugin module has.
const {
  default: classicTheme,
  getSwizzleConfig,
  validateOptions,
  validateThemeConfig: validateClassic,
} = classicModule as unknown as PluginModule & {
  default: PluginModule;
};

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>> & object;

const require = createRequire(import.meta.url);
const classicFolder = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * The generator's classic theme without its eager weight: Infima (the site has a stylesheet of its own),
 * Prism's languages (code is highlighted at build time) and nprogress (`site/plugins/navigation/client/progress/progressBar.ts`) never
 * reach the browser. What stands first in the page and the default place of navbar items are our own; all else is
 * inherited. The parts that are exchanged or left out (`unusedParts.ts`) are in `site/generator/replacements.ts`.
 */
export default function theme(context: LoadContext, options: PluginOptions): Plugin<void> {
  const classic = classicTheme(context, options) as Plugin<void>;
  return {
    ...classic,
    configureWebpack(config, isServer, utils, content) {
      shortenClassNames(config);
      return withTextStyles(classic.configureWebpack?.(config, isServer, utils, content) ?? {});
    },
    getThemePath: () => path.join(classicFolder, 'lib/theme'),
    getTypeScriptThemePath: () => path.join(classicFolder, 'src/theme'),
    configurePostCss(options) {
      const inherited = classic.configurePostCss?.(options) ?? options;
      // Without the generator's own plugin, which is set up anew for each stylesheet: the minimizer fits all of them to
      // the browsers in package.json, but for what those of them lack that our stylesheets therefore write in two ways
      // (`content` with a text to be read out). And there is no configuration file to look for.
      return { ...inherited, config: false, plugins: [layerThemeStyles(), breakpointsInEm()] };
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
      const others = [tags.preBodyTags ?? []]
        .flat()
        .filter((tag) => !replaced.includes((tag as HtmlTagObject).tagName));
      // In the head: a script that is the first of the body has the browser draw an empty page before it.
      return {
        ...tags,
        headTags: [tags.headTags ?? [], { tagName: 'script', innerHTML: script }].flat(),
        preBodyTags: others,
      };
    },
  };
}

/** A `.pcss` stylesheet is a text for the script that imports it: `site/components/adoptStyles.ts` applies it when needed. */
const withTextStyles = (config: Configuration): Configuration => ({
  ...config,
  module: { ...config.module, rules: [...(config.module?.rules ?? []), { test: /\.pcss$/, type: 'asset/source' }] },
});

const validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']> = ({ validate, themeConfig }) =>
  defined(
    validateClassic,
    'The validation of the classic theme',
  )({ validate, themeConfig: placeNavbarItems(themeConfig as object) as typeof themeConfig });

export { getSwizzleConfig, validateOptions, validateThemeConfig };
