import type { Element, Nodes } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** The text in an element, as one line. */
export const elementText = (node: Nodes): string => rawText(node).replace(/\s+/g, ' ').trim();

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** The elements that a test accepts, in reading order. */
export function noteElementsWhere(tree: Nodes, accepts: (node: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (accepts(node)) found.push(node);
  });
  return found;
}

/** The first element that a test accepts, in reading order. */
export const firstElement = (tree: Nodes, accepts: (node: Element) => boolean): Element | undefined =>
  noteElementsWhere(tree, accepts)[0];

/** The text of a component's attribute; empty where it has none. */
export function attributeIn({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
