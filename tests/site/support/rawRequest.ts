import http from 'node:http';

import type { Answer } from './behaviourTable';

/** Sends a request exactly as it is written: a browser or `fetch` would tidy up a malformed path first. */
export async function rawRequest(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers }, (response) => {
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
