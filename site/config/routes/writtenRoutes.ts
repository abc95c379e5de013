import { existsSync } from 'node:fs';
import path from 'node:path';

import { pageRoutes } from './plannedRoutes';
import { isWritten } from '../navigation/sidebar';
import { topics } from '../topics';

/** The routes of the pages that are there, without the base URL. The generator itself provides the docs root and search. */
export function writtenRoutes(siteDir: string): string[] {
  const notes = topics.flatMap(({ id, pages }) =>
    pages.filter((page) => isWritten(path.join(siteDir, 'docs'), id, page)).map((page) => `/docs/${id}/${page}`),
  );
  return [...pageRoutes.filter((route) => provided.includes(route) || hasPage(siteDir, route)), ...notes];
}

const provided = ['/docs', '/docs/introduction', '/search'];

function hasPage(siteDir: string, route: string): boolean {
  const file = path.join(siteDir, 'site/pages', route);
  return existsSync(`${file}.tsx`) || existsSync(path.join(file, 'index.tsx'));
}
