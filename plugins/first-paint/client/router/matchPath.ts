export interface MatchOptions {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/** How much of a path a pattern matched, and with what in its places. */
export interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

interface Pattern {
  expression: RegExp;
  keys: readonly string[];
}

const patterns = new Map<string, Pattern>();

/**
 * Takes a decoded path and says whether a route's path matches it, as version 5 of `react-router` does. Of its patterns
 * those are known that the generator and `plugins/notes` write: `/a/:name`, `/a/:names*` and `*`. All else is literal.
 */
export function matchPath(pathname: string, options: MatchOptions | string): Match | null {
  const {
    path,
    exact = false,
    strict = false,
    sensitive = false,
  } = typeof options === 'string' ? { path: options } : options;
  for (const candidate of [path ?? []].flat()) {
    const { expression, keys } = patternOf(candidate, exact, strict, sensitive);
    const [url, ...values] = expression.exec(pathname) ?? [];
    if (url === undefined || (exact && url !== pathname)) continue;
    return {
      path: candidate,
      url: candidate === '/' && url === '' ? '/' : url,
      isExact: url === pathname,
      params: Object.fromEntries(keys.map((key, index) => [key, values[index]])),
    };
  }
  return null;
}

function patternOf(path: string, exact: boolean, strict: boolean, sensitive: boolean): Pattern {
  const name = `${path} ${exact} ${strict} ${sensitive}`;
  const known = patterns.get(name) ?? compile(path, exact, strict, sensitive);
  patterns.set(name, known);
  return known;
}

function compile(path: string, exact: boolean, strict: boolean, sensitive: boolean): Pattern {
  const keys: string[] = [];
  const endsWithSlash = path.endsWith('/');
  const source = (endsWithSlash && !strict ? path.slice(0, -1) : path)
    .split(/(\/:\w+\*?|\*)/)
    .map((part) => partSource(part, keys))
    .join('');
  const slash = strict ? '' : '(?:/(?=$))?';
  const end = exact ? '$' : strict && endsWithSlash ? '' : '(?=/|$)';
  return { expression: new RegExp(`^${source}${slash}${end}`, sensitive ? '' : 'i'), keys };
}

function partSource(part: string, keys: string[]): string {
  const name = /^\/:(\w+)/.exec(part)?.[1];
  if (name === undefined && part !== '*') return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  keys.push(name ?? String(keys.length));
  if (name === undefined) return '(.*)';
  return part.endsWith('*') ? '(?:/([^/]+?(?:/[^/]+?)*))?' : '/([^/]+?)';
}
