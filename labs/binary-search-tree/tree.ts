/** A node of a binary search tree; trees are never changed, only built anew. `height` counts levels: a leaf has 1. */
export interface Node {
  readonly key: number;
  readonly height: number;
  readonly left: Tree;
  readonly right: Tree;
}

export type Tree = Node | null;

export const height = (tree: Tree): number => tree?.height ?? 0;

/** Levels on the left minus levels on the right. */
export const balance = (node: Node): number => height(node.left) - height(node.right);

export function node(key: number, left: Tree = null, right: Tree = null): Node {
  return { key, height: 1 + Math.max(height(left), height(right)), left, right };
}

/** The keys from the root down to `key`, or to the node below which it would hang. */
export function pathTo(tree: Tree, key: number): number[] {
  const path: number[] = [];
  for (let at = tree; at !== null; at = key < at.key ? at.left : at.right) {
    path.push(at.key);
    if (at.key === key) break;
  }
  return path;
}

/** The tree with the subtree at `key` replaced by what `change` makes of it. */
export function changedAt(tree: Tree, key: number, change: (found: Tree) => Tree): Tree {
  if (tree === null || tree.key === key) return change(tree);
  return key < tree.key
    ? node(tree.key, changedAt(tree.left, key, change), tree.right)
    : node(tree.key, tree.left, changedAt(tree.right, key, change));
}

export const inserted = (tree: Tree, key: number): Tree => changedAt(tree, key, (found) => found ?? node(key));

export function smallest(tree: Node): Node {
  return tree.left === null ? tree : smallest(tree.left);
}

/** Turns a node and its left child to the right: the child becomes the root of both. */
export function rotatedRight(top: Node): Node {
  const child = top.left!;
  return node(child.key, child.left, node(top.key, child.right, top.right));
}

/** The mirror image of `rotatedRight`. */
export function rotatedLeft(top: Node): Node {
  const child = top.right!;
  return node(child.key, node(top.key, top.left, child.left), child.right);
}

/** The keys in ascending order. */
export function keysOf(tree: Tree): number[] {
  return tree === null ? [] : [...keysOf(tree.left), tree.key, ...keysOf(tree.right)];
}

/** The tree as text, a node before its children: `4 (2 (1, 3), 6)`; `–` stands for a missing child. */
export function inWords(tree: Tree): string {
  if (tree === null) return '–';
  if (tree.left === null && tree.right === null) return `${tree.key}`;
  return `${tree.key} (${inWords(tree.left)}, ${inWords(tree.right)})`;
}

/** Comparisons that finding each key takes, on average: its level, the root being level 1. */
export function meanLevel(tree: Tree): number {
  const levels = (at: Tree, level: number): number[] =>
    at === null ? [] : [level, ...levels(at.left, level + 1), ...levels(at.right, level + 1)];
  const all = levels(tree, 1);
  return all.length === 0 ? 0 : all.reduce((sum, level) => sum + level, 0) / all.length;
}

/** A node's place in a drawing: its column is its rank among the keys, its row its level. */
export interface Place {
  readonly node: Node;
  readonly column: number;
  readonly row: number;
  readonly parent: { readonly column: number; readonly row: number } | null;
}

export function places(tree: Tree): Place[] {
  const found: Place[] = [];
  const visit = (at: Tree, row: number, before: number, parent: Place['parent']): number => {
    if (at === null) return before;
    const size = keysOf(at.left).length;
    const here = { column: before + size, row };
    visit(at.left, row + 1, before, here);
    found.push({ node: at, ...here, parent });
    return visit(at.right, row + 1, here.column + 1, here);
  };
  visit(tree, 0, 0, null);
  return found;
}
