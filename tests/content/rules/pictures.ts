import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

import { isJsx } from '../../../site/plugins/assets/node/references';
import type { Finding } from './finding';

const drawn = new Set(['mermaid', 'figure']);
/** Of an MDX comment that stands where the picture would be. */
const reason = /no picture:\s*\S.{9,}/;

/** Where a note has neither a picture nor a reason for none. */
export function pictureFindings(tree: Root): Finding[] {
  let found = false;
  visit(tree, (node) => {
    found =
      node.type === 'image' ||
      (isJsx(node) && node.name === 'img') ||
      (node.type === 'code' && drawn.has(node.lang ?? '')) ||
      (node.type === 'mdxFlowExpression' && reason.test(node.value));
    return found ? EXIT : undefined;
  });
  if (found) return [];
  return [
    {
      line: tree.position?.start.line ?? 1,
      expected: 'at least one picture: a mermaid fence, a figure fence or an image',
      found: 'none',
      hint: 'draw the whole: its parts, their names and what flows between them; or say why not: {/* no picture: the reason */}',
    },
  ];
}
