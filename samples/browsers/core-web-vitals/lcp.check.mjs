import { readFileSync } from 'node:fs';
import http from 'node:http';

const STEP = 300;
const wait = (steps) => new Promise((go) => setTimeout(go, steps * STEP));
const spots = '<path fill="#fb6" d="M9 9h9v9H9z"/>'.repeat(99);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><path fill="#28c" d="M0 0h600v300H0z"/>${spots}</svg>`;
const html = readFileSync('lcp.html', 'utf8');
const img = '<img class="hero" alt="" src="hero.svg"';
const ways = {
  'img in the HTML': `${img}>`,
  'loading="lazy"': `${img} loading="lazy">`,
  'CSS background': '<div class="hero bg"></div>',
  'script, at load': `<script>onload = () => (place.innerHTML = '${img}>')</script>`,
};

/** Takes two steps for the page, two for the stylesheet and one for the image. */
const server = http.createServer(async ({ url }, response) => {
  const [, way, file] = decodeURIComponent(url).split('/');
  if (!(way in ways)) return response.writeHead(404).end();
  await wait(file === 'hero.svg' ? 1 : 2);
  const [type, body] = {
    '': ['text/html', html.replace('<div id="place"></div>', `<div id="place">${ways[way]}</div>`)],
    'slow.css': ['text/css', '.bg { background: url(hero.svg) }'],
    'hero.svg': ['image/svg+xml', svg],
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
    .newContext({ viewport: { width: 720, height: 480 } });
  const address = `http://127.0.0.1:${server.address().port}`;
  const rows = [];
  for (const way of Object.keys(ways)) rows.push([way, await parts(context, `${address}/${encodeURIComponent(way)}/`)]);
  await context.close();
  server.closeAllConnections();
  server.close();
  const line = (cells) =>
    cells
      .map((cell, index) => cell.padEnd([17, 12, 12, 11][index] ?? 0))
      .join('')
      .trimEnd();
  const first = [...rows].sort((a, b) => sum(a[1]) - sum(b[1]))[0];
  return [
    line(['', 'first byte', 'load delay', 'load time', 'render delay']),
    ...rows.map(([way, found]) => line([way, ...found.map((ms) => (ms > STEP / 2 ? 'waits' : '-'))])),
    `earliest: ${first[0]}`,
  ];
};

const sum = (list) => list.reduce((total, one) => total + one, 0);
