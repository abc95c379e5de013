/**
 * Takes the path at which a page is served, the path it was built for (from its canonical link, if it has one) and
 * the configured base URL; returns the base URL that would fit, or null where the configured one does.
 */
export function suggestBaseUrl(served: string, built: string | null, baseUrl: string): string | null {
  const servedPath = asFolder(served);
  if (built?.startsWith(baseUrl)) {
    const page = asFolder(built).slice(baseUrl.length);
    if (!servedPath.endsWith(`/${page}`)) return servedPath.startsWith(baseUrl) ? null : '/';
    const actual = servedPath.slice(0, servedPath.length - page.length);
    return actual === baseUrl ? null : actual;
  }
  return servedPath.startsWith(baseUrl) ? null : '/';
}

/** `/a/b`, `/a/b.html` and `/a/b/index.html` are the same page: `/a/b/`. */
function asFolder(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/*$/, '/');
}
