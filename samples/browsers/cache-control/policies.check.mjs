import http from 'node:http';
import { readFileSync } from 'node:fs';

let answers;
const seen = {}; // status of each answer, by address

function serve(request, response) {
  const [, number] = /^\/prices-(\d+)$/.exec(request.url) ?? [];
  if (number === undefined) {
    response.setHeader('Content-Type', 'text/html');
    return response.end(readFileSync('policies.html'));
  }
  for (const [name, value] of Object.entries(answers[number]))
    response.setHeader(name, value.replace('30 days ago', daysAgo(30)));
  const asksIfChanged = 'if-none-match' in request.headers;
  response.statusCode = asksIfChanged ? 304 : 200;
  const list = (seen[number] ??= []);
  list.push(response.statusCode);
  return response.end(asksIfChanged ? '' : `#${list.length}`);
}

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toUTCString();
const line = (headers, got, asked) => `${headers.padEnd(17)} ${got.padEnd(10)} ${asked}`;

/** The names of the headers; of Cache-Control its value. */
const named = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => (name === 'Cache-Control' ? value : name))
    .join('; ') || '(no such header)';

export default async (runner) => {
  const server = http.createServer(serve).listen(8080, '127.0.0.1');
  const page = await (await runner.context().browser().newContext()).newPage();
  await page.goto('http://bakery.localhost:8080/');
  answers = await page.evaluate(() => answers);
  const lines = [line('response has', 'page read', 'server sent')];
  for (const [number, headers] of Object.entries(answers)) {
    const got = [];
    for (let turn = 0; turn < 3; turn++) got.push(await page.evaluate((n) => read(n), number));
    lines.push(line(named(headers), got.join(' '), seen[number].join(' ')));
  }
  server.close().closeAllConnections();
  return lines;
};
