/**
 * Runs inside the sandbox: loads a sample in Chromium and prints the lines that its check returns.
 *   node browser.mjs tabs.html tabs.check.mjs
 * A `.tsx` or `.jsx` file is bundled first; when it has a default export, that component is rendered into `#root`.
 * The sample's files are served at http://localhost/ by interception: there is no network.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const [, , file, checkFile] = process.argv;
const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The page that holds a React sample, with everything in one script. */
async function reactPage() {
  const entry = `import * as sample from './${file}';
if (sample.default) {
  const { createElement } = await import('react');
  const { createRoot } = await import('react-dom/client');
  createRoot(document.getElementById('root')).render(createElement(sample.default));
}`;
  const mode = process.env.NODE_ENV ?? 'development';
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'jsx' },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/tmp/bundle',
    jsx: 'automatic',
    jsxDev: mode === 'development',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'error',
  });
  const text = (extension) =>
    outputFiles
      .filter(({ path: name }) => name.endsWith(extension))
      .map(({ text }) => text)
      .join('\n');
  return {
    '/': [
      'text/html',
      `<!doctype html><html lang="en"><title>Sample</title><link rel="stylesheet" href="/bundle.css"><div id="root"></div><script type="module" src="/bundle.js"></script>`,
    ],
    '/bundle.js': ['text/javascript', text('.js')],
    '/bundle.css': ['text/css', text('.css')],
  };
}

const made = /\.[tj]sx$/.test(file) ? await reactPage() : {};

async function serve(route) {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname !== 'localhost') return route.abort('internetdisconnected');
  if (made[pathname])
    return route.fulfill({ contentType: `${made[pathname][0]}; charset=utf-8`, body: made[pathname][1] });
  const target = path.join(process.cwd(), decodeURIComponent(pathname));
  if (!fs.existsSync(target) || !fs.statSync(target).isFile()) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({
    contentType: types[path.extname(target)] ?? 'application/octet-stream',
    body: fs.readFileSync(target),
  });
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--lang=en-US',
  ],
});
const context = await browser.newContext({
  viewport: { width: 720, height: 480 },
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'no-preference',
});
await context.route('**/*', serve);
const page = await context.newPage();
const errors = [];
page.on('pageerror', (error) => errors.push(error));
try {
  await page.goto(`http://localhost/${made['/'] ? '' : file}`);
  const { default: check } = await import(pathToFileURL(path.resolve(checkFile)));
  const lines = await check(page);
  for (const line of [lines].flat()) console.log(String(line));
} catch (error) {
  errors.push(error);
} finally {
  await browser.close();
}
for (const error of errors) console.error(String(error?.stack ?? error));
process.exitCode = errors.length > 0 ? 1 : 0;
