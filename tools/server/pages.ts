import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths under which the pages of a build are served: `docs/x.html` is `/docs/x`, `index.html` is `/`. */
export function pagesOf(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => canonicalPath(`/${file.split(path.sep).join('/')}`)),
  );
}

/** The one path that stands for all spellings of a page: no `.html`, no `index`, no slash at the end. */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}
