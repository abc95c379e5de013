import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import Negotiator from 'negotiator';
import send from 'send';

import { headersFor } from '../../site/config/headers';
import { canonicalPath } from '../../site/lib/canonicalPath';
import { answerBrokenRequests } from './brokenRequests';
import { longestTarget, parseTarget } from './requestTarget';
import { currentSite } from './currentSite';
import type { Encoding, Resource, SiteFiles } from './siteFiles';
import { dropIgnoredHeaders, refusalOf, withinSize } from './standardHeaders';

interface ServedSite {
  /** The folder of a finished build. */
  folder: string;
  /** The path under which it is served: starts and ends with `/`. */
  baseUrl: string;
  /** The headers of a response for a path below the base URL; ours unless the build is not of our making. */
  headers?: (path: string) => Record<string, string>;
}

/**
 * A server of a finished build, not yet listening. `send` answers with a file (conditions, ranges), `negotiator` says
 * which encodings a client takes; here is only what they leave open: the base URL, which file stands for an address,
 * cache rules, one address a page, and the not-found page. It serves the build that the folder holds at the moment.
 */
export function siteServer({ folder, baseUrl, headers = headersFor }: ServedSite): Server {
  const site = currentSite(folder);

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // Nothing that a request says may end the server; what it says may still be nonsense.
      endWith(response, 400);
    }
  });
  answerBrokenRequests(server);
  // A client that says that it will ask for nothing more still waits for its answer (RFC 9112, 9.6). Node's own type
  // leaves this out.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('close', () => site.close());
  return server;

  function answer(request: IncomingMessage, response: ServerResponse, again = false): void {
    const { method, url = '/' } = request;
    setHeaders(response, headers('/404'));
    const refusal = refusalOf(request);
    // Where such a request ends is not known, so nothing behind it may be taken for another.
    if (refusal !== undefined) return endWith(response, refusal, { Connection: 'close' });
    if (method !== 'GET' && method !== 'HEAD') return endWith(response, 405, { Allow: 'GET, HEAD' });
    if (url.length > longestTarget) return endWith(response, 414);
    const target = parseTarget(url, baseUrl);
    const files = site.current();
    if (target === null) return sendNotFound(request, response, files);
    const { pathname, search } = target;

    const canonical = canonicalPath(pathname);
    if (canonical === '/404') return sendNotFound(request, response, files);
    if (canonical !== pathname && files.pages.has(canonical)) {
      const location = `${baseUrl.slice(0, -1)}${encodeURI(canonical)}${search}`;
      return endWith(response, 308, { ...headers(pathname), Location: location });
    }
    const resource = files.resources.get(pathname);
    if (!resource) return sendNotFound(request, response, files);
    setHeaders(response, headers(pathname));
    dropIgnoredHeaders(request);
    sendResource(request, response, files, resource, again);
  }

  function sendResource(
    request: IncomingMessage,
    response: ServerResponse,
    files: SiteFiles,
    { type, forms }: Resource,
    again: boolean,
  ): void {
    const [encoding, file] = bestForm(request, forms);
    describe(response, type, encoding);
    send(request, encodeURIComponent(file), { root: files.root, index: false, cacheControl: false })
      .on('file', (_, { mtimeMs, size }: { mtimeMs: number; size: number }) => {
        const { range } = request.headers;
        if (range !== undefined) request.headers.range = withinSize(range, size);
        // A strong tag, as the standard wants it for parts of a file; `send` only makes weak ones.
        response.setHeader('ETag', `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}-${encoding}"`);
      })
      .on('error', ({ status }: { status: number }) => {
        // A response that has begun can only be cut off: its length was promised.
        if (response.headersSent) return response.destroy();
        forgetBody(response);
        setHeaders(response, headers('/404'));
        if (status !== 404) return endWith(response, status);
        // The file has gone since the files were listed: another build has taken the place of this one, or it is away
        // for a moment, and is served again when it is back.
        if (again || site.current() === files) sendNotFound(request, response, site.current());
        else answer(request, response, true);
      })
      .pipe(response);
  }
}

/** The smallest form of a file that the client takes; as it is where the client takes none. */
function bestForm<Form>(request: IncomingMessage, forms: ReadonlyMap<Encoding, Form>): [Encoding, Form] {
  const accepted = new Negotiator(request).encodings([...forms.keys()]);
  const found = [...forms].find(([encoding]) => accepted.includes(encoding)) ?? [...forms].at(-1);
  if (!found) throw new Error('A file without a form');
  return found;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, { notFound }: SiteFiles): void {
  const [encoding, body] = bestForm(request, notFound.bodies);
  describe(response, notFound.type, encoding);
  response.writeHead(404, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function describe(response: ServerResponse, type: string, encoding: Encoding): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
}

function forgetBody(response: ServerResponse): void {
  for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers without a body. */
function endWith(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}
