/** Where the reader is, or is going. The path is decoded. */
export interface Location {
  pathname: string;
  /** Empty or beginning with `?`. */
  search: string;
  /** Empty or beginning with `#`. */
  hash: string;
  state?: unknown;
  key?: string;
}

/** What a link may lead to: an address, or parts of one. */
export type To = string | Partial<Location>;

/**
 * Takes where to go and, for a relative address, where the reader is; returns the complete location.
 * The rules are those of `history` 4.10, which the generator is written for.
 * @throws URIError where the path cannot be decoded.
 */
export function createLocation(to: To, state?: unknown, key?: string, current?: Location): Location {
  const { pathname = '', search = '', hash = '', ...rest } = typeof to === 'string' ? parse(to) : to;
  const path = decodeURI(pathname);
  return {
    ...rest,
    pathname: current ? resolve(path, current.pathname) : path || '/',
    search: withMark(search, '?'),
    hash: withMark(hash, '#'),
    ...((state !== undefined || typeof to === 'string') && { state: rest.state ?? state }),
    ...(key && { key }),
  };
}

/** The address of a location, as it stands in a link. */
export const createPath = ({ pathname = '', search = '', hash = '' }: Partial<Location>): string =>
  (pathname || '/') + withMark(search, '?') + withMark(hash, '#');

function parse(address: string): Partial<Location> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || '/') ?? [];
  return { pathname, search, hash };
}

const withMark = (part: string, mark: string): string =>
  part === '' || part === mark ? '' : part.startsWith(mark) ? part : mark + part;

function resolve(path: string, from: string): string {
  if (path === '' || path.startsWith('/')) return path || from;
  const parts = path.split('/');
  const segments = from.split('/').slice(0, -1);
  for (const part of parts) {
    if (part === '..') segments.splice(Math.max(1, segments.length - 1));
    else if (part !== '.') segments.push(part);
  }
  return segments.join('/') + (/^\.\.?$/.test(parts.at(-1) ?? '') ? '/' : '');
}
