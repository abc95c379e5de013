import http from 'node:http';
import { readFileSync } from 'node:fs';

const html = readFileSync('requests.html');
let allowed = {};
let seen = [];

function serve(request, response) {
  response.setHeader('Content-Type', 'text/html');
  if (!request.url.startsWith('/orders')) return response.end(html);
  seen.push(request.method + (request.headers.cookie ? ' +cookie' : ''));
  response.setHeader('Content-Type', 'text/plain');
  for (const [name, value] of Object.entries(allowed))
    response.setHeader(name.startsWith('Allow') || name === 'Max-Age' ? `Access-Control-${name}` : name, value);
  response.setHeader('Set-Cookie', 'user=Ada');
  response.statusCode = request.method === 'OPTIONS' ? 204 : 200;
  return response.end(request.method === 'OPTIONS' ? '' : '3 orders');
}

const taken = () => seen.splice(0).join(', ') || '-';
const line = (...cells) => cells.map((cell, at) => cell.padEnd([13, 27, 13][at] ?? 0)).join(' ').trimEnd();
/** A message of the console in lines of at most 76 characters. */
const wrapped = (text) => text.match(/.{1,74}( |$)/g).map((part, at) => (at > 0 ? '  ' : '') + part.trimEnd());

export default async (runner) => {
  const servers = [8080, 8090].map((port) => http.createServer(serve).listen(port, '127.0.0.1'));
  const page = await (await runner.context().browser().newContext()).newPage();
  const messages = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('http://api.example.localhost:8080/orders/');
  taken();
  await page.goto('http://shop.example.localhost:8080/');
  const cases = await page.evaluate(() => requests);
  const lines = [line('request', 'the answer allows', 'API received', 'page')];
  for (const [number, [name, init, allows]] of cases.entries()) {
    allowed = allows;
    const got = await page.evaluate(([i, n]) => send(i, n), [init, number]);
    const words = Object.entries(allows).map(([key, value]) => `${key}: ${value.replace('http://shop.example.localhost:8080', '(shop)')}`);
    lines.push(line(name, words[0] ?? '-', taken(), got.replace('TypeError: Failed to fetch', 'TypeError')), ...words.slice(1).map((word) => line('', word)));
  }
  lines.push('', ...messages.filter((text) => text.startsWith('Access')).filter((_, at) => [0, 2, 4].includes(at)).flatMap(wrapped));

  // #region twice
  const twice = async (age) => {
    allowed = { 'Allow-Origin': '*', 'Allow-Methods': 'DELETE' };
    allowed['Max-Age'] = age;
    for (let time = 0; time < 2; time++) {
      const call = (number) => send({ method: 'DELETE' }, number);
      await page.evaluate(call, `max-age-${age}`);
    }
    return taken();
  };
  const shared = async (headers) => {
    const got = [];
    for (const port of [8080, 8090]) {
      const origin = `http://shop.example.localhost:${port}`;
      allowed = { 'Allow-Origin': origin, ...headers };
      allowed['Cache-Control'] = 'max-age=60';
      await page.goto(origin);
      const url = `cached-${Object.keys(headers)}`;
      got.push(await page.evaluate((u) => send({}, u), url));
    }
    return `${got[1]}; API received ${taken()}`;
  };
  // #endregion twice
  lines.push('', `two DELETE, Max-Age: 0:      ${await twice('0')}`);
  lines.push(`two DELETE, Max-Age: 600:    ${await twice('600')}`);
  lines.push('', `second origin, no Vary:      ${await shared({})}`);
  lines.push(`second origin, Vary: Origin: ${await shared({ Vary: 'Origin' })}`);
  for (const server of servers) server.close().closeAllConnections();
  return lines;
};
