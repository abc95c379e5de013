import http from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const site = 'http://bakery.localhost:8080';
let asked = {}; // status, by path
let rule = 'max-age=60'; // of /prices
let cookie = null; // that the next page changes

function serve(request, response) {
  const { url } = request;
  if (url === '/favicon.ico') return response.end();
  const status = 'if-none-match' in request.headers ? 304 : 200;
  asked[url] = status;
  response.setHeader('ETag', '"v1"');
  response.setHeader('Cache-Control', url === '/prices' ? rule : 'max-age=60');
  if (url === '/next' && cookie) response.setHeader('Set-Cookie', cookie);
  response.setHeader('Content-Type', url === '/app.js' ? 'text/javascript' : 'text/html');
  response.statusCode = status;
  return response.end(status === 304 || url === '/app.js' ? '' : readFileSync('ways.html'));
}

const widths = [14, 4, 7, 7];
const line = (...cells) => cells.map((cell, at) => cell.padEnd(widths[at])).join(' ').trimEnd();

/** Opens /prices, goes on to /next or not, comes back in one way: what was the server asked for, and is the page the old one? */
async function way(name, { prices = 'max-age=60', sets = null, leave = true }, come) {
  rule = prices;
  cookie = sets;
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/prices`);
  await page.evaluate(() => (window.mark = 'kept'));
  if (leave) await page.goto(`${site}/next`);
  asked = {};
  await come(page, context);
  const mark = await page.evaluate(() => window.mark ?? 'new');
  await context.close();
  return line(name, mark, String(asked['/prices'] ?? '-'), String(asked['/app.js'] ?? '-'));
}

const byLink = (page) => page.goto(`${site}/prices`);
const byReload = (page) => page.reload();
const back = (page) => page.goBack({ waitUntil: 'commit' });
async function byForce(page, context) {
  const devTools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await loaded;
}

let browser;
export default async (runner) => {
  const server = http.createServer(serve).listen(8080, '127.0.0.1');
  await runner.context().browser().close();
  // A browser whose back/forward cache is on, as outside of tests.
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_WITH_WINDOWS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const lines = [
    line('way', 'page', '/prices', '/app.js'),
    await way('link', {}, byLink),
    await way('reload', { leave: false }, byReload),
    await way('forced reload', { leave: false }, byForce),
    await way('Back: no-cache', { prices: 'no-cache' }, back),
    await way('Back: no-store', { prices: 'no-store' }, back),
    await way('+ new cookie', { prices: 'no-store', sets: 'user=2' }, back),
  ];
  lines.push('-: no request', 'new: the browser built the page anew', 'kept: the old page with its variables');
  await browser.close();
  server.close().closeAllConnections();
  return lines;
};
