import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';

import type { HostedOptions, SearchOptions } from '../site/plugins/search/node/options';

export interface Variant {
  i18n: NonNullable<Config['i18n']>;
  docs: DocsOptions;
  themeConfig: UserThemeConfig & { algolia?: HostedOptions };
  /** Search, where it is not left out; hosted where `themeConfig.algolia` is given. */
  search?: SearchOptions;
  /** `/` where it is not given. */
  baseUrl?: string;
}
