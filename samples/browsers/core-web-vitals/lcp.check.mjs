import { readFileSync } from 'node:fs';
import http from 'node:http';

const STEP = 600;
const wait = (steps) => new Promise((go) => setTimeout(go, steps * STEP));
const spots = '<path fill="#fb6" d="M9 9h9v9H9z"/>'.repeat(99);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#28c" d="M0 0h400v300H0z"/>${spots}</svg>`;
const html = readFileSync('lcp.html', 'utf8');
const [img] = /<img[^>]*>/.exec(html);
const ways = { 'as shown': img, lazy: img.replace('<img', '<img loading="lazy"') };

/** Takes two steps for the page, two for the stylesheet and one for the photo. */
const server = http.createServer(async ({ url }, response) => {
  const [, way, file] = decodeURIComponent(url).split('/');
  if (!(way in ways)) return response.writeHead(404).end();
  await wait(file === 'photo.svg' ? 1 : 2);
  const [type, body] = {
    '': ['text/html', html.replace(img, ways[way])],
    'slow.css': ['text/css', 'body { margin: 0 }'],
    'photo.svg': ['image/svg+xml', svg],
  }[file];
  return response.writeHead(200, { 'content-type': type }).end(body);
});

/** The four parts of LCP, in ms; they add up to it. */
async function parts(context, address) {
  const tab = await context.newPage();
  await tab.goto(address);
  const found = await tab.evaluate(async () => {
    const lcp = await new Promise((go) => {
      const images = (list) =>
        list
          .getEntries()
          .filter(({ url }) => url !== '')
          .map(go);
      new PerformanceObserver(images).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [page] = performance.getEntriesByType('navigation');
    const [image] = performance.getEntriesByName(lcp.url);
    const at = [0, page.responseStart, image.requestStart, image.responseEnd, lcp.startTime];
    return at.slice(1).map((time, index) => time - at[index]);
  });
  await tab.close();
  return found;
}

export default async (page) => {
  server.listen(0, '127.0.0.1');
  await new Promise((go) => server.once('listening', go));
  // A context of its own: the runner answers the requests of the other one.
  const context = await page
    .context()
    .browser()
    .newContext({ viewport: { width: 400, height: 800 } });
  const address = `http://127.0.0.1:${server.address().port}`;
  const columns = [];
  for (const way of Object.keys(ways)) columns.push(await parts(context, `${address}/${encodeURIComponent(way)}/`));
  await context.close();
  server.closeAllConnections();
  server.close();
  // To whole steps: a machine takes some milliseconds more or less.
  const steps = columns.map((column) => column.map((ms) => Math.round(ms / STEP)));
  const cells = steps.map((column) => [...column, column.reduce((sum, one) => sum + one, 0)]);
  const names = ['TTFB', 'load delay', 'load duration', 'render delay', 'LCP'];
  const line = ([name, ...rest]) => name.padEnd(15) + rest.map((cell) => cell.padEnd(10)).join('').trimEnd();
  return [
    line(['', ...Object.keys(ways)]),
    ...names.map((name, row) => line([name, ...cells.map((column) => `${((column[row] * STEP) / 1000).toFixed(1)} s`)])),
  ];
};
