import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server and returns the port it has (a free one for port 0).
 * @throws Error that says what to do where the port is taken or not allowed.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is in use by another program. Choose another: PORT=${port + 1} npm start`));
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`));
      } else if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
        reject(new Error(`HOST: ${host} is no address of this machine. Leave it out, or take HOST=0.0.0.0`));
      } else {
        reject(error);
      }
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server that only this machine reaches. */
export interface LocalServer {
  port: number;
  origin: string;
  /** Ends it with all that still hangs on it, such as a request that is not answered yet. */
  close: () => Promise<void>;
}

/** Starts a server on a free port, for this machine alone. */
export async function serveLocally(server: Server): Promise<LocalServer> {
  const port = await listen(server, 0, '127.0.0.1');
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Fails as `listen` would, before anything that takes time is done for a server that cannot be. */
export async function assertFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

/** Reads a port number as a person writes it. @throws Error where it is none. */
export function portFrom(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`PORT: expected a number from 0 to 65535, found ${JSON.stringify(text)}`);
}
