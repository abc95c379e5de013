import http from 'node:http';
import { readFileSync } from 'node:fs';

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toUTCString();

/** The headers of each address: /prices-0, /prices-1 and so on. */
const answers = [
  { 'Cache-Control': 'max-age=60' },
  { 'Cache-Control': 'no-cache', ETag: '"v1"' },
  { 'Cache-Control': 'no-cache' },
  { 'Cache-Control': 'no-store', ETag: '"v1"' },
  { 'Last-Modified': daysAgo(30) },
  { ETag: '"v1"' },
  {},
];
const seen = {}; // status of each answer, by address

function serve(request, response) {
  const [, number] = /^\/prices-(\d+)$/.exec(request.url) ?? [];
  if (number === undefined) {
    response.setHeader('Content-Type', 'text/html');
    return response.end(readFileSync('policies.html'));
  }
  for (const [name, value] of Object.entries(answers[number])) response.setHeader(name, value);
  const asksIfChanged = 'if-none-match' in request.headers;
  response.statusCode = asksIfChanged ? 304 : 200;
  const list = (seen[number] ??= []);
  list.push(response.statusCode);
  return response.end(asksIfChanged ? '' : String(list.length));
}

const line = (headers, got, asked) => `${headers.padEnd(15)} ${got.padEnd(6)} ${asked}`;

/** The names of the headers; of Cache-Control its value. */
const named = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => (name === 'Cache-Control' ? value : name))
    .join('; ') || '(none of them)';

export default async (runner) => {
  const server = http.createServer(serve).listen(8080, '127.0.0.1');
  const page = await (await runner.context().browser().newContext()).newPage();
  await page.goto('http://bakery.localhost:8080/');
  const lines = [line('response has', 'read', 'status sent')];
  for (const [number, headers] of answers.entries()) {
    const got = await page.evaluate((n) => readThrice(`/prices-${n}`), number);
    lines.push(line(named(headers), got, seen[number].join(' ')));
  }
  server.close().closeAllConnections();
  return lines;
};
