import { literalPattern } from '@groundwork/lib/literalPattern';

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

/** How many compiled patterns are kept: what comes after them is compiled each time. */
const mostPatterns = 10_000;

const patterns = new Map<string, Pattern>();
/** In upper case, in which expressions that ignore it compare as well. */
const beginnings = new Map<string, string>();
/** One path is tried on one route after the other. */
let latest = { pathname: '', upperCase: '' };

/**
 * Takes a decoded path and says whether a route's path matches it, as version 5 of `react-router` does. Of its patterns
 * those are known that the generator and `site/plugins/notes` write: `/a/:name`, `/a/:names*`, `/a/:names+` and `*`. All else is literal.
 */
export function matchPath(pathname: string, options: MatchOptions | string): Match | null {
  const {
    path,
    exact = false,
    strict = false,
    sensitive = false,
  } = typeof options === 'string' ? { path: options } : options;
  for (const candidate of typeof path === 'string' ? [path] : (path ?? [])) {
    if (!mayMatch(pathname, candidate)) continue;
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

/** Says no at once for most of the routes that a page is not at, which are literal and many. */
function mayMatch(pathname: string, path: string): boolean {
  let beginning = beginnings.get(path);
  if (beginning === undefined) beginnings.set(path, (beginning = beginningOf(path).toUpperCase()));
  if (latest.pathname !== pathname) latest = { pathname, upperCase: pathname.toUpperCase() };
  return latest.upperCase.startsWith(beginning);
}

/** What stands before a pattern's first place; the slash at its end may be missing in a path. */
const beginningOf = (path: string): string => path.replace(/(\/:|\*).*/s, '').replace(/\/$/, '');

function patternOf(path: string, exact: boolean, strict: boolean, sensitive: boolean): Pattern {
  const name = `${path} ${exact} ${strict} ${sensitive}`;
  const known = patterns.get(name);
  if (known) return known;
  const pattern = compile(path, exact, strict, sensitive);
  if (patterns.size < mostPatterns) patterns.set(name, pattern);
  return pattern;
}

function compile(path: string, exact: boolean, strict: boolean, sensitive: boolean): Pattern {
  const keys: string[] = [];
  const endsWithSlash = path.endsWith('/');
  const source = (endsWithSlash && !strict ? path.slice(0, -1) : path)
    .split(/(\/:\w+[*+]?|\*)/)
    .map((part) => partSource(part, keys))
    .join('');
  const slash = strict ? '' : '(?:/(?=$))?';
  const end = exact ? '$' : strict && endsWithSlash ? '' : '(?=/|$)';
  return { expression: new RegExp(`^${source}${slash}${end}`, sensitive ? '' : 'i'), keys };
}

function partSource(part: string, keys: string[]): string {
  const name = /^\/:(\w+)/.exec(part)?.[1];
  if (name === undefined && part !== '*') return literalPattern(part);
  keys.push(name ?? String(keys.length));
  if (name === undefined) return '(.*)';
  const several = '/([^/]+?(?:/[^/]+?)*)';
  return part.endsWith('*') ? `(?:${several})?` : part.endsWith('+') ? several : '/([^/]+?)';
}
