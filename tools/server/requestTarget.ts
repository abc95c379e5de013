/** The decoded path of a request below the base URL, and its query as it was sent. */
interface RequestTarget {
  pathname: string;
  search: string;
}

/** What every server must understand is 8,000 (RFC 9110, section 4.1); no address of the site comes near. */
export const longestTarget = 8192;

/**
 * Reads the target of a request in either form that a server must accept: `/path?query`, and the absolute
 * `http://host/path?query`. Null where it is malformed or outside the base.
 */
export function parseTarget(url: string, baseUrl: string): RequestTarget | null {
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(originForm(url)) ?? [];
  let pathname: string;
  try {
    pathname = decodeURI(raw);
  } catch {
    return null;
  }
  if (`${pathname}/` === baseUrl) pathname = baseUrl;
  return pathname.startsWith(baseUrl) ? { pathname: pathname.slice(baseUrl.length - 1), search } : null;
}

function originForm(url: string): string {
  const authority = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (authority === undefined) return url;
  const rest = url.slice(authority.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
