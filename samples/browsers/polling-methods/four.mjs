import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { publish, server } from './server.mjs';

const wait = (ms) => new Promise((go) => setTimeout(go, ms));
const sentAt = {};
const heard = (way, id) => (way.late[id] ??= Date.now() - sentAt[id]);

// #region clients
const clients = {
  async 'polling, each second'(way) {
    for (let since = 0; since < 4; await wait(1000))
      for (const { id } of await ask(way, `/poll?since=${since}`))
        heard(way, (since = id));
  },
  async 'long polling'(way) {
    for (let since = 0; since < 4; )
      for (const { id } of await ask(way, `/long?since=${since}`))
        heard(way, (since = id));
  },
  async 'server-sent events'(way) {
    const response = await request(way, '/events');
    let text = '';
    for await (const part of response) {
      text += part;
      for (const [, id] of text.matchAll(/id: (\d+)\n.*\n\n/g))
        heard(way, id);
      if (way.late[4] !== undefined) return;
    }
  },
  async WebSocket(way) {
    const socket = await upgrade(way);
    let id = 0;
    for await (const frames of socket)
      for (let at = 0; at < frames.length; at += 2 + frames[at + 1])
        if (heard(way, ++id) !== undefined && id === 4) return;
  },
};
// #endregion clients

function request(way, path, headers = {}) {
  way.requests += 1;
  return new Promise((answered) => {
    const options = { port: server.address().port, path, headers };
    const asked = http.get({ ...options, agent: way.agent }, answered);
    asked.on('socket', (socket) => way.sockets.add(socket));
    asked.on('upgrade', (response, socket) => answered(socket));
  });
}

async function ask(way, path) {
  const parts = await (await request(way, path)).toArray();
  return JSON.parse(Buffer.concat(parts));
}

const upgrade = (way) =>
  request(way, '/', {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': 13,
    'sec-websocket-key': randomBytes(16).toString('base64'),
  });

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const runs = Object.entries(clients).map(async ([name, run]) => {
  const agent = new http.Agent({ keepAlive: true });
  const counts = { requests: 0, sockets: new Set(), late: {} };
  const way = { name, agent, ...counts };
  await run(way);
  const bytes = [...way.sockets]
    .map((one) => one.bytesRead + one.bytesWritten)
    .reduce((sum, one) => sum + one, 0);
  return { ...way, bytes };
});

// Four pieces of news: two soon, two after a long silence.
const pauses = [1300, 100, 4000, 100];
for (const [index, pause] of pauses.entries()) {
  await wait(pause);
  sentAt[index + 1] = Date.now();
  publish(`news ${index + 1}`);
}
console.log('                       requests   bytes   worst delay');
for (const { name, requests, bytes, late } of await Promise.all(runs)) {
  const worst = Math.max(...Object.values(late));
  const delay = worst < 250 ? 'none' : 'most of a second';
  const counts = [requests, bytes].map((one) => `${one}`.padStart(8));
  console.log(`${name.padEnd(23)}${counts.join('')}   ${delay}`);
}
process.exit();
