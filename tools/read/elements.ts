import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** The text in an element, as one line. */
export const elementText = (node: Nodes): string => rawText(node).replace(/\s+/g, ' ').trim();

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** The first element that a test accepts, in reading order. */
export function firstElement(tree: Nodes, accepts: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!accepts(node)) return undefined;
    found = node;
    return false;
  });
  return found;
}
