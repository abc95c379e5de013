import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { buildSync, transformSync } from 'esbuild';

const delay = 300; // ms until any answer, as on a distant server
const html = readFileSync('shop.html', 'utf8');
const rest = 'cart items dom price money locale'.split(' ');
const hints = rest.map((name) => `<link rel="modulepreload" href="${name}.js">`);
const { outputFiles } = buildSync({
  entryPoints: ['main.js'],
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
});
const bundle = outputFiles[0].text;
const modules = ['main', ...rest].map((name) => readFileSync(`${name}.js`, 'utf8'));
const zipped = (text) => gzipSync(text).length;
const minified = (text) => transformSync(text, { minify: true }).code;
const apart = modules.map(minified).map(zipped).reduce((sum, size) => sum + size);

/** Loads one version of the page; a wave is a set of requests that wait for nothing but the wave before. */
async function load(page, name, page0, bytes, script) {
  const seen = [];
  await page.route('**/*', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file === 'favicon.ico') return route.abort();
    const done = seen.filter((one) => one.answered);
    const request = { wave: 1 + Math.max(0, ...done.map((one) => one.wave)) };
    seen.push(request);
    await sleep(delay);
    request.answered = true;
    const body = file === 'shop.html' ? page0 : script ?? readFileSync(file);
    const contentType = file.endsWith('html') ? 'text/html' : 'text/javascript';
    return route.fulfill({ body, contentType });
  });
  await page.goto('http://localhost/shop.html', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#total')?.textContent === 'Total: EUR 8');
  await page.unroute('**/*');
  const waves = Math.max(...seen.map((one) => one.wave));
  return line(name, seen.length, waves, bytes);
}

const line = (name, ...cells) => name.padEnd(19) + cells.map((cell, n) => String(cell).padStart(n ? 6 : 5)).join('');

export default async (page) => [
  line('', 'files', 'waves', 'bytes'),
  await load(page, 'modules', html, apart),
  await load(page, 'modules, all hinted', html.replace('<title>', `${hints.join('')}<title>`), apart),
  await load(page, 'one bundle', html, zipped(bundle), bundle),
];
