import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import type { EngineFiles } from './engine';

/** Serves one engine's files from memory, brotli-compressed, and counts what was fetched since the last `reset`. */
export class CountingServer {
  readonly server: Server;
  private readonly compressed = new Map<string, Buffer>();
  private readonly fetched = new Set<string>();
  private bytes = 0;

  constructor(private readonly files: EngineFiles) {
    this.server = createServer((request, response) => {
      const name = decodeURI((request.url ?? '/').replace(/[?#].*$/, '')).slice(1);
      const body = name === '' ? Buffer.from('<!doctype html><title>bench</title>') : this.body(name);
      if (!body) return void response.writeHead(404).end();
      this.count(name, body);
      const encoding = name === '' ? {} : { 'Content-Encoding': 'br' };
      response.writeHead(200, { 'Content-Type': typeOf(name), 'Cache-Control': 'no-store', ...encoding }).end(body);
    });
  }

  reset(): void {
    this.bytes = 0;
    this.fetched.clear();
  }

  /** Brotli bytes of the different files fetched since `reset`. */
  get fetchedBytes(): number {
    return this.bytes;
  }

  /** Brotli bytes of all files together. */
  totalBytes(): number {
    return [...this.files.keys()].reduce((sum, name) => sum + (this.body(name)?.length ?? 0), 0);
  }

  private body(name: string): Buffer | undefined {
    const known = this.compressed.get(name);
    const file = this.files.get(name);
    if (known || !file) return known;
    // What is compressed already (Pagefind's files are) stays as it is but for a few bytes.
    const body = brotliCompressSync(file, {
      params: { [constants.BROTLI_PARAM_QUALITY]: file.length > 4_000_000 ? 9 : 11 },
    });
    this.compressed.set(name, body);
    return body;
  }

  private count(name: string, body: Buffer): void {
    if (name === '' || this.fetched.has(name)) return;
    this.fetched.add(name);
    this.bytes += body.length;
  }
}

function typeOf(name: string): string {
  if (/\.m?js$/.test(name)) return 'text/javascript';
  if (name.endsWith('.json')) return 'application/json';
  if (name.endsWith('.wasm')) return 'application/wasm';
  return name === '' ? 'text/html' : 'application/octet-stream';
}
