import path from 'node:path';

import type { Link } from 'mdast';

import { rangeOf, type Edit } from './edits';

/** Where a link of a note leads. */
type LinkTarget =
  | { kind: 'outside' }
  /** A page below docs/, with the hash of the link or an empty string. */
  | { kind: 'page'; page: string; hash: string }
  /** Another page of the site, a file, or a sample's file by the address that only our own site knows. */
  | { kind: 'site'; url: string };

/** Resolves a link of the file `docs/…`. */
export function targetOf(url: string, file: string): LinkTarget {
  if (url.startsWith('sample:')) return { kind: 'site', url };
  if (/^([a-z][a-z+.-]*:|#|\/\/)/i.test(url)) return { kind: 'outside' };
  const [, plain = '', hash = ''] = /^([^#?]*)[^#]*(#.*)?$/.exec(url) ?? [];
  const below = plain.startsWith('/')
    ? plain.replace(/^\/docs\//, '')
    : path.posix.join(path.posix.dirname(file), plain).replace(/^docs\//, '');
  if (below.startsWith('/') || below.startsWith('..') || /\.(?!mdx?$)\w+$/.test(below)) return { kind: 'site', url };
  return { kind: 'page', page: below.replace(/\.mdx?$/, '').replace(/(.)\/index$/, '$1'), hash };
}

/** Takes the brackets and the address off a link. */
export function unlinked(node: Link): Edit[] {
  const { start, end } = rangeOf(node);
  const [first] = node.children;
  const last = node.children.at(-1);
  if (!first || !last) return [{ start, end, text: '' }];
  return [
    { start, end: rangeOf(first).start, text: '' },
    { start: rangeOf(last).end, end, text: '' },
  ];
}
