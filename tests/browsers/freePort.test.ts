import { createServer } from 'node:http';

import { expect, it } from 'vitest';

import { listen } from '@groundwork/machine/listen';
import { freePort } from './freePort';

it('finds ports on which one can listen, none of those that the system hands out by itself', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  const server = createServer();
  expect(await listen(server, port, '127.0.0.1')).toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
