import { hex, sha256 } from '@groundwork/lib/sha256';

/** A node over the blocks from `from` up to but not including `to`; a leaf spans one block. */
export interface HashNode {
  readonly from: number;
  readonly to: number;
  readonly hash: string;
  readonly left: HashNode | null;
  readonly right: HashNode | null;
}

const utf8 = new TextEncoder();
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hash of a block: SHA-256 over a zero byte and the block (RFC 9162, section 2.1.1). Hexadecimal. */
export function leafHash(block: string): string {
  return hex(sha256(Uint8Array.of(0, ...utf8.encode(block))));
}

/** The hash of an inner node: SHA-256 over a one byte and both children's hashes (RFC 9162, section 2.1.1). */
export function nodeHash(left: string, right: string): string {
  return hex(sha256(Uint8Array.of(1, ...bytesOf(left), ...bytesOf(right))));
}

/** Where the blocks divide: the largest power of two below their number (RFC 9162, section 2.1.1). */
export const split = (count: number): number => 2 ** (Math.ceil(Math.log2(count)) - 1);

/** The tree over blocks, of which there must be at least one. */
export function build(blocks: readonly string[], from = 0, to = blocks.length): HashNode {
  if (to - from === 1) return { from, to, hash: leafHash(blocks[from]!), left: null, right: null };
  const middle = from + split(to - from);
  const left = build(blocks, from, middle);
  const right = build(blocks, middle, to);
  return { from, to, hash: nodeHash(left.hash, right.hash), left, right };
}

/** All nodes, children before their parent. */
export function nodesOf(tree: HashNode): HashNode[] {
  const below = tree.left && tree.right ? [...nodesOf(tree.left), ...nodesOf(tree.right)] : [];
  return [...below, tree];
}

/** One hash of a proof: the node beside the path, and the side on which it lies. */
export interface Step {
  readonly sibling: HashNode;
  readonly parent: HashNode;
  readonly side: 'left' | 'right';
}

/** The proof that a block is in the tree: the siblings on the way from its leaf up to the root. */
export function proofOf(tree: HashNode, block: number): Step[] {
  if (tree.left === null || tree.right === null) return [];
  const inLeft = block < tree.left.to;
  const [down, sibling] = inLeft ? [tree.left, tree.right] : [tree.right, tree.left];
  return [...proofOf(down, block), { sibling, parent: tree, side: inLeft ? 'right' : 'left' }];
}

/** The hash one level up, from a hash and a step of its proof. */
export function climbed(hash: string, { sibling, side }: Step): string {
  return side === 'right' ? nodeHash(hash, sibling.hash) : nodeHash(sibling.hash, hash);
}

/** A node's name in texts and in frames: the blocks below it. */
export const nameOf = ({ from, to }: Pick<HashNode, 'from' | 'to'>): string =>
  to - from === 1 ? `${from}` : `${from}–${to - 1}`;
