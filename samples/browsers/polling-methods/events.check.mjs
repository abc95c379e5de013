import { readFileSync } from 'node:fs';
import http from 'node:http';

/** Answers each request with two events and ends; the third request is told to stop. */
function serve(asked) {
  return http.createServer(({ url, headers }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(readFileSync('events.html'));
    if (url !== '/events') return response.writeHead(404).end();
    const last = headers['last-event-id'];
    asked.push({ at: Date.now(), last });
    if (asked.length === 3) return response.writeHead(204).end();
    response.setHeader('content-type', 'text/event-stream');
    response.write('retry: 700\n\n');
    for (const id of [1, 2].map((one) => one + Number(last ?? 0))) response.write(`id: ${id}\ndata: news ${id}\n\n`);
    return response.end();
  });
}

/** Streams that never end, and one short answer. */
const crowded = () =>
  http.createServer(({ url }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html>');
    if (url !== '/stream') return response.end('hello');
    return response.setHeader('content-type', 'text/event-stream').write('data: hello\n\n');
  });

async function browse(page, server, ask) {
  server.listen(0, '127.0.0.1');
  await new Promise((go) => server.once('listening', go));
  // A context of its own: the runner answers the requests of the other one.
  const context = await page.context().browser().newContext();
  const tab = await context.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  const lines = await ask(tab);
  await context.close();
  server.closeAllConnections();
  server.close();
  return lines;
}

export default async (page) => {
  const asked = [];
  const lines = await browse(page, serve(asked), async (tab) => {
    await tab.waitForFunction(() => document.querySelector('#log').textContent.includes('closed'));
    return (await tab.textContent('#log')).trim().split('\n');
  });
  const waited = asked.slice(1).every(({ at }, index) => at - asked[index].at >= 650);
  lines.push(`the three requests had Last-Event-ID: ${asked.map(({ last }) => last ?? 'none').join(', ')}`);
  lines.push(`each waited 700 ms, as it was told: ${waited ? 'yes' : 'no'}`, '');
  const more = await browse(page, crowded(), (tab) =>
    tab.evaluate(async () => {
      const wait = (ms) => new Promise((go) => setTimeout(go, ms));
      const soon = (asked) => Promise.race([asked, wait(1500).then(() => 'waits')]);
      const streams = Array.from({ length: 7 }, () => new EventSource('/stream'));
      await wait(1000);
      const opened = streams.filter(({ readyState }) => readyState === EventSource.OPEN).length;
      const fetched = fetch('/hello').then(() => 'answered');
      const before = await soon(fetched);
      for (const one of [streams[0], streams[6]]) one.close();
      return [`7 streams asked for, open: ${opened}`, `a fetch beside them: ${before}`, `the same, two streams closed: ${await soon(fetched)}`];
    }),
  );
  return [...lines, ...more];
};
