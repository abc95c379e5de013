import { maxHeaderSize, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

interface ParseError extends NodeJS.ErrnoException {
  /** The piece of the request in which the fault was found. */
  rawPacket?: Buffer;
}

/** Answers what never becomes a request, in the words of the standard, and closes the connection. */
export function answerBrokenRequests(server: Server): void {
  const lastAnswers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => lastAnswers.set(socket, response));
  server.on('checkExpectation', ({ socket }, response) => {
    lastAnswers.set(socket, response);
    response.writeHead(417, { 'Content-Length': 0 }).end();
  });
  // A tunnel is a method that we do not have, as any other; Node would close without a word.
  server.on('connect', (_, socket: Duplex) => {
    const text =
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    socket.end(text, () => socket.destroy());
  });
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    const last = lastAnswers.get(socket);
    // In the middle of another answer there is no way to say it, and after the last one nobody to say it to.
    if (!socket.writable || (last?.headersSent && !last.writableFinished)) return void socket.destroy();
    if (last?.headersSent && !last.shouldKeepAlive) return void socket.end();
    const text = `HTTP/1.1 ${statusOf(error)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    socket.end(text, () => socket.destroy());
  });
}

function statusOf({ code, rawPacket }: ParseError): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request';
  // The headers are too long, unless their first line has not even ended.
  const firstLineEnds = rawPacket?.subarray(0, maxHeaderSize).includes('\n');
  return firstLineEnds === false ? '414 URI Too Long' : '431 Request Header Fields Too Large';
}
