import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';

export interface Variant {
  i18n: NonNullable<Config['i18n']>;
  docs: DocsOptions;
  themeConfig: UserThemeConfig;
}
