import type { CDPSession } from 'playwright-core';

export const trafficKinds = ['html', 'css', 'js', 'font', 'image', 'data', 'prefetch'] as const;
type TrafficKind = (typeof trafficKinds)[number];
export type Bytes = Record<TrafficKind, number>;

interface Response {
  kind: TrafficKind;
  /** What the server said the body has. */
  length: number;
}

/** Counts the bytes of bodies that come over the wire, as they are compressed there. What the cache has costs none. */
export class Traffic {
  private readonly open = new Map<string, { url: string; loader: string }>();
  private readonly prefetches = new Set<string>();
  /** What the cache had and the server found unchanged: told as if it had come whole. */
  private readonly confirmed = new Set<string>();
  private readonly responses = new Map<string, Response>();
  private bytes = none();
  /** Answers that no finished site gives. */
  readonly failures: string[] = [];
  private lastChange = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
      // What stands inside the page is fetched by nobody.
      if (request.url.startsWith('data:')) return;
      this.change(() => this.open.set(requestId, { url: request.url, loader: loaderId }));
      const purpose = Object.entries(request.headers).find(([name]) => /^(sec-)?purpose$/i.test(name))?.[1];
      if (type === 'Prefetch' || purpose?.includes('prefetch')) this.prefetches.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (!this.open.has(requestId)) return;
      if (response.status >= 400) this.failures.push(`${response.status} ${response.url}`);
      const kind = this.prefetches.has(requestId) ? 'prefetch' : trafficKindOf(type, response.mimeType);
      this.responses.set(requestId, { kind, length: bodyLength(response) });
    });
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      if (statusCode === 304) this.confirmed.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.change(() => this.open.delete(requestId));
      const response = this.responses.get(requestId);
      // From the cache nothing comes over the wire, whatever the kept headers say.
      if (response && !this.confirmed.has(requestId))
        this.bytes[response.kind] += Math.min(encodedDataLength, response.length);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.change(() => this.open.delete(requestId)));
    session.on('Page.frameNavigated', ({ frame }) => this.dropRequestsOfOthers(frame.loaderId));
  }

  /** What a page was still fetching when another took its place is never reported as over. */
  private dropRequestsOfOthers(loader: string): void {
    for (const [id, request] of this.open) if (request.loader !== loader) this.open.delete(id);
  }

  /** What came since the last call. */
  take(): Bytes {
    const taken = this.bytes;
    this.bytes = none();
    return taken;
  }

  /** Milliseconds since the last request began or ended; 0 while one is under way. */
  quietFor(): number {
    return this.open.size > 0 ? 0 : Date.now() - this.lastChange;
  }

  /** The addresses of the requests that are under way. */
  pending(): string[] {
    return [...this.open.values()].map(({ url }) => url);
  }

  private change(act: () => void): void {
    act();
    this.lastChange = Date.now();
  }
}

function none(): Bytes {
  return Object.fromEntries(trafficKinds.map((kind) => [kind, 0])) as Bytes;
}

/**
 * The body's bytes by its header, which our server always sends: what the browser has counted when the headers are
 * there may or may not include the first of the body.
 */
function bodyLength({ headers, status }: { headers: Record<string, string>; status: number }): number {
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  if (length === undefined && status === 200) throw new Error('A response without a Content-Length cannot be counted.');
  return Number(length ?? 0);
}

export function trafficKindOf(type: string, mimeType: string): TrafficKind {
  if (type === 'Document' || mimeType === 'text/html') return 'html';
  if (type === 'Stylesheet' || mimeType === 'text/css') return 'css';
  if (type === 'Script' || /javascript/.test(mimeType)) return 'js';
  if (type === 'Font') return 'font';
  return type === 'Image' || mimeType.startsWith('image/') ? 'image' : 'data';
}
