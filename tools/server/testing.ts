import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { serveLocally, type LocalServer } from '@groundwork/machine/listen';
import { siteServer } from './siteServer';

/** A small site of its own, being served. */
export type ServedFiles = Pick<LocalServer, 'port' | 'close'>;

/** Writes these files into a new folder, those of them that are text also compressed, and serves it. */
export async function serveFiles(files: Readonly<Record<string, string>>, baseUrl = '/'): Promise<ServedFiles> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  writeSite(folder, files);
  const { port, close } = await serveLocally(siteServer({ folder, baseUrl }));
  return {
    port,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes files and their compressed forms. */
export function writeSite(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}

export interface RawAnswer {
  /** 0 where nothing came back that is an answer. */
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/**
 * Sends bytes to a server and reads what comes back until the server closes. It is told that nothing more will come
 * after the time given: an answer to a whole request is there by then, and half a request is never answered.
 */
export const sendBytes = (port: number, bytes: string | Buffer, patience = 5000): Promise<RawAnswer> =>
  talk(port, bytes, (socket) => {
    const impatience = setTimeout(() => socket.end(), patience);
    socket.on('close', () => clearTimeout(impatience));
  });

/** As `exchange`, but the server is told at once that nothing more will come. */
export const halfClosed = (port: number, bytes: string | Buffer): Promise<RawAnswer> =>
  talk(port, bytes, (socket) => void socket.end());

function talk(port: number, bytes: string | Buffer, afterWriting: (socket: Socket) => void): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    // A server that refuses a request may close before it has read all of it.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks))));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    afterWriting(socket);
  });
}

/** The bytes of a request with these headers, after which the connection is closed. */
export function requestBytes(method: string, target: string, headers: readonly (readonly [string, string])[]): string {
  const lines = [['Host', 'x'], ['Connection', 'close'], ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function parsed(bytes: Buffer): RawAnswer {
  const interim = 'HTTP/1.1 100 Continue\r\n\r\n';
  if (bytes.indexOf(interim) === 0) return parsed(bytes.subarray(interim.length));
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status, headers, body: bytes.subarray(end + 4) };
}
