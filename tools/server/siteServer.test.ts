import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { listen, portFrom } from '@groundwork/machine/listen';
import { siteServer } from './siteServer';
import { halfClosed, requestBytes } from './testing';

let folder: string;
let server: Server;
let origin: string;

async function serve(baseUrl: string): Promise<void> {
  server = siteServer({ folder, baseUrl });
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(origin + address, { redirect: 'manual', ...init });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(folder, 'docs'));
  mkdirSync(path.join(folder, 'assets/js'), { recursive: true });
  for (const [file, content] of Object.entries({
    'index.html': 'home',
    '404.html': 'not found',
    'docs/a.html': 'a',
    'assets/deck.html': 'deck',
    'assets/js/main.0123abcd.js': '0123456789',
    '.source-hash': 'secret',
  })) {
    writeFileSync(path.join(folder, file), content);
  }
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('at the root', () => {
  beforeEach(() => serve('/'));

  it.each([
    ['/', 'home'],
    ['/docs/a', 'a'],
    ['/docs/a?q=1', 'a'],
    ['/assets/deck', 'deck'],
  ])('serves the page %s, to be asked for again', async (address, body) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([200, body]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('goes on when a file has gone since it started, and serves it when it is back', async () => {
    const file = path.join(folder, 'docs/a.html');
    renameSync(file, `${file}.away`);
    const response = await get('/docs/a');
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
    expect((await get('/')).status).toBe(200);
    renameSync(`${file}.away`, file);
    expect(await (await get('/docs/a')).text()).toBe('a');
  });

  it('answers a client that has closed its half of the connection', async () => {
    const { port } = new URL(origin);
    const { status, body } = await halfClosed(Number(port), requestBytes('GET', '/docs/a', []));
    expect([status, body.toString()]).toEqual([200, 'a']);
  });

  it('lets a hashed file be kept', async () => {
    const { headers } = await get('/assets/js/main.0123abcd.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/b', '/docs', '/404', '/404.html', '/.source-hash', '/%E0%A4%A', '/%00', '/assets/js/gone.0123abcd.js'])(
    'answers %s with the not-found page',
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, 'not found']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('answers with 304 what the client has, with the same rules', async () => {
    const etag = (await get('/docs/a')).headers.get('etag') ?? '';
    const { status, headers } = await get('/docs/a', { headers: { 'if-none-match': etag } });
    expect([status, headers.get('cache-control')]).toEqual([304, 'no-cache']);
  });

  it.each([
    ['/docs/a/', '/docs/a'],
    ['/docs/a.html?q=1', '/docs/a?q=1'],
    ['/index.html', '/'],
  ])('sends %s on to the one address of the page', async (address, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });

  it('never sends anyone to another host', async () => {
    for (const address of ['//evil.example/', '//evil.example/docs/a/', '/\\evil.example/']) {
      expect((await get(address)).headers.get('location'), address).toBeNull();
    }
  });

  it.each([
    ['bytes=0-3', 206, '0123'],
    ['bytes=8-99', 206, '89'],
    ['bytes=4-', 206, '456789'],
    ['bytes=99-', 416, ''],
    ['bytes=3-0', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ])('answers the range %s with %d', async (range, status, body) => {
    const response = await get('/assets/js/main.0123abcd.js', { headers: { range } });
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  it('refuses to be written to', async () => {
    const { status, headers } = await get('/', { method: 'POST', body: 'x' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('below a base URL', () => {
  beforeEach(() => serve('/notes/'));

  it.each([
    ['/notes/', 200],
    ['/notes', 200],
    ['/notes/docs/a', 200],
    ['/docs/a', 404],
    ['/', 404],
    ['/notesdocs/a', 404],
  ])('answers %s with %d', async (address, status) => {
    expect((await get(address)).status).toBe(status);
  });

  it('keeps the base when it sends on', async () => {
    expect((await get('/notes/docs/a/')).headers.get('location')).toBe('/notes/docs/a');
  });
});

describe('a port', () => {
  it('that is in use is answered with what to do', async () => {
    await serve('/');
    const taken = Number(new URL(origin).port);
    const second = siteServer({ folder, baseUrl: '/' });
    await expect(listen(second, taken, '127.0.0.1')).rejects.toThrow(`Choose another: PORT=${taken + 1} npm start`);
  });

  it.each(['', 'http', '-1', '65536', '3e3'])('cannot be %j', async (text) => {
    await serve('/');
    expect(() => portFrom(text)).toThrow('PORT: expected a number from 0 to 65535');
  });
});
