import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import http from 'node:http';

export const news = Object.assign(new EventEmitter(), { all: [] });
export const publish = (text) => {
  news.all.push({ id: news.all.length + 1, text });
  news.emit('news');
};

/** The news after the last one that the client knows. */
const after = (id) => news.all.filter((one) => one.id > id);
const next = () => new Promise((go) => news.once('news', go));

// #region polls
const ways = {
  '/poll': (since, response) =>
    response.end(JSON.stringify(after(since))),

  '/long': async (since, response) => {
    while (after(since).length === 0) await next();
    response.end(JSON.stringify(after(since)));
  },
  // #endregion polls

  // #region events
  '/events': async (since, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.flushHeaders();
    for (; ; await next())
      for (const { id, text } of after(since)) {
        response.write(`id: ${id}\ndata: ${text}\n\n`);
        since = id;
      }
  },
};
// #endregion events

export const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://x');
  ways[pathname](Number(searchParams.get('since')), response);
});

// #region socket
// RFC 6455: the key proves that a WebSocket server answered.
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

server.on('upgrade', async ({ headers }, socket) => {
  const accept = createHash('sha1')
    .update(headers['sec-websocket-key'] + GUID).digest('base64');
  socket.write('HTTP/1.1 101 Switching Protocols\r\n' +
    'Upgrade: websocket\r\nConnection: Upgrade\r\n' +
    `Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
  for (let since = 0; !socket.destroyed; await next())
    for (const { id, text } of after(since)) {
      // One frame: text, complete, and its length in one byte.
      socket.write(Buffer.from([0x81, text.length]));
      socket.write(text);
      since = id;
    }
});
// #endregion socket
