import type { Frame } from '@groundwork/labs-kit/model';

import {
  balance,
  changedAt,
  height,
  inserted,
  keysOf,
  meanLevel,
  node,
  pathTo,
  rotatedLeft,
  rotatedRight,
  smallest,
  type Node,
  type Tree,
} from './tree';

export type Kind = 'plain' | 'avl';

export interface Op {
  readonly act: 'insert' | 'find' | 'delete';
  readonly key: number;
}

export type Mark = 'look' | 'put' | 'found' | 'absent' | 'removed' | 'changed';

export interface State {
  readonly kind: Kind;
  /** The present operation, and which of the run it is. */
  readonly op: (Op & { readonly index: number }) | null;
  readonly tree: Tree;
  /** The node that the frame is about. */
  readonly cursor: { readonly key: number; readonly mark: Mark } | null;
  /** Nodes that the present operation has compared its key with. */
  readonly comparisons: number;
  /** Rotations since the tree was empty. */
  readonly rotations: number;
}

export const MOST_NODES = 15;

/** Plays one setup; collects frames while the tree changes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private tree: Tree = null;
  private op: State['op'] = null;
  private comparisons = 0;
  private rotations = 0;

  constructor(private readonly kind: Kind) {
    this.say('An empty tree. Smaller keys go left of a node, larger keys right.', null);
  }

  do({ act, key }: Op): void {
    this.op = { act, key, index: (this.op?.index ?? -1) + 1 };
    this.comparisons = 0;
    const found = this.walk(act, key);
    if (act === 'insert') this.insert(key, found);
    else if (!found)
      this.say(`No node is left to compare with: ${key} is not in the tree. ${this.cost()}`, this.end(key, 'absent'));
    else if (act === 'find')
      this.say(`Find ${key}: ${key} = ${key}, so it is found. ${this.cost()}`, { key, mark: 'found' });
    else this.delete(key);
  }

  private say(text: string, cursor: State['cursor']): void {
    const { kind, op, tree, comparisons, rotations } = this;
    this.frames.push({ text, state: { kind, op, tree, cursor, comparisons, rotations } });
  }

  private cost(): string {
    return `${this.comparisons} comparison${this.comparisons === 1 ? '' : 's'}.`;
  }

  /** The last node on the way to a key that is not there. */
  private end(key: number, mark: Mark): State['cursor'] {
    const last = pathTo(this.tree, key).at(-1);
    return last === undefined ? null : { key: last, mark };
  }

  /** Compares from the root down; true when the key is there. */
  private walk(act: Op['act'], key: number): boolean {
    const verb = { insert: 'Insert', find: 'Find', delete: 'Delete' }[act];
    for (const at of pathTo(this.tree, key)) {
      this.comparisons++;
      if (at === key) return true;
      const side = key < at ? `${key} < ${at}: go left.` : `${key} > ${at}: go right.`;
      this.say(`${verb} ${key}: ${side}`, { key: at, mark: 'look' });
    }
    return false;
  }

  private insert(key: number, found: boolean): void {
    if (found) return this.say(`${key} is in the tree already; nothing to do.`, { key, mark: 'found' });
    if (keysOf(this.tree).length >= MOST_NODES) {
      return this.say(`This figure holds ${MOST_NODES} nodes; ${key} does not fit. Delete one first.`, null);
    }
    const parent = pathTo(this.tree, key).at(-1);
    this.tree = inserted(this.tree, key);
    const where =
      parent === undefined ? 'becomes the root' : `becomes the ${key < parent ? 'left' : 'right'} child of ${parent}`;
    this.say(`${key} ${where}. ${this.cost()}`, { key, mark: 'put' });
    return this.rebalance(pathTo(this.tree, key));
  }

  private delete(key: number): void {
    const path = pathTo(this.tree, key).slice(0, -1);
    const gone = this.nodeAt(key);
    if (gone.left !== null && gone.right !== null) return this.deleteInner(gone, gone.right, path);
    const child = gone.left ?? gone.right;
    this.say(`Delete ${key}: it has ${child === null ? 'no child' : 'one child'}. ${this.cost()}`, {
      key,
      mark: 'removed',
    });
    this.tree = changedAt(this.tree, key, () => child);
    const after = child === null ? `${key} is gone.` : `${child.key} takes the place of ${key}, with all below it.`;
    this.say(after, child === null ? null : { key: child.key, mark: 'changed' });
    return this.rebalance(path);
  }

  /** With two children, the next larger key moves up: it alone keeps the order on both sides. */
  private deleteInner(gone: Node, right: Node, path: readonly number[]): void {
    const next = smallest(right);
    this.say(`Delete ${gone.key}: it has two children. ${this.cost()}`, { key: gone.key, mark: 'removed' });
    this.say(`The smallest key on its right is ${next.key}: no key lies between ${gone.key} and it.`, {
      key: next.key,
      mark: 'look',
    });
    const below = pathTo(right, next.key).slice(0, -1);
    const rest = changedAt(right, next.key, () => next.right);
    this.tree = changedAt(this.tree, gone.key, () => node(next.key, gone.left, rest));
    this.say(`${next.key} moves up into the place of ${gone.key}.`, { key: next.key, mark: 'changed' });
    this.rebalance([...path, next.key, ...below]);
  }

  private nodeAt(key: number): Node {
    let at = this.tree!;
    while (at.key !== key) at = (key < at.key ? at.left : at.right)!;
    return at;
  }

  /** From the changed place up to the root: where one side is two levels taller, rotate. */
  private rebalance(path: readonly number[]): void {
    if (this.kind === 'plain') return;
    for (const key of [...path].reverse()) {
      const top = this.nodeAt(key);
      if (Math.abs(balance(top)) < 2) continue;
      const [left, right] = [height(top.left), height(top.right)];
      this.say(`The left subtree of ${key} has ${levels(left)}, the right subtree ${levels(right)}: out of balance.`, {
        key,
        mark: 'changed',
      });
      this.straighten(top);
      this.rotate(key, left > right ? 'right' : 'left');
    }
  }

  /** A child that leans the other way is rotated first, so that one rotation of `top` suffices. */
  private straighten(top: Node): void {
    if (balance(top) > 0 && balance(top.left!) < 0) this.rotate(top.left!.key, 'left');
    if (balance(top) < 0 && balance(top.right!) > 0) this.rotate(top.right!.key, 'right');
  }

  private rotate(key: number, way: 'left' | 'right'): void {
    const turn = way === 'left' ? rotatedLeft : rotatedRight;
    this.tree = changedAt(this.tree, key, (top) => turn(top!));
    this.rotations++;
    const up = pathTo(this.tree, key).at(-2)!;
    this.say(`Rotate ${key} to the ${way}: ${up} moves up, ${key} goes below it.`, { key: up, mark: 'changed' });
  }
}

/** A count of levels in words. */
export const levels = (count: number) => `${count} level${count === 1 ? '' : 's'}`;

/** What a frame's tree costs, beside the least that any tree of its size can cost. */
export function measure({ tree, kind, comparisons, rotations }: State) {
  const keys = keysOf(tree).length;
  return {
    kind,
    keys,
    levels: height(tree),
    fewest: Math.ceil(Math.log2(keys + 1)),
    mean: meanLevel(tree),
    comparisons,
    rotations,
  };
}
