import type { Config } from '@docusaurus/types';

import { chunks, sheets } from './site/config/chunks';
import { codeThemeNames } from './site/config/codeThemeNames';
import { hostedOrigins } from '@groundwork/search/indexer';
import { pageTemplate } from './site/plugins/first-paint/node/template';
import { faulty } from './variants/faulty';
import { hosted } from './variants/hosted';
import { plain } from './variants/plain';
import { rich } from './variants/rich';
import type { Variant } from './variants/variant';

const variants: Record<string, Variant> = { rich, plain, hosted, ...faulty };
const variant = variants[process.env['SECOND_SITE_VARIANT'] ?? ''];
if (!variant) throw new Error(`SECOND_SITE_VARIANT: expected one of ${Object.keys(variants).join(', ')}`);

/**
 * A small site that shows what the main configuration leaves off. It is built from a copy of the repository's
 * theme and plugins (`tests/second-site/build.ts`), so what is proven here holds for them.
 */
export default {
  title: 'Second site',
  url: 'https://second.example',
  baseUrl: variant.baseUrl ?? '/',
  trailingSlash: false,
  ssrTemplate: pageTemplate,
  titleDelimiter: '|',
  // The product's own parts link to pages that this site has not.
  onBrokenLinks: 'ignore',
  future: { v4: true, experimental_faster: { ...fasterWithoutCache() } },
  baseUrlIssueBanner: false,
  i18n: variant.i18n,
  plugins: [
    // The notes plugin serves one version in one language; here the generator's own plugin ships the bodies.
    ['./site/generator/index.ts', { fragments: false }],
    './site/plugins/resilience/node/index.ts',
    './site/plugins/navigation/node/index.ts',
    [
      './site/plugins/first-paint/node/index.ts',
      { connect: hostedOrigins(variant.themeConfig.algolia), sheets, chunks },
    ],
    // The not-found page reads the addresses that it writes.
    ['./site/plugins/home/node/index.ts', { topics: [], layers: [], openings: {}, startHere: [], openingLab: 'none' }],
    // The choices at a note's foot read the light colours of code that it writes.
    ['./site/plugins/highlight/node/index.ts', codeThemeNames],
    ['./site/plugins/sharing/node/index.ts', { topics: [] }],
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.ts', ...variant.docs }],
    ['@docusaurus/plugin-content-pages', { path: 'pages' }],
  ],
  themes: [
    ['./site/plugins/theme/node/index.ts', { customCss: './site/css/site.css' }],
    ...(variant.search ? [['./site/plugins/search/node/index.ts', variant.search] satisfies [string, object]] : []),
    './site/generator/theme.ts',
  ],
  themeConfig: variant.themeConfig,
} satisfies Config;

/** Two builds of this folder run with different configurations; a cache shared by them would mix them up. */
function fasterWithoutCache() {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: false,
    ssgWorkerThreads: false,
    mdxCrossCompilerCache: true,
  };
}
