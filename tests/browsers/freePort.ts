import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32768) and others (from 49152) hand out by themselves. */
const lowest = 20_000;
const highest = 30_000;

/**
 * A port of 127.0.0.1 that nothing listens on at the moment, for a program that cannot choose one by itself. It is free
 * again until that program has started. Therefore it is none that the system gives to whoever opens a connection or
 * asks for any port; only a program that names this number would take it in between.
 * @throws Error of one sentence where twenty ports in a row are taken
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port of 127.0.0.1 was found from ${lowest} to ${highest}: end what listens there.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
