import { createHash } from 'node:crypto';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { unusedParts } from '../plugins/theme/node/unusedParts';
import { exchange, exchangedIn, type Request } from './exchange';
import type { Bundle } from './replacements';

interface GeneratorOptions {
  /** Whether notes reach the browser as fragments, by `site/plugins/notes`; otherwise the generator's own plugin serves them. */
  fragments?: boolean;
}

/** Exchanges modules of the generator for ours in each bundle, as `replacements.ts` says, and nothing else does. */
export default function generator(
  { siteDir, siteConfig }: LoadContext,
  { fragments = true }: GeneratorOptions,
): Plugin<void> {
  let unused: readonly string[] = [];
  return {
    name: 'groundwork-generator',
    allContentLoaded({ allContent }) {
      unused = unusedParts(siteConfig.themeConfig as unknown as ThemeConfig, allContent);
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const bundle: Bundle = isServer ? 'server' : config.mode === 'production' ? 'browser' : 'development';
      const site = { siteDir, bundle, fragments, unused };
      const { pattern, answer } = exchange(site);
      const replace = (request: Request): void => {
        request.request = answer(request) ?? request.request;
      };
      return {
        ...withCacheFor(config, JSON.stringify(exchangedIn(site))),
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(pattern, replace)],
      };
    },
  };
}

/**
 * Between builds the bundler keeps modules with what they asked for as it was answered then. Its cache gets another
 * version where the answers are others.
 */
function withCacheFor(config: object, answers: string): object {
  // The generator types every bundler as webpack, which has no such setting.
  const cache = (config as { experiments?: { cache?: { version?: string } } }).experiments?.cache;
  if (cache?.version === undefined) return {};
  const version = `${cache.version}-${createHash('sha256').update(answers).digest('hex').slice(0, 12)}`;
  return { experiments: { cache: { version } } };
}
