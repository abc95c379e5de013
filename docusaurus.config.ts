import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';

import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import { chunks, sheets } from './config/chunks';
import { codeTheme } from './config/codeTheme';
import { footer } from './config/footer';
import { layers } from './config/layers';
import { navbar } from './config/navbar';
import { openingLab } from './config/openingLab';
import { owner } from './config/owner';
import { hosted, search } from './config/search';
import { startHere } from './config/startHere';
import { topicOpenings } from './config/topicOpenings';
import { topics } from './config/topics';
import { writtenRoutes } from './config/writtenRoutes';
import { labs } from './labs/registry';
import { hasHistory } from '@groundwork/lib/node/gitLog';
import { assetsFolder as assetsFolder } from './plugins/assets/node/index';
import { remarkAssets } from './plugins/assets/node/remarkAssets';
import { remarkFigures } from '@groundwork/figures/drawings/remarkFigures';
import { remarkActors } from '@groundwork/figures/actors/remarkActors';
import { remarkDiagrams } from '@groundwork/figures/mermaid/remarkDiagrams';
import { remarkMermaidSyntax } from '@groundwork/figures/mermaid/remarkMermaidSyntax';
import { rehypeFormulaMistakes } from '@groundwork/code/formulas/rehypeFormulaMistakes';
import { rehypeFunctionSpace } from '@groundwork/code/formulas/rehypeFunctionSpace';
import { brokenLinkHooks } from './plugins/links/node/brokenLinks';
import { rehypeFigureLinks } from './plugins/links/node/rehypeFigureLinks';
import { remarkInternalLinks } from './plugins/links/node/remarkInternalLinks';
import { remarkBets } from './plugins/notes/node/remarkBets';
import { withLastUpdates } from './plugins/notes/node/lastUpdates';
import { cardFile, withCards } from './plugins/sharing/node/withCards';
import { pageTemplate } from './plugins/first-paint/node/template';
import { playgroundExtras } from '@groundwork/playground/node/extras';
import { playgroundFolder as playgroundFolder } from './plugins/playground/node/index';
import { hostedOrigins } from '@groundwork/search/node/hostedOrigins';
import { rehypeFinishedAsHtml } from '@groundwork/code/highlight/rehypeFinishedAsHtml';
import { rehypeHighlight } from '@groundwork/code/highlight/rehypeHighlight';
import { rehypeWholeCode } from '@groundwork/code/highlight/rehypeWholeCode';
import { remarkNoteForm } from './plugins/notes-graph/node/form/remarkNoteForm';
import { remarkKnownComponents } from './plugins/notes-graph/node/remarkKnownComponents';
import { remarkMdxMistakes } from './plugins/notes-graph/node/remarkMdxMistakes';
import { remarkNoteFrame } from './plugins/notes-graph/node/remarkNoteFrame';
import { remarkWholeTables } from './plugins/notes-graph/node/remarkWholeTables';
import { remarkSamples } from '@groundwork/samples/page/remarkSamples';
import { runsHere } from '@groundwork/samples/page/runsHere';
import { rehypeUnits } from '@groundwork/code/units/rehypeUnits';

const extrasOf = playgroundExtras({ baseUrl: owner.baseUrl, samplesFolder: 'samples' });

export default {
  title: owner.productName,
  tagline: 'How computers, networks and programs really work',
  favicon: 'img/favicon.svg',
  url: owner.siteUrl,
  baseUrl: owner.baseUrl,
  trailingSlash: false,
  staticDirectories: ['static', playgroundFolder, assetsFolder],
  ssrTemplate: pageTemplate,
  titleDelimiter: '|',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    mermaid: true,
    hooks: brokenLinkHooks,
    parseFrontMatter: withCards(process.cwd(), 'docs', withLastUpdates(process.cwd(), 'docs', owner.author)),
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: false,
    },
  },
  // The banner is shown by the resilience plugin, which can tell a wrong base URL from a lost connection.
  baseUrlIssueBanner: false,
  plugins: [
    './site/generator/index.ts',
    './plugins/resilience/node/index.ts',
    './plugins/navigation/node/index.ts',
    [
      './plugins/notes/node/index.ts',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        breadcrumbs: true,
        editUrl: `${owner.sourceRepository}/edit/main/`,
        // The generator refuses to build a page whose date it cannot ask for.
        showLastUpdateAuthor: hasHistory(process.cwd()),
        showLastUpdateTime: hasHistory(process.cwd()),
        lastVersion: 'current',
        versions: { current: { label: 'Next', path: '', banner: 'none', badge: false } },
        beforeDefaultRemarkPlugins: [
          [remarkMdxMistakes, { root: process.cwd() }],
          [remarkKnownComponents, { root: process.cwd(), components: ['Head', 'Lab'], labs: Object.keys(labs) }],
          [remarkWholeTables, { root: process.cwd() }],
          [remarkBets, { root: process.cwd() }],
          [remarkNoteForm, { root: process.cwd() }],
          [remarkAssets, { root: process.cwd(), baseUrl: owner.baseUrl }],
          [remarkInternalLinks, { siteDir: process.cwd(), routes: writtenRoutes(process.cwd()) }],
          remarkMath,
          remarkMermaidSyntax,
          remarkDiagrams,
          [remarkFigures, { root: process.cwd() }],
          remarkActors,
          [
            remarkSamples,
            {
              root: process.cwd(),
              sources: `${owner.sourceRepository}/blob/main`,
              // In development no file is written for copy buttons to fetch.
              ...(process.env.NODE_ENV === 'production' && { baseUrl: owner.baseUrl }),
              extrasOf,
            },
          ],
          [remarkNoteFrame, { root: process.cwd() }],
        ],
        rehypePlugins: [
          [rehypeKatex, { output: 'mathml', strict: 'error' }],
          rehypeFormulaMistakes,
          rehypeFunctionSpace,
          [rehypeHighlight, codeTheme],
          rehypeWholeCode,
          rehypeFigureLinks,
          rehypeUnits,
          rehypeFinishedAsHtml,
        ],
      } satisfies DocsOptions,
    ],
    './plugins/assets/node/index.ts',
    './plugins/notes-graph/node/index.ts',
    './plugins/markdown/node/index.ts',
    './plugins/keyboard/node/index.ts',
    './plugins/preferences/node/index.ts',
    './plugins/offline/node/index.ts',
    './plugins/reading/node/index.ts',
    ['./plugins/sharing/node/index.ts', { topics, icon: 'static/img/icon.svg' }],
    './plugins/samples/node/index.ts',
    './plugins/playground/node/index.ts',
    ['./plugins/first-paint/node/index.ts', { connect: hostedOrigins(hosted), sheets, chunks }],
    [
      './plugins/home/node/index.ts',
      { topics, layers, openings: topicOpenings, startHere, openingLab, runsHere: runsHere(process.cwd(), extrasOf) },
    ],
    ['./plugins/feeds/node/index.ts', { topics }],
    ['./plugins/highlight/node/index.ts', codeTheme],
    [
      './plugins/decks/node/index.ts',
      {
        path: 'src/pages/assets/_decks',
        remarkPlugins: [remarkMermaidSyntax, remarkDiagrams, [remarkFigures, { root: process.cwd() }]],
        rehypePlugins: [[rehypeHighlight, codeTheme], rehypeUnits],
      },
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' } satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', { lastmod: 'date' } satisfies SitemapOptions],
    ['@docusaurus/plugin-ideal-image', { quality: 85, max: 2000, min: 500, steps: 4 }],
  ],
  themes: [
    // The bundler's cache knows this file, not what the theme's PostCSS plugins do (layers, breakpoints in em): a change
    // of one of them takes effect where something here changes, or without node_modules/.cache.
    ['./plugins/theme/node/index.ts', { customCss: './src/css/site.css' } satisfies ClassicOptions],
    '@docusaurus/theme-mermaid',
    // After the classic theme: its search bar stands in for the classic one, which is empty.
    ['./plugins/search/node/index.ts', search],
  ],
  themeConfig: {
    image: cardFile('site'),
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: { sidebar: { autoCollapseCategories: false, hideable: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    mermaid: { theme: { light: 'default', dark: 'dark' } },
    navbar,
    footer,
    ...(hosted && { algolia: hosted }),
  } satisfies UserThemeConfig & { mermaid: unknown },
} satisfies Config;
