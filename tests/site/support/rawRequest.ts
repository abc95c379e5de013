import http from 'node:http';
import https from 'node:https';

import type { ExpectedAnswer } from './behaviourTable';

/** Sends a request exactly as it is written: a browser or `fetch` would tidy up a malformed path first. */
export async function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<ExpectedAnswer> {
  const { hostname, port, protocol } = new URL(origin);
  // A server of a test makes its certificate itself.
  const own = { hostname, port, method, path, headers, rejectUnauthorized: hostname !== '127.0.0.1' };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(own, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          code: response.statusCode ?? 0,
          headers: new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
