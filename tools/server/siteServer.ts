import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { headersFor } from '../../config/headers';
import { canonicalPath, pagesOf } from './pages';

export interface Site {
  /** The folder of a finished build. */
  folder: string;
  /** The path under which it is served: starts and ends with `/`. */
  baseUrl: string;
  /** The headers of a response for a path below the base URL; ours unless the build is not of our making. */
  headers?: (path: string) => Record<string, string>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server of a finished build, not yet listening. sirv answers what exists (precompressed, with ETag and ranges);
 * here is only what it leaves open: the base URL, cache rules, one address a page, and the not-found page.
 */
export function siteServer({ folder, baseUrl, headers = headersFor }: Site): Server {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
  const pages = pagesOf(folder);
  const notFound = notFoundAnswer(folder, headers);

  return createServer((request, response) => {
    // sirv knows the files of the moment at which it started: where one has gone since, this answer ends, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const below = belowBase(request.url ?? '/', baseUrl);
    if (below === null) return notFound(request, response);
    const { pathname, search } = below;
    setHeaders(response, headers(pathname));

    const canonical = canonicalPath(pathname);
    if (canonical === '/404') return notFound(request, response);
    if (canonical !== pathname && pages.has(canonical)) {
      return redirect(response, `${baseUrl.slice(0, -1)}${encodeURI(canonical)}${search}`);
    }
    request.url = `${encodeURI(pathname)}${search}`;
    dropUnusableRange(request);
    files(request, response, () => notFound(request, response));
  });
}

/** The decoded path below the base URL and the query; null where the URL is malformed or outside the base. */
function belowBase(url: string, baseUrl: string): { pathname: string; search: string } | null {
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  let pathname: string;
  try {
    pathname = decodeURI(raw);
  } catch {
    return null;
  }
  if (`${pathname}/` === baseUrl) pathname = baseUrl;
  return pathname.startsWith(baseUrl) ? { pathname: pathname.slice(baseUrl.length - 1), search } : null;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
}

/** sirv hands any range to the file system, which throws where the end is before the start; such a range is none. */
function dropUnusableRange(request: IncomingMessage): void {
  const [, start = '', end = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (start === '' || (end !== '' && Number(end) < Number(start))) delete request.headers.range;
}

/** Answers with the not-found page and its status, in the smallest form that the client takes. */
function notFoundAnswer(folder: string, headers: NonNullable<Site['headers']>): Answer {
  const file = path.join(folder, '404.html');
  const forms = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
  ].flatMap((form) => (existsSync(form.file) ? [{ ...form, body: readFileSync(form.file) }] : []));
  const plain = readFileSync(file);

  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = forms.find(({ encoding }) => accepted.includes(encoding));
    const body = form?.body ?? plain;
    setHeaders(response, headers('/404'));
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(form && { 'Content-Encoding': form.encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
