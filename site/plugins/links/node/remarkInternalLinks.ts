import path from 'node:path';

import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import { nearestPaths } from '../../../lib/nearest';

interface InternalLinkOptions {
  siteDir: string;
  /** The routes of this site that exist, without the base URL. */
  routes: readonly string[];
}

/**
 * Refuses a link to a page of this site that does not exist (`/docs/…`), at its line. The generator finds such links
 * only when every page is rendered, and names the page but not the line.
 */
export function remarkInternalLinks({ siteDir, routes }: InternalLinkOptions) {
  const known = new Set(routes);
  return (tree: Root, file: VFile): void => {
    visit(tree, ['link', 'definition'], (node) => {
      const { url, position } = node as Link | Definition;
      const target = routeOf(url);
      if (target === null || known.has(target)) return;
      throw new AuthorError({
        file: path.relative(siteDir, file.path),
        line: position?.start.line,
        expected: 'a link to a page of this site that is written',
        found: url,
        hint: hintFor(target, routes),
      });
    });
  };
}

/** The route that a link leads to; null for other sites, anchors, relative files and files with an ending. */
function routeOf(url: string): string | null {
  if (!/^\/(?!\/)/.test(url)) return null;
  const route = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return /\.\w+$/.test(route) ? null : route;
}

function hintFor(target: string, routes: readonly string[]): string {
  const [close] = nearestPaths(target, routes, 1);
  return close === undefined
    ? 'pages are listed in site/config/routes/plannedRoutes.ts; one that is not written has no address yet'
    : `did you mean ${close}?`;
}
