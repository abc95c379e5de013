import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { bigSize, startServerProcess, tieUp, type ServerProcess } from './testing';

let server: ServerProcess;
beforeEach(async () => {
  server = await startServerProcess();
});
afterEach(() => server.remove());

it('finishes an answer that has begun, takes no new connection, and ends', async () => {
  const { process, ask } = server;
  const response = await ask('/big.png');
  process.kill('SIGTERM');
  // A second signal, as npm sends one after the terminal did.
  process.kill('SIGINT');
  await sleep(100);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  let received = 0;
  response.on('data', (chunk: Buffer) => (received += chunk.length));
  await once(response, 'end');
  expect(received).toBe(bigSize);
  if (process.exitCode === null) await once(process, 'exit');
  expect(process.exitCode).toBe(0);
});

it('does not wait for a client that does not read, nor for one that keeps its connection', async () => {
  const letGo = await tieUp(server);
  server.process.kill('SIGINT');
  // Without a limit it would wait for as long as the clients do. How long it is: endGracefully.clock.test.ts
  await once(server.process, 'exit');
  expect(server.process.exitCode).toBe(0);
  letGo();
});
