import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Unsafe } from 'mdast-util-to-markdown';

/**
 * What CommonMark reads as text and a peer does not. Docusaurus reads every page as MDX, where a brace begins code and
 * an angle bracket a tag, wherever it stands, and a line that begins with a keyword of modules is one; both peers know
 * directives, which begin with colons.
 */
const unsafe: Unsafe[] = [
  { character: '{', inConstruct: 'phrasing' },
  { character: '}', inConstruct: 'phrasing' },
  { character: '<', inConstruct: 'phrasing' },
  { atBreak: true, character: 'i', after: 'mport\\b' },
  { atBreak: true, character: 'e', after: 'xport\\b' },
  { atBreak: true, character: ':', after: ':' },
  { before: '[^:]', character: ':', after: '[A-Za-z]', inConstruct: 'phrasing' },
];

/**
 * A tree without components and expressions as Markdown that reads the same as CommonMark and as MDX, both with GFM.
 * Links never become autolinks, whose angle brackets MDX refuses.
 */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), { unsafe }],
    resourceLink: true,
  });
}
