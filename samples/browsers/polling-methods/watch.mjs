// Opens a page of this folder in Chromium, at the server of server.mjs, and notes when requests and answers pass.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { answers, score, server } from './server.mjs';

/** Bytes as a text between quotes, with line ends as \n. */
const quoted = (text) => JSON.stringify(`${text}`);

export async function open(runner, file, watch) {
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A context of its own: the runner answers the requests of the other one.
  const context = await runner.context().browser().newContext();
  const tab = await context.newPage();
  const home = `http://127.0.0.1:${server.address().port}/`;
  answers['/'] = (after, response) => response.setHeader('Content-Type', 'text/html').end(readFileSync(file));

  const log = [];
  let start = null;
  /** Adds a line with the seconds since the first request. */
  const note = (text) => {
    start ??= Date.now();
    log.push(`${String(Math.round((Date.now() - start) / 1000)).padStart(2)} s  ${text}`);
  };
  server.prependListener('request', ({ url, headers }, response) => {
    if (url === '/' || url === '/favicon.ico') return;
    const last = headers['last-event-id'];
    note(`request: ${url}${last ? `, Last-Event-ID: ${last}` : ''}`);
    const { end, write } = response;
    response.end = (body) => {
      if (body) note(`response: ${body}`);
      return end.call(response, body);
    };
    response.write = (part) => {
      note(`part: ${quoted(part)}`);
      return write.call(response, part);
    };
  });
  server.prependListener('upgrade', ({ url, headers }) => note(`request: ${url}, Upgrade: ${headers.upgrade}`));

  await watch({
    tab,
    note,
    /** Waits until so many seconds after the first request. */
    at: async (seconds) => {
      while (start === null) await sleep(20);
      await sleep(Math.max(0, start + seconds * 1000 - Date.now()));
    },
    goal: () => {
      const id = score();
      note(`goal ${id}`);
    },
    cut: () => {
      note('the connection breaks');
      for (const socket of sockets) socket.destroy();
    },
    load: () => tab.goto(home),
  });
  const list = await tab.evaluate(() => document.querySelector('#list')?.textContent.trim().split('\n') ?? []);
  await context.close();
  for (const socket of sockets) socket.destroy();
  server.close();
  return [...log, ...(list.length > 0 ? [`the page shows: ${list.join(', ')}`] : [])];
}
