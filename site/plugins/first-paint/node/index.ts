import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Chunk, Sheet } from '@groundwork/lib/chunk';
import { parseDocument } from '@groundwork/lib/htmlTree';
import { unaskedClasses } from '../../theme/shared/optionalStyles';
import { isPageReader } from '../shared/pageReader';
import { clientConfig } from './clientConfig';
import { splitChunks } from './chunks';
import type { PolicyOptions } from './contentSecurityPolicy';
import { finishPage, type Build } from './finishPage';
import { pageFiles } from './pageFiles';
import { ChunkFiles, chunksOfPage, readRouteChunks } from './scripts/pageScripts';
import { siteStyles, type Stylesheets } from './styles/siteStyles';

interface FirstPaintOptions extends PolicyOptions {
  sheets: readonly Sheet[];
  chunks: readonly Chunk[];
}

/**
 * Makes the first paint need nothing but the page: styles inside, scripts after the paint (`template.ts`), a strict
 * policy for both. Also writes each note's body as a fragment for navigation.
 */
export default function firstPaint(
  { baseUrl, siteConfig, siteDir, generatedFilesDir }: LoadContext,
  { sheets, chunks, ...policy }: FirstPaintOptions,
): Plugin<void> {
  const configFile = path.join(generatedFilesDir, 'client-config.json');
  const chunkFiles = new ChunkFiles();
  return {
    name: 'groundwork-first-paint',
    async loadContent() {
      await writeFile(configFile, JSON.stringify(clientConfig(siteConfig)));
    },
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || isServer) return {};
      return {
        // The runtime has the name of each: seven digits of the content tell its versions apart as well as eight.
        output: { chunkFilename: 'assets/js/[name].[contenthash:7].js' },
        optimization: { splitChunks: splitChunks(sheets, chunks) },
        plugins: [chunkFiles],
      };
    },
    async postBuild(props) {
      const { outDir, plugins } = props;
      const files = await pageFiles(outDir);
      const settings = siteConfig.themeConfig as unknown as ThemeConfig;
      const styles = await siteStyles(siteDir, outDir, files, sheets, unaskedClasses(settings));
      const routes = readRouteChunks(generatedFilesDir);
      const build: Build = {
        name: await nameOfBuild(outDir, styles),
        styles,
        policy,
        scriptsOf(address, isNote) {
          const scripts = chunksOfPage(address, routes, isNote).flatMap((name) => chunkFiles.of(name));
          return [...new Set(scripts)].map((script) => baseUrl + script);
        },
      };
      const readers = plugins.filter(isPageReader);
      for (const file of files) {
        const address = addressOf(path.relative(outDir, file), baseUrl);
        const document = parseDocument(await readFile(file, 'utf8'));
        for (const reader of readers) reader.readPage({ address, document });
        const { html, fragment } = finishPage(document, address, build);
        await writeFile(file, html);
        if (fragment) await writeFile(file.replace(/\.html$/, '.json'), JSON.stringify(fragment));
      }
      await Promise.all(readers.map((reader) => reader.pagesRead(props)));
    },
  };
}

/** The address of a page, as routes have it: `docs/linux/epoll.html` is `/docs/linux/epoll`, `index.html` is `/`. */
function addressOf(file: string, baseUrl: string): string {
  const route = file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|\/)index\.html$|\.html$/, '');
  return route === '' ? baseUrl : baseUrl + route;
}

/** Names what the scripts and styles of a build are together: pages and fragments of one name fit each other. */
async function nameOfBuild(outDir: string, { common }: Stylesheets): Promise<string> {
  const scripts = await readdir(path.join(outDir, 'assets/js'));
  return createHash('sha256').update(scripts.sort().join('\n')).update(common).digest('hex').slice(0, 12);
}
