import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

import { test as base, type Page } from '@playwright/test';
import { build, type BuildOptions } from 'esbuild';

import { serveLocally } from '@groundwork/machine/listen';

const root = path.resolve(__dirname, '../../..');

/** The site's own rule: scripts and styles from files only, so an inline style would be refused and reported. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

const common: BuildOptions = {
  bundle: true,
  write: false,
  jsx: 'automatic',
  logLevel: 'error',
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"development"' },
};

/** Draws the lab as the site does, over the frame that the server rendered; what React had to mend becomes a console error. */
const CLIENT = `
  import { labs } from './labs/registry';
  import { drawIsland } from './site/islands/drawIsland';
  const place = document.querySelector('[data-island="lab"]');
  const { name } = JSON.parse(place.dataset.islandProps);
  labs[name]().then(({ default: Lab }) => {
    drawIsland(place, <Lab />, { onRecoverableError: (error) => console.error('hydration', error) });
    document.documentElement.dataset.live = 'true';
  });`;

const SERVER = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import LabOnPage from './labs/LabOnPage.server';
  export const render = (name) => renderToStaticMarkup(<LabOnPage name={name} />);`;

/** What the browser loads, by its path: the page loads only the parts of the lab that it shows, as the site's pages do. */
async function scripts(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    ...common,
    format: 'esm',
    splitting: true,
    outdir: '/',
    stdin: { contents: CLIENT, loader: 'tsx', resolveDir: root },
  });
  return new Map(result.outputFiles!.map((file) => [file.path.replace('/stdin.js', '/script.js'), file.text]));
}

async function bundled(contents: string, options: BuildOptions): Promise<string> {
  const result = await build({
    ...common,
    ...options,
    stdin: { contents, loader: 'tsx', resolveDir: root },
  });
  return result.outputFiles![0]!.text;
}

async function styles(): Promise<string> {
  // The page's own layout is not there: only how wide a note is at most, and what it has at its sides, over which a lab
  // goes on a phone.
  const sides = 'main { margin: 0; padding-inline: var(--gw-gutter); max-width: calc(46rem + 2 * var(--gw-gutter)); }';
  const sheets = [
    './site/css/site.css',
    './packages/labs-kit/styles/lab.css',
    './packages/labs-kit/drawings/drawings.css',
  ];
  const contents = `${sheets.map((sheet) => `@import "${sheet}";`).join(' ')} ${sides}`;
  const result = await build({ ...common, stdin: { contents, loader: 'css', resolveDir: root } });
  return result.outputFiles![0]!.text;
}

interface Files {
  readonly scripts: ReadonlyMap<string, string>;
  readonly style: string;
  render(name: string): string;
}

interface LabSite extends Pick<Files, 'render'> {
  readonly origin: string;
  close(): Promise<void>;
}

/** Bundles the labs once, as the browser and as the server need them. */
async function bundledLabs(): Promise<Files> {
  const [files, style, server] = await Promise.all([
    scripts(),
    styles(),
    bundled(SERVER, { format: 'cjs', platform: 'node' }),
  ]);
  const module = { exports: {} as { render: (name: string) => string } };
  new Function('module', 'exports', 'require', server)(module, module.exports, createRequire(__filename));
  return { scripts: files, style, render: module.exports.render };
}

function html(site: Files, name: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
<script type="module" src="/script.js"></script></head><body><main><h1>${name}</h1>
<div class="note theme-doc-markdown markdown">${site.render(name)}</div><p id="after">After the figure.</p></main></body></html>`;
}

function fileAt(site: Files, pathname: string): { type: string; body: string } {
  const script = site.scripts.get(pathname);
  if (script !== undefined) return { type: 'text/javascript', body: script };
  if (pathname === '/style.css') return { type: 'text/css', body: site.style };
  return { type: 'text/html', body: html(site, pathname.slice(1)) };
}

/** Serves a page for each lab; scripts and styles may be kept, because a page is opened several times. */
async function labSite(): Promise<LabSite> {
  const files = await bundledLabs();
  const server = createServer((request, response) => {
    const { type, body } = fileAt(files, new URL(request.url!, 'http://127.0.0.1').pathname);
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('content-security-policy', POLICY);
    if (type !== 'text/html') response.setHeader('cache-control', 'max-age=3600');
    response.end(body);
  });
  return { ...(await serveLocally(server)), render: files.render };
}

/** Playwright's test with the pages of all labs, which every worker bundles once, whichever files it runs. */
export const labTest = base.extend<object, { site: LabSite }>({
  site: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, use) => {
      const site = await labSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
});

/** Opens the page of one lab; `live` tells when it answers. */
export async function openLab(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}`);
  await page.waitForSelector('[data-island="lab"] .lab');
}

/** Waits until the lab answers. */
export const live = (page: Page) => page.waitForSelector('html[data-live]');

/** Opens what the reader can change, which is closed at first. */
export async function openChange(page: Page): Promise<void> {
  const change = page.locator('.lab-change');
  if ((await change.getAttribute('open')) === null) await change.locator('> summary').click();
}

/** Makes the page as long below the lab as a note is. */
export const roomBelow = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#after { padding-top: 5000px }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Keeps the lab off the screen until it has tried all its frames, as it is for a reader who comes down to it. */
export async function untilTallestIsKnown(page: Page): Promise<void> {
  await roomBelow(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForSelector('.lab[data-tallest]');
  await page.evaluate(() => window.scrollTo(0, 0));
}
