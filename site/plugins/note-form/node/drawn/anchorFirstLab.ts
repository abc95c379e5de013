import type { Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from 'unist-util-visit';

import { mdxElement } from '../elements';

/** Puts the note's first lab into an element with the id `lab`, where links lead. Returns whether there is a lab. */
export function anchorFirstLab(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (node.name !== 'Lab' || index === undefined) return undefined;
    const anchored = mdxElement('div', { id: 'lab' }, [node]);
    (parent as Parent).children.splice(index, 1, anchored);
    found = true;
    return EXIT;
  });
  return found;
}
