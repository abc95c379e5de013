import http from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const bodies = {
  html: ['text/html', readFileSync('ways.html')],
  js: ['text/javascript', ''],
  svg: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
};
const shop = 'http://shop.localhost:8080';
const cdn = 'http://cdn.localhost:8080';
let asked = [];
let rules = {}; // Cache-Control, by path
let extra = {}; // more headers, by path

function serve(request, response) {
  const { url } = request;
  if (url === '/favicon.ico') return response.end();
  const changed = 'if-none-match' in request.headers ? 304 : 200;
  asked.push(`${url} ${changed}`);
  response.setHeader('ETag', '"1"');
  response.setHeader('Cache-Control', rules[url] ?? 'max-age=60');
  for (const [name, value] of Object.entries(extra[url] ?? {})) response.setHeader(name, value);
  const [type, body] = bodies[url.split('.')[1] ?? 'html'];
  response.setHeader('Content-Type', type);
  response.statusCode = changed;
  return response.end(changed === 304 ? '' : body);
}

const taken = () => asked.splice(0).join(', ') || '-';
const line = (...cells) => cells.map((cell) => cell.padEnd(24)).join(' ').trimEnd();

/** A fresh profile for each case; a browser whose back/forward cache is on, as outside of tests. */
async function withPage(work) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const lines = await work(page);
  await context.close();
  return lines;
}

// #region ways
const reached = (script) =>
  withPage(async (page) => {
    rules = { '/app.js': script };
    await page.goto(`${shop}/cart`);
    await page.goto(`${shop}/pay`);
    taken();
    await page.goto(`${shop}/cart`);
    const link = taken();
    await page.reload();
    return line(script, link, taken());
  });

const back = (rule, header = {}) =>
  withPage(async (page) => {
    rules = { '/cart': rule };
    extra = { '/pay': header };
    await page.goto(`${shop}/cart`);
    await page.goto(`${shop}/pay`);
    taken();
    await page.goBack({ waitUntil: 'commit' });
    const how = await page.evaluate(() => window.how);
    const next = Object.entries(header).map((pair) => pair.join(': '));
    return line(rule, next.join() || '-', `${how}: ${taken()}`);
  });

const sites = () =>
  withPage(async (page) => {
    const lines = [];
    for (const site of ['shop', 'news', 'shop']) {
      await page.goto(`http://${site}.localhost:8080/cart`);
      taken();
      await page.addScriptTag({ url: `${cdn}/lib.js` });
      lines.push(`${site}.localhost: ${taken()}`);
    }
    return lines;
  });

/** The same picture twice in one document, then by fetch. */
const twice = (rule) =>
  withPage(async (page) => {
    rules = { '/map.svg': rule };
    await page.goto(`${shop}/cart`);
    taken();
    const again = (work) => page.evaluate(work).then(taken);
    const image = () => {
      const picture = new Image();
      const loaded = new Promise((done) => (picture.onload = done));
      picture.src = '/map.svg';
      document.body.append(picture);
      return loaded;
    };
    const first = await again(image);
    const second = await again(image);
    const fetched = await again(async () => {
      await (await fetch('/map.svg')).text();
    });
    return line(rule, `${first}; ${second}`, fetched);
  });
// #endregion ways

let browser;
export default async (runner) => {
  const server = http.createServer(serve).listen(8080, '127.0.0.1');
  await runner.context().browser().close();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_WITH_WINDOWS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const cookie = { 'Set-Cookie': 'user=2' };
  const clear = { 'Clear-Site-Data': '"cache"' };
  const lines = [
    line('app.js is', 'by a link', 'by reload'),
    ...(await each(reached, ['max-age=60'], ['no-cache'], ['no-store'])),
    '',
    line('back to a page that is', 'the next page sent', 'comes back as'),
    ...(await each(back, ['no-cache'], ['no-store'], ['no-store', cookie], ['no-cache', cookie], ['no-store', clear])),
    '',
    'the same script on two sites',
    ...(await sites()),
    '',
    line('a picture that is', 'as two img elements', 'then by fetch'),
    ...(await each(twice, ['no-cache'], ['no-store'])),
  ];
  await browser.close();
  server.close().closeAllConnections();
  return lines;
};

async function each(work, ...cases) {
  const lines = [];
  for (const one of cases) lines.push(await work(...one));
  return lines;
}
