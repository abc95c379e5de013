import { optionalParts } from '../plugins/theme/node/unusedParts';

/** What the generator compiles: the pages' HTML, the site's scripts, and the scripts of the development server. */
export type Bundle = 'server' | 'browser' | 'development';

interface Exchange {
  /** Why the generator's own does not do. */
  why: string;
  /** What a reader, or who builds the site, would have without it. */
  without: string;
  /** The test that fails where a new version of the generator no longer fits. */
  contract: string;
}

/** A request that the bundler answers with a module of ours. Paths are from the root of the site. */
export interface ExchangedModule extends Exchange {
  /**
   * As the generator writes it: a package, an alias of its own, or a generated file. A module that it imports by
   * relative paths is named by its place in its package; only requests from within that package are meant.
   */
  requests: readonly string[];
  ours: string;
  in: readonly Bundle[];
  /** The exchange is made only where this is true of the site. */
  where?: 'notes are fragments' | 'nothing shows it';
}

/** A part of the theme in whose place the generator takes ours, because a folder has its name. */
interface ExchangedPart extends Exchange {
  part: string;
  ours: string;
}

/** A function of a plugin or theme of the generator around which ours stands. */
interface WrappedHook extends Exchange {
  package: string;
  hook: string;
  ours: string;
}

const everywhere = ['server', 'browser', 'development'] as const;
const navigation = 'site/plugins/navigation/node/contract.test.ts';
const firstPaint = 'site/plugins/first-paint/node/contract.test.ts';
const lightRoutes = 'site/plugins/notes/node/lightRoutes/transform.test.ts';
const parts = 'site/generator/parts.test.ts';
const docs = 'site/plugins/notes/node/contract.test.ts';
const theme = 'site/plugins/theme/node/contract.test.ts';
const routerPackages = ['react-router-config', 'react-router-dom'];

/** The generator's modules that the bundler exchanges. `README.md` says how to read the tables and how to change them. */
export const exchangedModules: readonly ExchangedModule[] = [
  // How a page is gone to.
  {
    requests: ['@docusaurus/Link'],
    ours: 'site/plugins/navigation/client/Link.tsx',
    in: everywhere,
    why: 'its links fetch their page as soon as they are in view',
    without: 'an open sidebar fetches a screenful of notes that nobody asked for',
    contract: navigation,
  },
  {
    requests: ['@docusaurus/core/lib/client/PendingNavigation'],
    ours: 'site/plugins/navigation/client/PendingNavigation.tsx',
    in: everywhere,
    why: 'it does not say where a navigation leads, and reloads without a guard where one fails',
    without: 'a note of another build or a lost connection ends in a loop of loads or in an error page',
    contract: navigation,
  },
  {
    requests: ['@docusaurus/core/lib/client/preload'],
    ours: 'site/plugins/navigation/client/preload.ts',
    in: everywhere,
    why: 'the first page has its note in its HTML, and a malformed address must not stop it',
    without: 'the first page stays without life at an address such as /%E0%A4%A',
    contract: navigation,
  },
  {
    requests: ['@docusaurus/core/lib/client/docusaurus'],
    ours: 'site/plugins/navigation/client/ahead/fetchAhead.ts',
    in: everywhere,
    why: 'what is fetched ahead is a fragment of a note, not its code',
    without: 'nothing of a note is there before the click',
    contract: navigation,
  },
  {
    requests: routerPackages,
    ours: 'site/plugins/navigation/client/router/index.tsx',
    in: ['browser'],
    why: 'five functions and a link are used of three packages with seven helpers',
    without: '7.2 kB more of main script, and the address stays wrong where a navigation fails',
    contract: navigation,
  },
  {
    requests: routerPackages,
    ours: 'site/plugins/navigation/client/router/server.tsx',
    in: ['server'],
    why: 'it tries every route for every page',
    without: 'pages take a fifth longer to render',
    contract: navigation,
  },
  {
    requests: ['react-loadable'],
    ours: 'site/plugins/navigation/client/loadable.tsx',
    in: ['browser'],
    why: 'only one way of loading is used of it',
    without: '0.9 kB more of main script',
    contract: navigation,
  },

  // What every page needs before it is alive.
  {
    requests: ['react-helmet-async'],
    ours: 'site/plugins/first-paint/client/head/index.tsx',
    in: ['browser'],
    why: 'it is made for servers and for any use; the browser has to follow a few elements',
    without: '4.7 kB more of main script',
    contract: firstPaint,
  },
  {
    requests: ['tslib'],
    ours: 'site/plugins/first-paint/client/interop.ts',
    in: ['browser'],
    why: 'one function of it is used',
    without: '3.7 kB more of main script',
    contract: firstPaint,
  },
  {
    requests: ['@docusaurus/core/lib/client/browserContext'],
    ours: 'site/plugins/first-paint/client/hydration/browserContext.tsx',
    in: ['browser'],
    why: 'it renders the whole page once more, in one task, as soon as the page is alive',
    without: 'a tap in that time waits',
    contract: firstPaint,
  },
  {
    requests: ['@docusaurus/theme-common/lib/hooks/useWindowSize'],
    ours: 'site/plugins/first-paint/client/hydration/useWindowSize.ts',
    in: ['browser'],
    why: 'it renders sidebar and contents once more in the task in which the page comes alive',
    without: 'a tap in that time waits',
    contract: firstPaint,
  },
  {
    requests: ['@generated/docusaurus.config'],
    ours: '.docusaurus/client-config.json',
    in: ['browser'],
    why: 'the whole configuration is in the main script, options of all plugins included',
    without: 'every visit loads what only the build reads',
    contract: 'site/plugins/first-paint/node/clientConfig.test.ts',
  },
  {
    requests: ['@generated/site-metadata'],
    ours: 'site/generator/siteMetadata.json',
    in: ['browser'],
    why: 'it names every plugin with its version, and nothing reads it in the browser',
    without: 'every visit loads that list in the main script, 1.3 kB before compression',
    contract: 'site/generator/replacements.test.ts',
  },
  {
    requests: ['@docusaurus/core/lib/client/BaseUrlIssueBanner'],
    ours: 'site/plugins/resilience/client/NoBanner.ts',
    in: everywhere,
    why: 'our notice tells a wrong base URL from a lost connection, so the banner is switched off',
    without: 'every visit loads the code and the styles of a banner that no page shows',
    contract: 'site/plugins/resilience/node/contract.test.ts',
  },

  // Notes as data: one route serves them all.
  ...(['routes.js', 'registry.js', 'routesChunkNames.json'] as const).map((file): ExchangedModule => ({
    requests: [`@generated/${file.replace(/\.\w+$/, '')}`],
    ours: `.docusaurus/light-routes/${file}`,
    in: ['browser'],
    where: 'notes are fragments',
    why: 'it names every note, and the code of every note',
    without: 'the main script grows with each note',
    contract: lightRoutes,
  })),

  // What the theme imports and this site never shows.
  {
    requests: optionalParts,
    ours: 'site/plugins/theme/client/Nothing.ts',
    in: ['browser'],
    where: 'nothing shows it',
    why: 'the theme imports all its parts and decides while it renders',
    without: 'the main script has menus and banners that no page shows',
    contract: 'site/plugins/theme/node/unusedParts.test.ts',
  },
];

const own = (part: string): { part: string; ours: string } => ({
  part: `@theme/${part}`,
  ours: `site/theme/${part}/index.tsx`,
});

const icon = (name: string): ExchangedPart => ({
  ...own(`Icon/${name}`),
  why: 'its outline is long and stands in every page',
  without: 'each page is a few hundred bytes heavier',
  contract: parts,
});

/** The theme's parts in whose place the generator takes ours. */
export const exchangedParts: readonly ExchangedPart[] = [
  {
    ...own('DocBreadcrumbs'),
    why: 'topics have no page of their own, so its topics lead nowhere',
    without: 'the topic above a title is no link to the list of its notes',
    contract: parts,
  },
  {
    ...own('DocBreadcrumbs/StructuredData'),
    why: 'it leaves out the steps without a page, and is computed in the browser again',
    without: 'search engines are not told what a note is about',
    contract: parts,
  },
  {
    ...own('DocItem/Content'),
    why: 'a note reaches the browser as HTML, not as compiled MDX',
    without: 'each note is sent twice, as HTML and as code',
    contract: parts,
  },
  {
    ...own('DocItem/TOC/Mobile'),
    why: 'it stands above the title; ours stands below it (`DocItem/Content`)',
    without: 'narrow screens have the contents twice',
    contract: parts,
  },
  {
    ...own('DocSidebarItems'),
    why: 'an open sidebar is longer than the screen, and its links fetch ahead',
    without: 'the current note is out of view in the sidebar, and all in view are fetched',
    contract: parts,
  },
  {
    ...own('DocsRoot'),
    why: 'one route serves all notes, so an unknown address matches it too',
    without: 'an unknown address below /docs shows an empty note',
    contract: parts,
  },
  {
    ...own('EditMetaRow'),
    why: 'it has no place for the other things that a reader can do with a note',
    without: 'no Markdown, look of text or report of a mistake at the foot of a note',
    contract: parts,
  },
  {
    ...own('Error'),
    why: 'it is a page without the site around it, in other words and colours',
    without: 'a crash outside the layout looks like another site',
    contract: parts,
  },
  icon('Arrow'),
  icon('DarkMode'),
  {
    ...own('Icon/ExternalLink'),
    why: 'it refers to a sprite with a `style` attribute, and has no label',
    without: 'the policy hides the icon, and nobody is told of the new tab',
    contract: parts,
  },
  icon('Home'),
  icon('LightMode'),
  icon('SystemColorMode'),
  {
    ...own('LastUpdated'),
    why: 'it makes an `Intl.DateTimeFormat` while it renders, 57 ms on a slow phone',
    without: 'the page is dead for as long',
    contract: parts,
  },
  {
    ...own('Loading'),
    why: 'its colours and sizes are fixed in `style` attributes',
    without: 'the policy takes away its look',
    contract: parts,
  },
  {
    ...own('MDXComponents'),
    why: 'code is highlighted at build time, and it brings a code block for the browser',
    without: 'code is highlighted again in the browser, by Prism',
    contract: parts,
  },
  {
    ...own('MDXComponents/A'),
    why: 'its links open a new tab without saying so',
    without: 'external links in a note have no label',
    contract: parts,
  },
  {
    ...own('NotFound/Content'),
    why: 'its text tells the reader to write to the owner of another site',
    without: 'an unknown address is a dead end',
    contract: parts,
  },
  {
    part: '@theme/SearchBar',
    ours: 'site/plugins/search/client/theme/SearchBar/index.tsx',
    why: 'the one of the classic theme is empty',
    without: 'the site has no search',
    contract: parts,
  },
];

const docsPackage = '@docusaurus/plugin-content-docs';
const classicPackage = '@docusaurus/theme-classic';

/** What of the generator's docs plugin and theme is not taken as it is. */
export const wrappedHooks: readonly WrappedHook[] = [
  {
    package: docsPackage,
    hook: 'contentLoaded',
    ours: 'site/plugins/notes/node/index.ts',
    why: 'its routes and its global data list every note, with descriptions (`shapeRoutes.ts`, `shapeGlobalData.ts`)',
    without: 'the main script grows with each note, and /docs has no page',
    contract: docs,
  },
  {
    package: docsPackage,
    hook: 'configureWebpack',
    ours: 'site/plugins/notes/node/index.ts',
    why: 'the routes of the browser are made when the generator has written its own (`lightRoutes/`)',
    without: 'the bundler finds no routes',
    contract: docs,
  },
  {
    package: classicPackage,
    hook: 'getThemePath',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'its path is relative to its own plugin, and ours stands elsewhere',
    without: 'the site has no theme',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'getTypeScriptThemePath',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'as above',
    without: '`docusaurus swizzle` finds nothing',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'getClientModules',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'it lists Infima, the languages of Prism and nprogress',
    without: '20 kB of styles that ours stand beside, and 30 kB of a highlighter for code that is highlighted already',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'configurePostCss',
    ours: 'site/plugins/theme/node/index.ts',
    why: "the theme's styles go into a layer below ours, and their breakpoints into em (`layerThemeStyles.ts`)",
    without: 'which rule wins is decided by the order in which the bundler joins the files',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'injectHtmlTags',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'its script takes any stored or queried value, its sprite has a `style` attribute (`firstPaintScript.ts`)',
    without: 'an address can set attributes of the page, and the policy is violated',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'configureWebpack',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'a `.pcss` stylesheet is a text that a script applies when it is needed',
    without: 'the bundler does not know what to do with it',
    contract: theme,
  },
  {
    package: classicPackage,
    hook: 'validateThemeConfig',
    ours: 'site/plugins/theme/node/index.ts',
    why: 'an item of the navbar without a position goes left; here right is specified (`navbarPosition.ts`)',
    without: 'such an item stands on the other side',
    contract: theme,
  },
];

/** Modules of the generator that are no public ones and that ours import all the same: they must stay where they are. */
export const innerModules: readonly { request: string; importedBy: string; why: string }[] = [
  {
    request: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher',
    importedBy: 'site/plugins/navigation/client/PendingNavigation.tsx',
    why: 'tells the client modules of a navigation',
  },
  {
    request: '@docusaurus/core/lib/client/routeContext',
    importedBy: 'site/theme/Error/index.tsx',
    why: 'a layout outside of any route asks for the plugin that made it',
  },
  {
    request: '@docusaurus/plugin-content-docs/src/sidebars/types.js',
    importedBy: 'site/config/navigation/sidebar.ts',
    why: 'the type of an item of a sidebar',
  },
];

/** A name that stands for one of two modules of our own. */
interface OwnHalves {
  request: string;
  /** For the server, and for development, where the browser renders everything. */
  full: string;
  /** For the browser, which takes over what the server rendered. */
  browser: string;
  /** The browser gets its half only where this is true of the site. */
  where?: 'notes are fragments';
}

/** Nothing of the generator's. */
export const ownHalves: readonly OwnHalves[] = [
  {
    request: '@note-body',
    full: 'site/plugins/notes/client/NoteBody.server.tsx',
    browser: 'site/plugins/notes/client/NoteBody.browser.tsx',
    where: 'notes are fragments',
  },
  {
    request: '@opening-lab',
    full: 'site/pages/_home/OpeningLab.server.tsx',
    browser: 'site/pages/_home/OpeningLab.browser.tsx',
  },
  {
    request: '@structured-data',
    full: 'site/plugins/sharing/client/StructuredData.server.tsx',
    browser: 'site/plugins/sharing/client/StructuredData.browser.tsx',
  },
];
