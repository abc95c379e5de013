import { fork } from 'node:child_process';
import { once } from 'node:events';

const ask = async (path) => {
  const signal = AbortSignal.timeout(1000);
  await fetch(`http://127.0.0.1:8080${path}`, { signal });
};

for (const way of ['/await', '/split', '/worker']) {
  const server = fork('shop.mjs');
  await once(server, 'message');
  ask(way).catch(() => {});
  await once(server, 'message');
  const answer = ask('/healthz');
  const result = await answer.then(() => 'alive', () => 'dead');
  console.log(way, result);
  server.kill();
  await once(server, 'exit');
}
