import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as classicModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';

import { layerThemeStyles } from './layerThemeStyles';

// The package's types leave out the two validators that every plugin module has.
const { default: classicTheme, getSwizzleConfig, validateOptions, validateThemeConfig } = classicModule as unknown as PluginModule & {
  default: PluginModule;
};

const require = createRequire(import.meta.url);
const classicFolder = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/**
 * The generator's classic theme without its eager weight: Infima (the site has a stylesheet of its own) and
 * Prism's languages (code is highlighted at build time) never reach the browser. All else is inherited.
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
        .filter((module) => !/infima|prism-include-languages/.test(module))
        .map((module) => (module.startsWith('.') ? path.join(classicFolder, 'lib', module) : module));
    },
  };
}

export { getSwizzleConfig, validateOptions, validateThemeConfig };
