import type { DocusaurusConfig } from '@docusaurus/types';

// What only the build reads. The template alone is larger than all the rest.
const buildOnly = [
  'plugins',
  'themes',
  'presets',
  'ssrTemplate',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'markdown',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const;

type ClientConfig = Omit<Partial<DocusaurusConfig>, 'future'> & {
  future: Pick<DocusaurusConfig['future'], 'experimental_router'>;
};

/** Takes the site's configuration and returns what of it the browser needs. */
export function clientConfig(config: DocusaurusConfig): ClientConfig {
  const rest: Partial<DocusaurusConfig> = { ...config };
  for (const name of buildOnly) delete rest[name];
  const { prism: _highlightedAtBuildTime, ...themeConfig } = config.themeConfig;
  // All else of it says how to build.
  const { experimental_router } = config.future;
  return { ...rest, themeConfig, future: { experimental_router } };
}
