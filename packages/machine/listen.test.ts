import { createServer } from 'node:http';

import { expect, it } from 'vitest';

import { assertFree, listen, portFrom, serveLocally } from './listen';

it('takes a free port, and says what to do where one is taken', async () => {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  expect(port).toBeGreaterThan(0);
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(`PORT=${port + 1} npm start`);
  await expect(assertFree(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
  await assertFree(port, '127.0.0.1');
});

it('ends a server although a request is not answered yet', async () => {
  const server = createServer();
  const asked = new Promise((resolve) => server.once('request', resolve));
  const { origin, port, close } = await serveLocally(server);
  const answer = expect(fetch(origin)).rejects.toThrow('fetch failed');
  await asked;
  await close();
  await answer;
  await assertFree(port, '127.0.0.1');
});

it('says of an address that is none of this machine that it is', async () => {
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow('HOST: 192.0.2.1 is no address of this machine');
});

it('reads a port as a person writes it', () => {
  expect([portFrom('0'), portFrom('65535')]).toEqual([0, 65_535]);
  for (const text of ['', '65536', '-1', '80a']) expect(() => portFrom(text)).toThrow(`found ${JSON.stringify(text)}`);
});
