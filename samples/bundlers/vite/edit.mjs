import './words.mjs';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';

const quiet = { configFile: false, logLevel: 'silent' };
const options = { port: 5199, watch: null }; // changes are announced below
const server = await createServer({ ...quiet, server: options });
await server.listen();
const files = ['main.ts', 'cart.ts', 'price.ts', 'total.ts', 'style.css'];
const headers = { accept: '*/*' };
for (const file of files)
  await fetch(`http://localhost:5199/src/${file}`, { headers });

// #region edit
const { hot } = server.environments.client;
for (const file of ['style.css', 'price.ts', 'total.ts']) {
  const message = new Promise((done) => (hot.send = done));
  appendFileSync(`src/${file}`, '\n');
  server.watcher.emit('change', resolve('src', file));
  const { type, updates } = await message;
  console.log(file.padEnd(10), type, updates?.[0].acceptedPath ?? '');
}
// #endregion edit
await server.close();
