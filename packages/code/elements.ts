import type { Element, ElementContent } from 'hast';

export const hastElement = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** All text in a node. */
export function hastText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(hastText).join('') : '';
}
