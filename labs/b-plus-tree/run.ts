import type { Frame } from '@groundwork/labs-kit/model';

import { childFor, cut, leavesOf, levels, LOWEST, ROOM, type Page, type Split } from './tree';

export interface Op {
  readonly act: 'insert' | 'find' | 'range';
  readonly key: number;
}

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'changed';

export interface State {
  readonly split: Split;
  /** The present operation, and which of the run it is. */
  readonly op: (Op & { readonly index: number }) | null;
  readonly root: Page;
  /** Pages that the present operation has read, in order, and written. */
  readonly read: readonly number[];
  readonly written: readonly number[];
  readonly cursor: { readonly page: number; readonly mark: Mark } | null;
}

export const RANGE = 20;
export const MOST_KEYS = 48;

const list = (keys: readonly number[]) => keys.join(' ');

/** Plays operations on a B+ tree whose pages have room for four entries. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private root: Page = { id: 0, keys: [], children: null };
  private next = 1;
  private op: State['op'] = null;
  private read: readonly number[] = [];
  private written: readonly number[] = [];

  constructor(private readonly split: Split) {
    this.say(`An empty tree: the root is a leaf, with room for ${ROOM} keys.`, null);
  }

  do(op: Op): void {
    this.op = { ...op, index: (this.op?.index ?? -1) + 1 };
    this.read = [];
    this.written = [];
    const path = this.descend(op.key);
    const leaf = path.at(-1)!;
    if (op.act === 'range') return this.range(op.key, leaf);
    if (leaf.keys.includes(op.key)) {
      const cost = `${this.read.length} ${this.read.length === 1 ? 'page was' : 'pages were'} read`;
      const text = op.act === 'find' ? `Found ${op.key}: ${cost}.` : `${op.key} is there already: nothing to write.`;
      return this.say(text, { page: leaf.id, mark: 'found' });
    }
    if (op.act === 'find')
      return this.say(`${op.key} is not in the leaf where it would be: not there. No other page can hold it.`, {
        page: leaf.id,
        mark: 'absent',
      });
    return this.insert(op.key, path);
  }

  private say(text: string, cursor: State['cursor']): void {
    const { split, op, root, read, written } = this;
    this.frames.push({ text, state: { split, op, root, read, written, cursor } });
  }

  /** From the root to the leaf of a key, a frame for each page. */
  private descend(key: number): Page[] {
    const path: Page[] = [];
    for (let page: Page | undefined = this.root; page;) {
      path.push(page);
      this.read = [...this.read, page.id];
      if (page.children === null) {
        this.say(`Read the leaf for ${key}: ${page.keys.length === 0 ? 'empty' : list(page.keys)}.`, {
          page: page.id,
          mark: 'look',
        });
        return path;
      }
      const at = childFor(page, key);
      const [from, to] = [page.keys[at]!, page.keys[at + 1]];
      const side =
        from === LOWEST ? `below ${to}` : to === undefined ? `${from} or more` : `${from} or more and below ${to}`;
      this.say(`Read an inner page: ${key} is ${side}, so entry ${at + 1} leads on.`, { page: page.id, mark: 'pass' });
      page = page.children[at];
    }
    return path;
  }

  private insert(key: number, path: readonly Page[]): void {
    if (leavesOf(this.root).reduce((sum, leaf) => sum + leaf.keys.length, 0) >= MOST_KEYS)
      return this.say(`This figure has room for ${MOST_KEYS} keys.`, null);
    const leaf = path.at(-1)!;
    const keys = [...leaf.keys, key].sort((a, b) => a - b);
    const atRightEnd = keys.at(-1) === key && leavesOf(this.root).at(-1)!.id === leaf.id;
    return this.store(path, { ...leaf, keys }, atRightEnd, `${key} goes into its leaf`);
  }

  /** Puts a changed page into the tree; divides it when it is overfull, and so on upwards. */
  private store(path: readonly Page[], page: Page, atRightEnd: boolean, what: string): void {
    const parents = path.slice(0, -1);
    if (page.keys.length <= ROOM) {
      this.written = [...this.written, page.id];
      this.root = replaced(parents, page);
      return this.say(`${what}, which has room: ${describe(page)}.`, { page: page.id, mark: 'put' });
    }
    const at = cut(page.keys.length, this.split, atRightEnd);
    const left: Page = { ...page, keys: page.keys.slice(0, at), children: page.children?.slice(0, at) ?? null };
    const limit = page.keys[at]!;
    const right: Page = {
      id: this.next++,
      keys: page.children ? [LOWEST, ...page.keys.slice(at + 1)] : page.keys.slice(at),
      children: page.children?.slice(at) ?? null,
    };
    this.written = [...this.written, left.id, right.id];
    const kind = page.children ? 'inner page' : 'leaf';
    const parent = parents.at(-1);
    if (parent === undefined) {
      const root: Page = { id: this.next++, keys: [LOWEST, limit], children: [left, right] };
      this.written = [...this.written, root.id];
      this.root = root;
      const grown = `A new root gets an entry for each of the two pages, so the tree has ${levels(root).length} levels`;
      return this.say(`${what}, which is full. The root is split: ${limit} and more move to a new page. ${grown}.`, {
        page: root.id,
        mark: 'changed',
      });
    }
    const index = parent.children!.findIndex((child) => child.id === page.id);
    const entries: Page = {
      ...parent,
      keys: [...parent.keys.slice(0, index + 1), limit, ...parent.keys.slice(index + 1)],
      children: [...parent.children!.slice(0, index), left, right, ...parent.children!.slice(index + 1)],
    };
    const last = parents.every((above, depth) => {
      const below = path[depth + 1]!;
      return above.children!.at(-1)!.id === below.id;
    });
    this.root = replaced(parents.slice(0, -1), entries);
    this.say(`${what}, which is full. The ${kind} is split: ${describe(left)} stay, ${describe(right)} move.`, {
      page: right.id,
      mark: 'changed',
    });
    return this.store(parents, entries, last && atRightEnd, `An entry for the new ${kind}, from ${limit} on, goes up`);
  }

  private range(from: number, first: Page): void {
    const to = from + RANGE;
    const leaves = leavesOf(this.root);
    const found: number[] = [];
    for (let at = leaves.findIndex((leaf) => leaf.id === first.id); at < leaves.length; at++) {
      const leaf = leaves[at]!;
      if (leaf.id !== first.id) this.read = [...this.read, leaf.id];
      const hits = leaf.keys.filter((key) => key >= from && key <= to);
      found.push(...hits);
      const ends = leaf.keys.some((key) => key > to) || at === leaves.length - 1;
      const here = hits.length === 0 ? 'none here' : list(hits);
      const on = ends ? 'The scan ends.' : 'The link to the right leads on, without the root.';
      this.say(`From ${from} to ${to}: ${here}. ${on}`, { page: leaf.id, mark: hits.length > 0 ? 'found' : 'pass' });
      if (ends) break;
    }
    this.say(
      `${found.length} keys, in order: ${found.length === 0 ? 'none' : list(found)}. ${this.read.length} pages were read.`,
      null,
    );
  }
}

const describe = ({ keys }: Page) => list(keys.filter((key) => key !== LOWEST));

/** The tree with a page put in place of the one with its id, below these parents. */
function replaced(parents: readonly Page[], page: Page): Page {
  return [...parents].reverse().reduce<Page>(
    (below, parent) => ({
      ...parent,
      children: parent.children!.map((child) => (child.id === below.id ? below : child)),
    }),
    page,
  );
}

/** What the tree costs now. */
export function measure({ root, read, written }: State) {
  const leaves = leavesOf(root);
  const keys = leaves.reduce((sum, leaf) => sum + leaf.keys.length, 0);
  return {
    keys,
    levels: levels(root).length,
    leaves: leaves.length,
    pages: levels(root).flat().length,
    full: keys / (leaves.length * ROOM),
    read: new Set(read).size,
    written: new Set(written).size,
  };
}
