import type { Frame } from '@groundwork/labs-kit/model';

import { build, climbed, leafHash, nameOf, nodesOf, proofOf, type HashNode } from './tree';

/** Change a block; prove that a block is in the tree; or prove it with another text than the tree was built from. */
export type Op =
  | { readonly act: 'change' | 'forge'; readonly block: number; readonly text: string }
  | { readonly act: 'prove'; readonly block: number };

export type Mark = 'look' | 'put' | 'found' | 'absent' | 'changed';

/** A node as drawn: its hash now, which may be waiting for its new value. */
export interface Shown {
  readonly name: string;
  readonly hash: string;
  readonly mark: Mark | null;
}

export interface State {
  readonly blocks: readonly string[];
  /** The block that the present operation changed. */
  readonly changed: number | null;
  readonly nodes: readonly Shown[];
  /** Hashes computed since the present operation began. */
  readonly computed: number;
  /** Hashes that a verifier was handed. */
  readonly handed: number;
  /** What the verifier found at the root. */
  readonly verdict: 'accepted' | 'rejected' | null;
}

export const BLOCKS = ['ann 5', 'bob 9', 'cai 2', 'dan 7', 'eva 4', 'fay 1', 'gus 8', 'hal 6'] as const;
/** Bytes of one SHA-256 hash. */
export const HASH_BYTES = 32;

/** The first four hexadecimal digits: enough to see that a hash changed. */
export const short = (hash: string): string => hash.slice(0, 4);

/** Plays one setup; collects frames while blocks change and proofs are checked. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private blocks: readonly string[];
  private tree: HashNode;
  private readonly marks = new Map<string, Mark>();
  private changed: number | null = null;
  private computed = 0;
  private handed = 0;

  constructor(count: number) {
    this.blocks = BLOCKS.slice(0, count);
    this.tree = build(this.blocks);
    const nodes = nodesOf(this.tree).length;
    this.say(`${count} blocks, ${nodes} hashes. The root ${short(this.tree.hash)} stands for all blocks.`);
  }

  do(op: Op): void {
    this.marks.clear();
    this.changed = op.act === 'change' ? op.block : null;
    this.computed = 0;
    this.handed = 0;
    if (op.act === 'change') this.change(op.block, op.text);
    else this.prove(op.block, op.act === 'forge' ? op.text : this.blocks[op.block]!);
  }

  private say(text: string, verdict: State['verdict'] = null, waiting: ReadonlyMap<string, string> = new Map()): void {
    const nodes = nodesOf(this.tree).map((node) => {
      const name = nameOf(node);
      return { name, hash: waiting.get(name) ?? node.hash, mark: this.marks.get(name) ?? null };
    });
    const { blocks, changed, computed, handed } = this;
    this.frames.push({ text, state: { blocks, changed, nodes, computed, handed, verdict } });
  }

  private change(block: number, text: string): void {
    const before = this.blocks[block]!;
    const waiting = new Map(nodesOf(this.tree).map((node) => [nameOf(node), node.hash]));
    this.blocks = this.blocks.map((old, index) => (index === block ? text : old));
    this.tree = build(this.blocks);
    this.say(`Block ${block} changes from “${before}” to “${text}”. No hash is computed yet.`, null, waiting);
    const path = nodesOf(this.tree).filter((node) => node.from <= block && block < node.to);
    for (const node of path) {
      const name = nameOf(node);
      const old = waiting.get(name)!;
      waiting.delete(name);
      this.computed++;
      if (old !== node.hash) this.marks.set(name, 'changed');
      const what = node.left === null ? `Leaf ${name}` : node === this.tree ? 'The root' : `Node ${name}`;
      const end = old === node.hash ? `stays ${short(old)}` : `turns from ${short(old)} to ${short(node.hash)}`;
      this.say(`${what} is hashed again and ${end}.`, null, waiting);
    }
    const total = nodesOf(this.tree).length;
    this.say(`${this.computed} of ${total} hashes were computed again, one on each level of the path.`);
  }

  private prove(block: number, claimed: string): void {
    const proof = proofOf(this.tree, block);
    this.handed = proof.length;
    for (const { sibling } of proof) this.marks.set(nameOf(sibling), 'look');
    const bytes = proof.length * HASH_BYTES;
    this.say(
      `Someone who knows the root ${short(this.tree.hash)} and the number of blocks gets “${claimed}” as block ${block}, and ${proof.length} hashes beside its path: ${bytes} bytes.`,
    );
    const values = new Map<string, string>();
    const keep = (node: Pick<HashNode, 'from' | 'to' | 'hash'>, hash: string) => {
      values.set(nameOf(node), hash);
      this.marks.set(nameOf(node), hash === node.hash ? 'put' : 'changed');
      this.computed++;
    };
    let hash = leafHash(claimed);
    keep(
      nodesOf(this.tree).find((node) => node.left === null && node.from === block)!,
      hash,
    );
    this.say(`The hash of “${claimed}” is ${short(hash)}.`, null, values);
    for (const step of proof) {
      const pair = step.side === 'right' ? [hash, step.sibling.hash] : [step.sibling.hash, hash];
      hash = climbed(hash, step);
      keep(step.parent, hash);
      this.say(`${short(pair[0]!)} and ${short(pair[1]!)} hash to ${short(hash)}.`, null, values);
    }
    this.judge(hash, block, claimed, values);
  }

  private judge(hash: string, block: number, claimed: string, values: ReadonlyMap<string, string>): void {
    const root = this.tree.hash;
    const accepted = hash === root;
    this.marks.set(nameOf(this.tree), accepted ? 'found' : 'absent');
    const verdict = accepted
      ? `${short(hash)} is the known root: block ${block} is “${claimed}”.`
      : `${short(hash)} is not the known root ${short(root)}: “${claimed}” is refused.`;
    this.say(verdict, accepted ? 'accepted' : 'rejected', values);
  }
}

/** What a proof costs in a tree of `blocks` blocks: at most so many hashes, and their bytes. */
export function proofSize(blocks: number): { readonly hashes: number; readonly bytes: number } {
  const hashes = Math.ceil(Math.log2(blocks));
  return { hashes, bytes: hashes * HASH_BYTES };
}
