import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { score, server } from './server.mjs';

const wait = (ms) => new Promise((go) => setTimeout(go, ms));
const scoredAt = {};
const heard = (client, id) => (client.late[id] ??= Date.now() - scoredAt[id]);

const clients = {
  async 'short polling'(client) {
    for (let last = 0; last < 4; await wait(1000))
      for (const { id } of await ask(client, `/poll?after=${last}`)) heard(client, (last = id));
  },
  async 'long polling'(client) {
    for (let last = 0; last < 4; )
      for (const { id } of await ask(client, `/long?after=${last}`)) heard(client, (last = id));
  },
  async 'server-sent events'(client) {
    const response = await request(client, '/events');
    let text = '';
    for await (const part of response) {
      text += part;
      for (const [, id] of text.matchAll(/id: (\d+)\n.*\n\n/g)) heard(client, id);
      if (client.late[4] !== undefined) return;
    }
  },
  async WebSocket(client) {
    const socket = await upgrade(client);
    let id = 0;
    for await (const frames of socket)
      for (let at = 0; at < frames.length; at += 2 + frames[at + 1])
        if (heard(client, ++id) !== undefined && id === 4) return;
  },
};

function request(client, path, headers = {}) {
  client.requests += 1;
  return new Promise((answered) => {
    const options = { port: server.address().port, path, headers };
    const asked = http.get({ ...options, agent: client.agent }, answered);
    asked.on('socket', (socket) => client.sockets.add(socket));
    asked.on('upgrade', (response, socket) => answered(socket));
  });
}

async function ask(client, path) {
  const parts = await (await request(client, path)).toArray();
  return JSON.parse(Buffer.concat(parts));
}

const upgrade = (client) =>
  request(client, '/', {
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
  const client = { name, agent, ...counts };
  await run(client);
  const bytes = [...client.sockets]
    .map((one) => one.bytesRead + one.bytesWritten)
    .reduce((sum, one) => sum + one, 0);
  return { ...client, bytes };
});

// #region goals
// Two goals soon, two after a silence (ms).
// Short polling asks every second.
// Delay "none": less than 250 ms.
const pauses = [1300, 100, 4000, 100];
for (const [index, pause] of pauses.entries()) {
  await wait(pause);
  scoredAt[index + 1] = Date.now(); // for the delay
  score(); // a goal falls
}
// #endregion goals
console.log('                       requests   bytes   worst delay');
for (const { name, requests, bytes, late } of await Promise.all(runs)) {
  const worst = Math.max(...Object.values(late));
  const delay = worst < 250 ? 'none' : 'most of a second';
  const counts = [requests, bytes].map((one) => `${one}`.padStart(8));
  console.log(`${name.padEnd(23)}${counts.join('')}   ${delay}`);
}
process.exit();
