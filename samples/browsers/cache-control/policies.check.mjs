import http from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

let answers;
const seen = {}; // status of each answer, by address

function serve(request, response) {
  const [, number] = /^\/price-(\d+)$/.exec(request.url) ?? [];
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

/** Background requests have no end that a page could see: waits until the server has had as many. */
async function until(number, count) {
  for (let turn = 0; turn < 100 && (seen[number]?.length ?? 0) < count; turn++) await sleep(50);
}

export default async (runner) => {
  const server = http.createServer(serve).listen(8080, '127.0.0.1');
  const page = await (await runner.context().browser().newContext()).newPage();
  await page.goto('http://shop.localhost:8080/');
  answers = await page.evaluate(() => answers);
  const lines = [['answer of the server', 'page read', 'server was asked']];
  for (const [number, headers] of Object.entries(answers)) {
    const got = [];
    for (const time of [0, 1, 2]) {
      got.push(await page.evaluate(([n, t]) => read(n, t), [number, time]));
      if (JSON.stringify(headers).includes('while')) await until(number, time + 1);
    }
    const text = Object.entries(headers).map(([name, value]) =>
      name === 'Cache-Control' ? value : `${name}: ${value}`,
    );
    lines.push([text.join('; ') || '(no such header)', got.join(' '), seen[number].join(' ')]);
  }
  server.close().closeAllConnections();
  return lines.map(([a, b, c]) => `${a.padEnd(38)} ${b.padEnd(10)} ${c}`);
};
