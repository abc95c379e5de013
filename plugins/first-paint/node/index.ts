import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { clientConfig } from './clientConfig';
import { withPolicy, type PolicyOptions } from './contentSecurityPolicy';
import { yieldAfterFirstScreen } from './firstFrame';
import { inlineStyles, stylesOfParts, type Stylesheets } from './inlineStyles';
import { pageFiles } from './pageFiles';
import { ChunkFiles, chunksOfPage, readRouteChunks, withPageScripts } from './pageScripts';
import { chunks } from './chunks';
import { siteStyles } from './siteStyles';
import { buildPlaceholder } from './template';
import { withoutDefinitions, writeFragment } from './writeFragment';

/**
 * Makes the first paint need nothing but the page: styles inside, scripts after the paint (`template.ts`), a strict
 * policy for both. Also writes each note's body as a fragment for navigation.
 */
export default function firstPaint(
  { baseUrl, siteConfig, generatedFilesDir }: LoadContext,
  { connect }: PolicyOptions,
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
        optimization: chunks,
        plugins: [chunkFiles],
      };
    },
    async postBuild({ outDir }) {
      const files = await pageFiles(outDir);
      const styles = await siteStyles(outDir, files);
      const build = await nameOfBuild(outDir, styles);
      const routes = readRouteChunks(generatedFilesDir);
      for (const file of files) {
        const html = (await readFile(file, 'utf8')).replace(buildPlaceholder, build);
        const ownStyles = stylesOfParts(html, styles.parts);
        const isNote = await writeFragment(file, html, build, ownStyles);
        const chunkNames = chunksOfPage(addressOf(path.relative(outDir, file), baseUrl), routes, isNote);
        const scripts = new Set(chunkNames.flatMap((name) => chunkFiles.of(name)));
        const page = yieldAfterFirstScreen(
          withPageScripts(
            isNote ? withoutDefinitions(html) : html,
            [...scripts].map((script) => baseUrl + script),
          ),
        );
        await replaceFile(file, withPolicy(inlineStyles(page, styles.common + ownStyles), { connect }));
      }
    },
  };
}

/** Puts a new text in a file's place at once: other plugins read the pages at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
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
