import { EventEmitter } from 'node:events';

import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';

import { Traffic, trafficKindOf } from './traffic';

test.each([
  ['Document', 'text/html', 'html'],
  ['Stylesheet', 'text/css', 'css'],
  ['Script', 'text/javascript', 'js'],
  ['Other', 'application/javascript', 'js'],
  ['Font', 'font/woff2', 'font'],
  ['Image', 'image/svg+xml', 'image'],
  ['Other', 'image/svg+xml', 'image'],
  ['Fetch', 'application/json', 'data'],
])('a %s of %s is %s', (type, mimeType, kind) => {
  expect(trafficKindOf(type, mimeType)).toBe(kind);
});

function request(
  session: EventEmitter,
  requestId: string,
  headers: Record<string, string> = {},
  loaderId = 'page',
): void {
  session.emit('Network.requestWillBeSent', {
    requestId,
    loaderId,
    type: 'Script',
    request: { url: `/${requestId}`, headers },
  });
}

function answer(session: EventEmitter, requestId: string, bodyBytes: number, allBytes: number, status = 200): void {
  const response = {
    status,
    url: `/${requestId}`,
    headers: { 'Content-Length': String(bodyBytes) },
    mimeType: 'text/javascript',
  };
  session.emit('Network.responseReceivedExtraInfo', { requestId, statusCode: status });
  session.emit('Network.responseReceived', { requestId, type: 'Script', response });
  session.emit('Network.loadingFinished', { requestId, encodedDataLength: allBytes });
}

test('bodies are counted by kind, once, without their headers; fetching ahead apart', () => {
  const session = new EventEmitter();
  const traffic = new Traffic(session as unknown as CDPSession);
  request(session, 'main.js');
  answer(session, 'main.js', 1000, 1200);
  request(session, 'next.js', { 'Sec-Purpose': 'prefetch' });
  answer(session, 'next.js', 500, 700);
  expect(traffic.take()).toMatchObject({ js: 1000, prefetch: 500 });
  expect(traffic.take()).toMatchObject({ js: 0, prefetch: 0 });
});

test('what the cache has or the server confirms costs nothing', () => {
  const session = new EventEmitter();
  const traffic = new Traffic(session as unknown as CDPSession);
  request(session, 'kept.js');
  answer(session, 'kept.js', 1000, 0);
  request(session, 'confirmed.js');
  answer(session, 'confirmed.js', 1000, 150, 304);
  expect(traffic.take()).toMatchObject({ js: 0 });
});

test('an answer that is an error is kept', () => {
  const session = new EventEmitter();
  const traffic = new Traffic(session as unknown as CDPSession);
  request(session, 'gone.js');
  answer(session, 'gone.js', 1000, 1200, 404);
  expect(traffic.failures).toEqual(['404 /gone.js']);
});

test('is not quiet while a request is under way, unless its page is gone', () => {
  const session = new EventEmitter();
  const traffic = new Traffic(session as unknown as CDPSession);
  request(session, 'slow.js');
  expect(traffic.pending()).toEqual(['/slow.js']);
  session.emit('Page.frameNavigated', { frame: { loaderId: 'next page' } });
  expect(traffic.pending()).toEqual([]);
});
