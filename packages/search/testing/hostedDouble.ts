import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { UploadedRecord } from '../shared/hostedRecord';

interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
}

interface HitsRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/**
 * The hosted provider in a few lines: speaks the parts of its REST protocol that its client library uses for search
 * and upload, and those of its assistant. Matches whole words and beginnings; it stands for the protocol, not for the
 * provider's relevance.
 */
export class HostedDouble {
  readonly indices = new Map<string, Map<string, UploadedRecord>>();
  readonly settings = new Map<string, unknown>();
  /** Everything that was asked, for tests to look at. */
  readonly requests: Request[] = [];
  /** Answers with this status instead, while it is set. */
  failWith: number | undefined;
  /** What the assistant says, in pieces. */
  assistantSays: string[] = [];
  private readonly server: Server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(incoming);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    this.requests.push(request);
    if (this.failWith !== undefined)
      return void response.writeHead(this.failWith).end('{"message":"the double was told to fail"}');
    if (request.path === '/chat') return this.chat(response);
    const answer = this.answer(request);
    response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: `no such path: ${request.path}`, status: 404 }));
  }

  private answer({ method, path, body }: Request): unknown {
    if (path === '/chat/token') return { success: true, token: 'a-token' };
    if (path === '/1/indexes/*/queries')
      return { results: (body as { requests: HitsRequest[] }).requests.map((one) => this.hits(one)) };
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (method === 'PUT' && action === 'settings') this.settings.set(name, body);
    else if (method === 'POST' && action === 'batch') this.batch(name, body as Batch);
    else if (method === 'POST' && action === 'operation') this.operate(name, body as Operation);
    else if (method === 'DELETE' && action === '') this.indices.delete(name);
    else if (method === 'GET' && action.startsWith('task/')) return { status: 'published' };
    else if (!(method === 'GET' && action === 'settings')) return undefined;
    const now = new Date(0).toISOString();
    return { taskID: 1, updatedAt: now, deletedAt: now, objectIDs: [] };
  }

  private batch(name: string, { requests }: Batch): void {
    const index = this.indices.get(name) ?? new Map<string, UploadedRecord>();
    this.indices.set(name, index);
    for (const { action, body } of requests)
      if (action === 'addObject' || action === 'updateObject') index.set(body.objectID, body);
  }

  private operate(name: string, { operation, destination, scope }: Operation): void {
    if (operation === 'move') {
      this.indices.set(destination, this.indices.get(name) ?? new Map<string, UploadedRecord>());
      this.indices.delete(name);
    } else if (!scope) this.indices.set(destination, new Map(this.indices.get(name)));
  }

  private hits({
    indexName,
    query = '',
    hitsPerPage = 20,
    facetFilters = [],
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  }: HitsRequest): object {
    const words = query.toLowerCase().split(/\W+/).filter(Boolean);
    const all = [...(this.indices.get(indexName)?.values() ?? [])].filter(
      (record) => isWanted(record, facetFilters) && words.every((word) => textOf(record).includes(word)),
    );
    const mark = (text: string): string =>
      words.reduce(
        (marked, word) => marked.replace(new RegExp(word, 'gi'), `${highlightPreTag}$&${highlightPostTag}`),
        text,
      );
    const hits = all.slice(0, hitsPerPage).map((record) => ({
      ...record,
      _snippetResult: { content: { value: mark(record.content ?? ''), matchLevel: 'full' } },
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(record.hierarchy)
            .filter(([, text]) => text)
            .map(([level, text]) => [level, { value: mark(text ?? ''), matchLevel: 'full' }]),
        ),
      },
    }));
    return {
      hits,
      nbHits: all.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      processingTimeMS: 1,
      query,
      params: '',
      index: indexName,
    };
  }

  /** A stream of UI messages, as the AI SDK 5 sends them. */
  private chat(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const send = (part: object): void => void response.write(`data: ${JSON.stringify(part)}\n\n`);
    send({ type: 'start' });
    send({ type: 'text-start', id: '1' });
    for (const delta of this.assistantSays) send({ type: 'text-delta', id: '1', delta });
    send({ type: 'text-end', id: '1' });
    send({ type: 'finish' });
    response.end('data: [DONE]\n\n');
  }
}

interface Batch {
  requests: { action: string; body: UploadedRecord }[];
}

interface Operation {
  operation: string;
  destination: string;
  scope?: string[];
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://double');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: incoming.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

const textOf = (record: UploadedRecord): string =>
  `${Object.values(record.hierarchy).join(' ')} ${record.content ?? ''}`.toLowerCase();

function isWanted(record: UploadedRecord, filters: readonly (string | string[])[]): boolean {
  return filters.every((filter) =>
    [filter].flat().some((one) => {
      const [name = '', value] = one.split(':');
      return (record as unknown as Record<string, unknown>)[name] === value;
    }),
  );
}
