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
] as const;

/** Takes the site's configuration and returns what of it the browser needs. */
export function clientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const rest: Partial<DocusaurusConfig> = { ...config };
  for (const name of buildOnly) delete rest[name];
  const { prism: _highlightedAtBuildTime, ...themeConfig } = config.themeConfig;
  return { ...rest, themeConfig };
}
