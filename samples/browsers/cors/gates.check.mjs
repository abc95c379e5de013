import http from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const html = readFileSync('gates.html');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
// path: content type, body, more headers
const answers = {
  '/orders.json': ['application/json', '{"orders":3}', {}],
  '/map.svg': ['image/svg+xml', svg, {}],
  '/map-same-site.svg': ['image/svg+xml', svg, { 'Cross-Origin-Resource-Policy': 'same-site' }],
  '/null': ['text/plain', '3 orders', { 'Access-Control-Allow-Origin': 'null' }],
  '/open': ['text/plain', '3 orders', { 'Access-Control-Allow-Origin': '*' }],
};
let seen = [];

function serve({ url, headers }, response) {
  const [type, body, more] = answers[url] ?? ['text/html', html, {}];
  if (answers[url]) seen.push(`Origin: ${headers.origin ?? '-'}`);
  for (const [name, value] of Object.entries({ 'Content-Type': type, ...more })) response.setHeader(name, value);
  response.end(body);
}

const taken = () => seen.splice(0).join() || '(nothing)';
/** A message of the console in lines of at most 76 characters. */
const wrapped = (text) => text.match(/.{1,74}( |$)/g).map((part, at) => (at > 0 ? '  ' : '') + part.trimEnd());

export default async (runner) => {
  await runner.context().browser().close();
  // Port 8081 passes for the internet, as a page on a public address would.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--ip-address-space-overrides=127.0.0.1:8081=public'],
  });
  const servers = [8080, 8081].map((port) => http.createServer(serve).listen(port, '127.0.0.1'));
  const lines = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  let failure = '';
  page.on('requestfailed', (request) => (failure = request.failure().errorText.replace('net::', '')));
  const note = async (name, work) => {
    failure = '';
    const got = await work();
    lines.push(`${name.padEnd(21)} ${got.padEnd(8)} ${taken()} ${failure}`.trimEnd());
  };
  await page.goto('http://shop.localhost:8080/');
  for (const [name, path] of [['img', 'map.svg'], ['img', 'map-same-site.svg'], ['img', 'orders.json']])
    await note(`${name} ${path}`, () => page.evaluate(([n, p]) => element(n, p), [name, path]));
  await note('fetch, sandboxed', () => page.evaluate(() => sandboxed('null')));

  for (const granted of [[], ['local-network-access']]) {
    const asking = await browser.newContext({ permissions: granted });
    const visitor = await asking.newPage();
    const messages = [];
    visitor.on('console', (message) => messages.push(message.text()));
    await visitor.goto('http://shop.localhost:8081/');
    taken();
    const got = await visitor.evaluate(() => local());
    lines.push('', `public page to 127.0.0.1, permission ${granted.length > 0 ? 'granted' : 'not granted'}:`, `${got}; server received ${taken()}`);
    lines.push(...messages.filter((text) => text.startsWith('Access')).flatMap(wrapped));
  }
  await browser.close();
  for (const server of servers) server.close().closeAllConnections();
  return lines;
};
