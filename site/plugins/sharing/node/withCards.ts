import path from 'node:path';

import type { ParseFrontMatter } from '@docusaurus/types';

import { pageOf } from '@groundwork/samples';

/** The folder of the site in which pictures for link previews are. */
const cardFolder = 'cards';

/** The picture of a page, below the site's base. Takes the page below `docs/`: `linux/epoll`. */
export const cardFile = (page: string): string => `${cardFolder}/${page}.png`;

/**
 * A `parseFrontMatter` on top of another one that names each note's picture for link previews, as an author would with
 * `image`. Takes the folder of the notes. What an author wrote stays.
 */
export function withCards(siteDir: string, folder: string, parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const below = path.relative(path.join(siteDir, folder), params.filePath);
    if (below.startsWith('..') || 'image' in result.frontMatter) return result;
    return { ...result, frontMatter: { ...result.frontMatter, image: `/${cardFile(pageOf(below))}` } };
  };
}
