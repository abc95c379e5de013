import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { docFileOf, listPages } from '@groundwork/samples';

/**
 * The broken anchors of notes in what the generator warned of, each with the line of its file: the generator names the
 * pages alone. They fail no build, as the specification wants, but the checks. See `packages/lib/authorError.ts` for their form.
 */
export function brokenAnchors(complaints: string, root: string): string[] {
  const pages = listPages(root);
  let page: string | undefined;
  return stripVTControlCharacters(complaints)
    .split('\n')
    .flatMap((line) => {
      const source = /^- Broken anchor on source page path = (\S+):$/.exec(line)?.[1];
      if (source !== undefined) page = pages.find((note) => source.endsWith(`/docs/${note}`));
      const link = /^ {3}-> linking to (\S*#\S+)/.exec(line)?.[1];
      return page === undefined || link === undefined ? [] : [told(root, docFileOf(root, page), link)];
    });
}

function told(root: string, file: string, link: string): string {
  const anchor = link.slice(link.indexOf('#'));
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(`${anchor})`) || line.includes(`${anchor}"`));
  return [
    at < 0 ? file : `${file}:${at + 1}`,
    '  expected  a link to a heading that is there',
    `  found     ${link}`,
    '  hint      the anchor of a heading is its words in lower case, joined by hyphens; this fails no build, but the checks',
  ].join('\n');
}
