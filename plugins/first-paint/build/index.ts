import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { clientConfig } from './clientConfig';
import { withPolicy, type PolicyOptions } from './contentSecurityPolicy';
import { inlineStyles, stylesOfParts } from './inlineStyles';
import { pageFiles } from './pageFiles';
import { ChunkFiles, chunksOfPage, readRouteChunks, withPageScripts } from './pageScripts';
import { chunks, commonStyles, partStyles } from './chunks';
import { buildPlaceholder } from './template';
import { Asked, usedStyles } from './usedStyles';
import { writeFragment } from './writeFragment';

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');
const router = path.join(clientFolder, 'router');

/** Packages of the generator of which the browser gets no more than what is used. `contract.test.ts` watches over it. */
const smallerPackages = {
  'react-helmet-async$': path.join(clientFolder, 'head'),
  'react-loadable$': path.join(clientFolder, 'loadable.tsx'),
  'react-router$': router,
  'react-router-config$': router,
  'react-router-dom$': router,
  tslib$: path.join(clientFolder, 'interop.ts'),
};

/** Modules of the generator whose work after hydration is one long task, and ours that do it in pieces. */
const pieces = {
  '[\\\\/]browserContext$': path.join(clientFolder, 'hydration/browserContext.tsx'),
  'hooks[\\\\/]useWindowSize$': path.join(clientFolder, 'hydration/useWindowSize.ts'),
};

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
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      return {
        optimization: chunks,
        resolve: { alias: smallerPackages },
        plugins: [
          ...Object.entries({ ...pieces, '^@generated/docusaurus\\.config$': configFile }).map(
            ([request, file]) => new currentBundler.instance.NormalModuleReplacementPlugin(new RegExp(request), file),
          ),
          chunkFiles,
        ],
      };
    },
    async postBuild({ outDir }) {
      const build = await nameOfBuild(outDir);
      const files = await pageFiles(outDir);
      const asked = await askedBySite(outDir, files);
      const stylesheets = { read: styleReader(outDir, baseUrl, asked), parts: await partStylesheets(outDir) };
      const routes = readRouteChunks(generatedFilesDir);
      for (const file of files) {
        const html = (await readFile(file, 'utf8')).replace(buildPlaceholder, build);
        const isNote = await writeFragment(file, html, build, stylesOfParts(html, stylesheets.parts));
        const chunkNames = chunksOfPage(addressOf(path.relative(outDir, file), baseUrl), routes, isNote);
        const scripts = new Set(chunkNames.flatMap((name) => chunkFiles.of(name)));
        const page = withPageScripts(html, [...scripts].map((script) => baseUrl + script));
        await replaceFile(file, withPolicy(inlineStyles(page, stylesheets), { connect }));
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
  const route = file.split(path.sep).join('/').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return route === '' ? baseUrl : baseUrl + route;
}

/** Names what the scripts of a build are together: pages and fragments of one name fit each other. */
async function nameOfBuild(outDir: string): Promise<string> {
  const scripts = await readdir(path.join(outDir, 'assets/js'));
  return createHash('sha256').update(scripts.sort().join('\n')).digest('hex').slice(0, 12);
}

/** Reads the stylesheets of parts; a site without such a part has no file for it. */
async function partStylesheets(outDir: string): Promise<{ text: string; onPage: RegExp }[]> {
  const folder = path.join(outDir, 'assets/css');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return partStyles.flatMap(({ name, onPage }) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}.`));
    return file === undefined ? [] : [{ text: readFileSync(path.join(folder, file), 'utf8').trim(), onPage }];
  });
}

/** What the pages and scripts of the site, and the styles of its parts, ask of the styles of every page. */
async function askedBySite(outDir: string, pages: readonly string[]): Promise<Asked> {
  const asked = new Asked();
  for (const page of pages) asked.addPage(await readFile(page, 'utf8'));
  for (const folder of ['assets/js', 'assets/css']) {
    for (const file of await readdir(path.join(outDir, folder))) {
      const text = () => readFile(path.join(outDir, folder, file), 'utf8');
      if (file.endsWith('.js')) asked.addScript(await text());
      if (file.endsWith('.css') && !file.startsWith(`${commonStyles}.`)) asked.addStyles(await text());
    }
  }
  return asked;
}

function styleReader(outDir: string, baseUrl: string, asked: Asked): (address: string) => string {
  const texts = new Map<string, string>();
  return (address) => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const text = usedStyles(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8').trim(), asked);
    texts.set(address, text);
    return text;
  };
}
