import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { writeSite } from '../server/testing';

/** Bytes of `/big.png`: more than the system takes from the server before the client reads. */
export const bigSize = 12 * 1024 * 1024;

/** A server in a process of its own, that ends gracefully. */
export interface ServerProcess {
  process: ChildProcess;
  port: number;
  /** Begins a request for a path. */
  ask: (target: string) => Promise<http.IncomingMessage>;
  /** Ends it in any case and removes its files. */
  remove: () => void;
}

/** Starts a server with a small page and a big picture on a free port, and waits until it answers. */
export async function startServerProcess(): Promise<ServerProcess> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'end-'));
  writeSite(folder, { 'index.html': 'home', '404.html': 'none' });
  writeFileSync(path.join(folder, 'big.png'), Buffer.alloc(bigSize));
  const fileUrl = (name: string): string => JSON.stringify(pathToFileURL(path.resolve('tools', name)).href);
  const script = `
    const load = (file) => import(file).then((found) => found.default ?? found);
    const { siteServer } = await load(${fileUrl('server/siteServer.ts')});
    const { endGracefully } = await load(${fileUrl('start/endGracefully.ts')});
    const server = siteServer({ folder: ${JSON.stringify(folder)}, baseUrl: '/' });
    endGracefully(server);
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const port = Number(line);
  return {
    process: child,
    port,
    ask: (target) =>
      new Promise((resolve, reject) => {
        http.get({ port, host: '127.0.0.1', path: target, agent: false }, resolve).on('error', reject);
      }),
    remove: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A client that has asked for much and does not read, and one that keeps its connection. Returns what lets it go. */
export async function tieUp({ ask, port }: ServerProcess): Promise<() => void> {
  (await ask('/big.png')).pause();
  const agent = new http.Agent({ keepAlive: true });
  await new Promise((resolve) =>
    http.get({ port, host: '127.0.0.1', path: '/', agent }, (response) => response.resume().on('end', resolve)),
  );
  return () => agent.destroy();
}
