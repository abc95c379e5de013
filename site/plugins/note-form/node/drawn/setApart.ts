import type { Root, RootContent } from 'mdast';

/** Puts an element in the place of neighbouring nodes. */
export function setApart(tree: Root, nodes: readonly RootContent[], as: (nodes: RootContent[]) => RootContent): void {
  const [first] = nodes;
  if (!first) return;
  const from = tree.children.indexOf(first);
  const taken = new Set(nodes);
  const rest = tree.children.filter((node) => !taken.has(node));
  rest.splice(from, 0, as([...nodes]));
  tree.children = rest;
}
