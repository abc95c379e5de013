import type { ElementContent } from 'hast';

/** Cuts content at its newlines; an element that goes over lines is repeated on each of them. */
export function cutIntoLines(content: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of content) {
    const [first = [], ...rest] = piecesOf(node);
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}

/** The pieces of one node, one for each line that it stands on. */
function piecesOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text')
    return node.value.split('\n').map((value) => (value === '' ? [] : [{ type: 'text', value }]));
  if (node.type !== 'element') return [[node]];
  return cutIntoLines(node.children).map((children) => (children.length === 0 ? [] : [{ ...node, children }]));
}
