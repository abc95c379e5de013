import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { unusedParts } from '../../plugins/theme/node/unusedParts';
import { exchange, type Request } from './exchange';
import type { Bundle } from './replacements';

export interface Options {
  /** Whether notes reach the browser as fragments, by `plugins/notes`; otherwise the generator's own plugin serves them. */
  fragments?: boolean;
}

/** Exchanges modules of the generator for ours in each bundle, as `replacements.ts` says, and nothing else does. */
export default function generator({ siteDir, siteConfig }: LoadContext, { fragments = true }: Options): Plugin<void> {
  let unused: readonly string[] = [];
  return {
    name: 'groundwork-generator',
    allContentLoaded({ allContent }) {
      unused = unusedParts(siteConfig.themeConfig as unknown as ThemeConfig, allContent);
    },
    configureWebpack({ mode }, isServer, { currentBundler }) {
      const bundle: Bundle = isServer ? 'server' : mode === 'production' ? 'browser' : 'development';
      const { pattern, answer } = exchange({ siteDir, bundle, fragments, unused });
      const replace = (request: Request): void => {
        request.request = answer(request) ?? request.request;
      };
      return { plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(pattern, replace)] };
    },
  };
}
