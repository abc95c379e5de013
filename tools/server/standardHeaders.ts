import type { IncomingMessage } from 'node:http';

/** `bytes=` and a list of `first-last`, `first-` and `-length`. */
const rangeSyntax = /^bytes=[\t ]*(\d+-\d*|-\d+)([\t ]*,[\t ]*(\d+-\d*|-\d+))*[\t ]*$/;

/**
 * Takes out of a request what RFC 9110 says a recipient must ignore, and which `send` would act on: a range of a HEAD
 * request (14.2), one that is malformed (14.1.1) or depends on a weak entity tag (13.1.5), and a date beside an entity
 * tag (13.1.3). What it says to caches (RFC 9111, 5.2.1) is not for the server either.
 */
export function dropIgnoredHeaders({ method, headers }: IncomingMessage): void {
  const dependsOnWeak = String(headers['if-range'] ?? '').startsWith('W/');
  if (method === 'HEAD' || dependsOnWeak || !isRange(headers.range)) delete headers.range;
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  delete headers['cache-control'];
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
