import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, as paths that start with `/`, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .sort();
}

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
