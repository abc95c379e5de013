import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { writeSite } from '../server/testing';

// More than the system takes from the server before the client reads.
const size = 12 * 1024 * 1024;

let folder: string;
let server: ReturnType<typeof spawn>;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'end-'));
  writeSite(folder, { 'index.html': 'home', '404.html': 'none' });
  writeFileSync(path.join(folder, 'big.png'), Buffer.alloc(size));
  const fileUrl = (name: string): string => JSON.stringify(pathToFileURL(path.resolve('tools', name)).href);
  const script = `
    const load = (file) => import(file).then((found) => found.default ?? found);
    const { siteServer } = await load(${fileUrl('server/siteServer.ts')});
    const { endGracefully } = await load(${fileUrl('start/endGracefully.ts')});
    const server = siteServer({ folder: ${JSON.stringify(folder)}, baseUrl: '/' });
    endGracefully(server);
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('no output');
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  port = Number(line);
});
afterEach(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function ask(target: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', path: target, agent: false }, resolve).on('error', reject);
  });
}

it('finishes an answer that has begun, takes no new connection, and ends', async () => {
  const response = await ask('/big.png');
  server.kill('SIGTERM');
  // A second signal, as npm sends one after the terminal did.
  server.kill('SIGINT');
  await sleep(100);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  let received = 0;
  response.on('data', (chunk: Buffer) => (received += chunk.length));
  await once(response, 'end');
  expect(received).toBe(size);
  if (server.exitCode === null) await once(server, 'exit');
  expect(server.exitCode).toBe(0);
});

it('does not wait for a client that does not read, nor for one that keeps its connection', async () => {
  (await ask('/big.png')).pause();
  const agent = new http.Agent({ keepAlive: true });
  await new Promise((resolve) =>
    http.get({ port, host: '127.0.0.1', path: '/', agent }, (response) => response.resume().on('end', resolve)),
  );
  const sent = Date.now();
  server.kill('SIGINT');
  await once(server, 'exit');
  expect(Date.now() - sent).toBeLessThan(1000);
  agent.destroy();
});
