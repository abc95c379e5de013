import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sendBytes, requestBytes, serveFiles, type RawAnswer, type ServedFiles } from './testing';

// What RFC 9110 says of requests that clients send, and of those that only an attacker does.
const digits = '0123456789';
const file = '/assets/js/main.0123abcd.js';
const future = 'Fri, 01 Jan 2100 00:00:00 GMT';
const past = 'Sat, 01 Jan 2000 00:00:00 GMT';

let site: ServedFiles;
let tag: string;
beforeAll(async () => {
  site = await serveFiles({ 'index.html': 'home', '404.html': 'none', 'docs/a.html': 'a', [file.slice(1)]: digits });
  tag = (await ask('GET', file)).headers.get('etag') ?? '';
});
afterAll(() => site.close());

const ask = (method: string, target: string, ...headers: [string, string][]): Promise<RawAnswer> =>
  sendBytes(site.port, requestBytes(method, target, headers));

describe('a range', () => {
  it.each([
    ['bytes=0-99999999999999999999', 206, digits, 'bytes 0-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, digits, 'bytes 0-9/10'],
    ['bytes=2-3', 206, '23', 'bytes 2-3/10'],
    ['bytes=99999999999999999999-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=3-0', 200, digits, undefined],
    ['bytes=99999999999999999999-9', 200, digits, undefined],
    ['bytes=0x1-2', 200, digits, undefined],
    ['bytes=1e0-2', 200, digits, undefined],
    ['bytes=0-0,5-6', 200, digits, undefined],
  ])('%s is answered with %d', async (range, status, body, contentRange) => {
    const answer = await ask('GET', file, ['Range', range]);
    expect([answer.status, answer.body.toString(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it.each(['bytes=0-99999999999999999999', 'bytes=0-0', 'bytes=99-'])('%s of HEAD is none', async (range) => {
    const { status, headers } = await ask('HEAD', file, ['Range', range]);
    expect([status, headers.get('content-length')]).toEqual([200, '10']);
  });

  it('is refused with an answer that nobody keeps for a year', async () => {
    expect((await ask('GET', file, ['Range', 'bytes=99-'])).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    [() => tag, 206],
    [() => `W/${tag}`, 200],
    [() => '"another"', 200],
    [() => future, 206],
    [() => past, 200],
  ])('counts only where If-Range holds (%#)', async (condition, status) => {
    expect((await ask('GET', file, ['Range', 'bytes=0-0'], ['If-Range', condition()])).status).toBe(status);
  });
});

describe('a condition', () => {
  it.each<[string, () => string, number]>([
    ['If-None-Match', () => tag, 304],
    ['If-None-Match', () => `W/${tag}`, 304],
    ['If-None-Match', () => `"x", W/"y" ,${tag}, "z"`, 304],
    ['If-None-Match', () => '*', 304],
    ['If-None-Match', () => '"x", "y"', 200],
    ['If-Modified-Since', () => future, 304],
    ['If-Modified-Since', () => past, 200],
    ['If-Modified-Since', () => 'yesterday', 200],
    ['If-Match', () => tag, 200],
    ['If-Match', () => '*', 200],
    ['If-Match', () => '"x"', 412],
    ['If-Match', () => `W/${tag}`, 412],
    ['If-Match', () => `W/"x", ${tag}`, 200],
    ['If-Unmodified-Since', () => past, 412],
    ['If-Unmodified-Since', () => future, 200],
  ])('%s (%#) is answered as the standard says', async (name, value, status) => {
    expect((await ask('GET', file, [name, value()])).status).toBe(status);
  });

  it('on an entity tag goes before one on a date', async () => {
    const stale = await ask('GET', file, ['If-None-Match', '"x"'], ['If-Modified-Since', future]);
    const fresh = await ask('GET', file, ['If-None-Match', tag], ['If-Modified-Since', past]);
    expect([stale.status, fresh.status]).toEqual([200, 304]);
  });

  it('is answered with the rules for keeping, and without a body', async () => {
    const { headers, body } = await ask('GET', '/docs/a', ['If-None-Match', '*']);
    expect([headers.get('cache-control'), headers.get('vary'), body.length]).toEqual([
      'no-cache',
      'Accept-Encoding',
      0,
    ]);
  });
});

describe('an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0', undefined],
    ['x-brotli', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['*;q=0', undefined],
  ])('%j is answered with %s', async (accepted, encoding) => {
    for (const [target, status] of [
      ['/docs/a', 200],
      ['/none', 404],
    ] as const) {
      const answer = await ask('GET', target, ['Accept-Encoding', accepted]);
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([status, encoding]);
    }
  });

  it('has an entity tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await ask('GET', '/docs/a', ['Accept-Encoding', accepted])).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect(tags).not.toContain(undefined);
  });
});

describe('a target', () => {
  it.each([
    ['http://anything.example/docs/a', 200],
    ['HTTPS://anything.example:8443/docs/a?q', 200],
    ['http://anything.example', 200],
    ['http://anything.example?q', 200],
    ['http://anything.example//docs/a', 404],
    ['ftp://anything.example/docs/a', 404],
    ['/index.html.gz', 404],
    ['/index.html.br', 404],
    ['/docs/a.br', 404],
    [`${file}.gz`, 404],
    [`/${'a'.repeat(8000)}`, 404],
    [`/${'/'.repeat(8000)}a`, 404],
    [`/${'a'.repeat(9000)}`, 414],
    [`/${'a'.repeat(64_000)}`, 414],
  ])('is answered as it should be (%#)', async (target, status) => {
    expect((await ask('GET', target)).status).toBe(status);
  });

  it('of another method than GET and HEAD is refused', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'TRACE', 'PATCH']) {
      const { status, headers } = await ask(method, '/docs/a');
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    expect((await ask('OPTIONS', '*')).status).toBe(405);
    expect((await ask('CONNECT', 'other.example:443')).status).toBe(405);
  });
});

describe('what is no request', () => {
  it.each<[string, number]>([
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [requestBytes('GET', '/', [['X', 'a'.repeat(64_000)]]), 431],
  ])('is answered with its status (%#)', async (bytes, status) => {
    expect((await sendBytes(site.port, bytes)).status).toBe(status);
    expect((await ask('GET', '/')).status).toBe(200);
  });
});

describe('a request that receivers could read differently', () => {
  it.each<[string, [string, string][], number]>([
    [
      'of two hosts',
      [
        ['Host', 'a'],
        ['Host', 'b'],
      ],
      400,
    ],
    [
      'of the same host twice',
      [
        ['Host', 'a'],
        ['host', 'a'],
      ],
      400,
    ],
    ['of a host that is none', [['Host', 'a b/../\\']], 400],
    ['of an address', [['Host', '[::1]:80']], 200],
    [
      'of a coding that is unknown',
      [
        ['Host', 'a'],
        ['Transfer-Encoding', 'xchunked'],
      ],
      501,
    ],
  ])('%s', async (_what, headers, status) => {
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const { status: answered, headers: answer } = await sendBytes(
      site.port,
      `GET /docs/a HTTP/1.1\r\n${lines}\r\n`,
      500,
    );
    expect(answered).toBe(status);
    if (status !== 200) expect(answer.get('connection')).toBe('close');
  });
});
