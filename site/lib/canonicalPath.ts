/** The one path that stands for all spellings of a page: no `.html`, no `index`, no slash at the end. */
export function canonicalPath(pathname: string): string {
  // By hand: an expression for slashes at the end takes quadratic time on a path that is all slashes.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return (
    pathname
      .slice(0, end)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}
