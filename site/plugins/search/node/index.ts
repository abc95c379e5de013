import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin, PluginModule, Props } from '@docusaurus/types';
import { DOCUSAURUS_VERSION, normalizeUrl } from '@docusaurus/utils';

import { docsOf, questionOf } from '../../../lib/node/docsOf';
import {
  collectPages,
  conceptsIn,
  extractPage,
  indexFolder,
  writeIndexInThread,
  type Concepts,
  type ExtractedPage,
  type HostedConfig,
  type SearchClientConfig,
  type StartQuestion,
} from '@groundwork/search/indexer';
import type { PageReader } from '../../first-paint/shared/pageReader';
import { sitePageMarks, topicOf } from './builtPages';
import { headTags, openSearchDescription, openSearchFile } from './headTags';
import { parseHosted, parseOptions, type ResolvedSearchOptions } from './options';

/** Only the modal's code imports it (`client/modal.tsx`). */
const questionsFile = 'questions.json';

const themeFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client/theme');

/** Search: an index of the built pages, the button's and page's theme parts, and the hosted provider where it is configured. */
export default function search(
  context: LoadContext,
  options: ResolvedSearchOptions,
): Plugin<void> & Partial<PageReader> {
  const config = clientConfig(context, options);
  return {
    ...(config.provider === 'embedded' && indexWriter(context, options)),
    name: 'groundwork-search',
    getThemePath: () => themeFolder,
    getTypeScriptThemePath: () => themeFolder,
    async contentLoaded({ actions }) {
      actions.setGlobalData(config);
      await actions.createData('transformItems.js', transformModule(context, options));
      actions.addRoute({ path: config.searchPage, component: '@theme/SearchPage', exact: true });
    },
    async allContentLoaded({ allContent, actions }) {
      const byAddress = new Map(docsOf(allContent).map((doc) => [doc.permalink, doc]));
      const questions = options.startWith.flatMap((page): StartQuestion[] => {
        const doc = byAddress.get(`${context.baseUrl}docs/${page}`);
        const question = doc && questionOf(doc);
        return doc && question !== undefined ? [{ question, title: doc.title, url: `/docs/${page}` }] : [];
      });
      await actions.createData(questionsFile, JSON.stringify(questions));
    },
    injectHtmlTags: () => ({ headTags: headTags(context, config) }),
    async postBuild({ outDir }) {
      await writeFile(path.join(outDir, openSearchFile), openSearchDescription(context, config));
    },
  };
}

function clientConfig({ siteConfig, baseUrl }: LoadContext, options: ResolvedSearchOptions): SearchClientConfig {
  const given = (siteConfig.themeConfig as { algolia?: HostedConfig & { searchPagePath: string } }).algolia;
  const provider = options.provider ?? (given ? 'algolia' : 'embedded');
  const { searchPagePath = 'search', ...hosted } = given ?? {};
  return {
    provider,
    searchPage: normalizeUrl([baseUrl, searchPagePath]),
    indexUrl: normalizeUrl([baseUrl, indexFolder]),
    feedbackUrl: options.feedbackUrl,
    siteTitle: siteConfig.title,
    ask: options.ask,
    generatorVersion: DOCUSAURUS_VERSION,
    ...(provider === 'algolia' && { hosted: parseHosted(hosted) }),
  };
}

/** The owner's module, or one that leaves the hosted provider's hits as they are. */
function transformModule({ siteDir }: LoadContext, { transformItems }: ResolvedSearchOptions): string {
  if (transformItems === undefined) return 'export default (hits) => hits;\n';
  return `export { default } from ${JSON.stringify(path.resolve(siteDir, transformItems))};\n`;
}

/** Reads the pages, and writes the index of them when all are read. */
function indexWriter({ generatedFilesDir }: LoadContext, { topics, places }: ResolvedSearchOptions): PageReader {
  const pages = new Map<string, ExtractedPage>();
  return {
    readPage({ address, document }) {
      const page = extractPage(document, sitePageMarks);
      if (page) pages.set(address, page);
    },
    async pagesRead(props) {
      const { outDir, baseUrl, routesPaths: routes, siteConfig } = props;
      const concepts = definedConcepts(props);
      const records = collectPages({
        pages,
        baseUrl,
        routes,
        concepts,
        topicOf: (route) => topicOf(route, topics, siteConfig.title),
      });
      await writeIndexInThread({ outDir, pages: records, places }, generatedFilesDir);
    },
  };
}

interface DocsContent {
  loadedVersions?: { docs: { permalink: string; frontMatter: { defines?: unknown } }[] }[];
}

/** What each note says that it explains, from its front matter. */
function definedConcepts({ plugins }: Props): Map<string, Concepts> {
  const docs = plugins
    .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
    .map(({ content }) => content as DocsContent | undefined);
  const all = docs.flatMap((content) => content?.loadedVersions ?? []).flatMap((version) => version.docs);
  return new Map(all.map(({ permalink, frontMatter }) => [permalink, conceptsIn(frontMatter.defines)]));
}

const validateOptions: NonNullable<PluginModule['validateOptions']> = ({ options }) => parseOptions(options) as never;

const validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']> = ({ themeConfig }) => {
  const { algolia, ...others } = themeConfig as { algolia?: unknown };
  return { ...others, ...(algolia === undefined ? {} : { algolia: parseHosted(algolia) }) } as never;
};

export { validateOptions, validateThemeConfig };
