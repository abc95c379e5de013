import type { IncomingMessage } from 'node:http';

/** `bytes=` and a list of `first-last`, `first-` and `-length`. */
const rangeSyntax = /^bytes=[\t ]*(\d+-\d*|-\d+)([\t ]*,[\t ]*(\d+-\d*|-\d+))*[\t ]*$/;

/**
 * Takes out of a request what RFC 9110 says a recipient must ignore, and which `send` would act on: a range of a HEAD
 * request (14.2), one that is malformed (14.1.1) or depends on a weak entity tag (13.1.5), a date beside an entity tag
 * (13.1.3), and weak tags where only a strong one matches (13.1.1). What it says to caches (RFC 9111, 5.2.1) is not for
 * the server either.
 */
export function dropIgnoredHeaders({ method, headers }: IncomingMessage): void {
  const dependsOnWeak = String(headers['if-range'] ?? '').startsWith('W/');
  if (method === 'HEAD' || dependsOnWeak || !isRange(headers.range)) delete headers.range;
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  // What is left of a list of weak tags is the empty tag, which no file has.
  if (headers['if-match'] !== undefined) headers['if-match'] = headers['if-match'].replaceAll(/W\/"[^"]*"/g, '""');
  delete headers['cache-control'];
}

/** The name or address of a host, and a port (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const hostSyntax = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * The status for a request whose receivers could read it differently, and which RFC 9112 has a server refuse: more than
 * one host or one that is malformed (3.2), and a body in a coding that we do not know (6.1). Node's own server takes
 * them. Undefined for all others.
 */
export function refusalOf({ headers, rawHeaders }: IncomingMessage): 400 | 501 | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || !hostSyntax.test(headers.host ?? '')) return 400;
  const coding = headers['transfer-encoding']?.trim().toLowerCase() ?? 'chunked';
  return coding === 'chunked' ? undefined : 501;
}

function isRange(range = ''): boolean {
  if (!rangeSyntax.test(range)) return false;
  return [...range.matchAll(/(\d+)-(\d+)/g)].every(([, first, last]) => BigInt(first ?? 0) <= BigInt(last ?? 0));
}

/**
 * The range for a file of this size: the last 99 bytes of a file of 10 are all of it (14.1.2), where `send` says that
 * there is no such part.
 */
export function withinSize(range: string, size: number): string {
  return range.replace(/(?<![\d])-(\d+)/g, (suffix, length: string) => (BigInt(length) > BigInt(size) ? '0-' : suffix));
}
