import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ClassicOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';

import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

import { chunks, sheets } from './site/config/chunks';
import { codeThemeNames } from './site/config/codeThemeNames';
import { footer } from './site/config/navigation/footer';
import { topicLayers } from './site/config/pages/topicLayers';
import { navbar } from './site/config/navigation/navbar';
import { openingLab } from './site/config/pages/openingLab';
import { owner } from './site/config/owner';
import { hosted, search } from './site/config/search';
import { startHere } from './site/config/pages/startHere';
import { topicOpenings } from './site/config/pages/topicOpenings';
import { topics } from './site/config/topics';
import { writtenRoutes } from './site/config/routes/writtenRoutes';
import { labs } from './labs/registry';
import { hasHistory } from './site/lib/node/gitLog';
import { assetsFolder } from './site/plugins/assets/node/index';
import { remarkAssets } from './site/plugins/assets/node/remarkAssets';
import {
  rehypeFinishedAsHtml,
  rehypeFormulaMistakes,
  rehypeFunctionSpace,
  rehypeHighlight,
  rehypeUnits,
  rehypeWholeCode,
} from '@groundwork/code';
import { remarkActors, remarkDiagrams, remarkFigures, remarkMermaidSyntax } from '@groundwork/figures';
import { brokenLinkHooks } from './site/plugins/links/node/brokenLinks';
import { rehypeFigureLinks } from './site/plugins/links/node/rehypeFigureLinks';
import { remarkInternalLinks } from './site/plugins/links/node/remarkInternalLinks';
import { remarkBets } from './site/plugins/notes/node/remarkBets';
import { withLastUpdates } from './site/plugins/notes/node/lastUpdates';
import { cardFile, withCards } from './site/plugins/sharing/node/withCards';
import { pageTemplate } from './site/plugins/first-paint/node/template';
import { playgroundExtras } from '@groundwork/playground/node';
import { playgroundFolder } from './site/plugins/playground/node/index';
import { hostedOrigins } from '@groundwork/search/indexer';
import { remarkNoteForm } from './site/plugins/note-form/node/drawn/remarkNoteForm';
import { remarkKnownComponents } from './site/plugins/note-form/node/checks/remarkKnownComponents';
import { remarkMdxMistakes } from './site/plugins/note-form/node/checks/remarkMdxMistakes';
import { remarkNoteFrame } from './site/plugins/note-form/node/graph/remarkNoteFrame';
import { remarkWholeTables } from './site/plugins/note-form/node/checks/remarkWholeTables';
import { remarkSamples, runsHere } from '@groundwork/samples/page';

const extrasOf = playgroundExtras({ baseUrl: owner.baseUrl, samplesFolder: 'samples' });

/** Whether a page's last change can be asked for: the generator refuses to build one whose date it cannot have. */
const hasDates = hasHistory(process.cwd());

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
    './site/plugins/resilience/node/index.ts',
    './site/plugins/navigation/node/index.ts',
    [
      './site/plugins/notes/node/index.ts',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        breadcrumbs: true,
        editUrl: `${owner.sourceRepository}/edit/main/`,
        showLastUpdateAuthor: hasDates,
        showLastUpdateTime: hasDates,
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
              // The generator looks after links before that file is written.
              folderLink: { 'data-noBrokenLinkCheck': 'true' },
            },
          ],
          [remarkNoteFrame, { root: process.cwd() }],
        ],
        rehypePlugins: [
          [rehypeKatex, { output: 'mathml', strict: 'error' }],
          rehypeFormulaMistakes,
          rehypeFunctionSpace,
          [rehypeHighlight, codeThemeNames],
          rehypeWholeCode,
          rehypeFigureLinks,
          rehypeUnits,
          rehypeFinishedAsHtml,
        ],
      } satisfies DocsOptions,
    ],
    './site/plugins/assets/node/index.ts',
    ['./site/plugins/note-form/node/index.ts', { ways: startHere }],
    './site/plugins/markdown/node/index.ts',
    './site/plugins/keyboard/node/index.ts',
    './site/plugins/preferences/node/index.ts',
    './site/plugins/offline/node/index.ts',
    './site/plugins/reading/node/index.ts',
    ['./site/plugins/sharing/node/index.ts', { topics, icon: 'static/img/icon.svg' }],
    './site/plugins/samples/node/index.ts',
    './site/plugins/playground/node/index.ts',
    ['./site/plugins/first-paint/node/index.ts', { connect: hostedOrigins(hosted), sheets, chunks }],
    [
      './site/plugins/home/node/index.ts',
      {
        topics,
        layers: topicLayers,
        openings: topicOpenings,
        startHere,
        openingLab,
        runsHere: runsHere(process.cwd(), extrasOf),
      },
    ],
    ['./site/plugins/feeds/node/index.ts', { topics }],
    ['./site/plugins/highlight/node/index.ts', codeThemeNames],
    [
      './site/plugins/decks/node/index.ts',
      {
        path: 'site/pages/assets/_decks',
        remarkPlugins: [remarkMermaidSyntax, remarkDiagrams, [remarkFigures, { root: process.cwd() }]],
        rehypePlugins: [[rehypeHighlight, codeThemeNames], rehypeUnits],
      },
    ],
    ['@docusaurus/plugin-content-pages', { path: 'site/pages' } satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', { lastmod: hasDates ? 'date' : null } satisfies SitemapOptions],
    ['@docusaurus/plugin-ideal-image', { quality: 85, max: 2000, min: 500, steps: 4 }],
  ],
  themes: [
    // The bundler's cache knows this file, not what the theme's PostCSS plugins do (layers, breakpoints in em) and how it
    // names classes of modules: a change of that takes effect where something here changes, or without node_modules/.cache.
    ['./site/plugins/theme/node/index.ts', { customCss: './site/css/site.css' } satisfies ClassicOptions],
    '@docusaurus/theme-mermaid',
    // After the classic theme: its search bar stands in for the classic one, which is empty.
    ['./site/plugins/search/node/index.ts', search],
    './site/generator/theme.ts',
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
