import { createServer } from 'node:http';
import { setImmediate as task } from 'node:timers/promises';
import { Worker, isMainThread } from 'node:worker_threads';

async function report(pause) {
  for (let part = 1; part <= 250; part++) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    await pause?.();
  }
}

const ways = {
  '/await': () => report(async () => {}),
  '/split': () => report(task),
  '/worker': () => new Worker(new URL(import.meta.url)),
};

if (isMainThread)
  createServer((request, response) => {
    if (request.url in ways) process.send('it calculates');
    ways[request.url]?.();
    response.end('ok');
  }).listen(8080, '127.0.0.1', () => process.send('ready'));
else report();
