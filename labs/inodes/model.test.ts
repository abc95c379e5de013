import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { bytesOf, inodeOf, NAMES, unreferenced, walk, type Name } from './disk';
import { EXAMPLES, model, MOST_OPS, ops, prediction } from './model';
import { DESCRIPTORS, LINES, type Op, type State } from './run';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const last = (list: readonly Op[]) => model.trace({ ops: list }).at(-1)!;

function randomOps(seed: number, count: number): Op[] {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (): Op => {
    const act = pick([
      'write',
      'replace',
      'remove',
      'remove',
      'open',
      'read',
      'link',
      'symlink',
      'rename',
      'close',
    ] as const);
    if (act === 'close') return { act, fd: pick(DESCRIPTORS) };
    if (act === 'link' || act === 'symlink' || act === 'rename') return { act, name: pick(NAMES), to: pick(NAMES) };
    return { act, name: pick(NAMES) };
  });
}

const quietly = (work: () => void) => {
  try {
    work();
  } catch {
    // The call failed, as the model says it does: nothing has changed.
  }
};

/** The reference: a folder of this machine, changed by the same calls. */
class Folder {
  readonly at = fs.mkdtempSync(path.join(os.tmpdir(), 'inodes-'));
  readonly open = new Map<number, number>();
  private readonly path = (name: string) => path.join(this.at, name);

  do(op: Op): void {
    if (op.act === 'close') {
      const real = this.open.get(op.fd);
      if (real !== undefined) fs.closeSync(real);
      this.open.delete(op.fd);
    } else quietly(() => this.call(op));
  }

  private call(op: Exclude<Op, { act: 'close' }>): void {
    const file = this.path(op.name);
    if (op.act === 'write') fs.appendFileSync(file, `${fs.existsSync(file) ? LINES.next : LINES.first}\n`);
    if (op.act === 'replace') {
      fs.writeFileSync(this.path('temporary'), `${LINES.saved}\n`);
      fs.renameSync(this.path('temporary'), file);
    }
    if (op.act === 'remove') fs.unlinkSync(file);
    if (op.act === 'open') {
      const fd = DESCRIPTORS.find((free) => !this.open.has(free));
      if (fd !== undefined) this.open.set(fd, fs.openSync(file, 'r'));
    }
    if (!('to' in op) || op.name === op.to) return;
    if (op.act === 'link') fs.linkSync(file, this.path(op.to));
    if (op.act === 'symlink') fs.symlinkSync(op.name, this.path(op.to));
    if (op.act === 'rename') fs.renameSync(file, this.path(op.to));
  }

  /** Each name and descriptor with what the machine says of its inode; equal inodes get the same small number. */
  look(): unknown[] {
    const numbers = new Map<number, number>();
    const small = (real: number) => numbers.set(real, numbers.get(real) ?? numbers.size).get(real)!;
    const names = NAMES.map((name) => {
      const stat = fs.lstatSync(this.path(name), { throwIfNoEntry: false });
      if (stat === undefined) return [name, 'none'];
      return [
        name,
        small(stat.ino),
        stat.nlink,
        stat.size,
        stat.isSymbolicLink() ? fs.readlinkSync(this.path(name)) : '',
      ];
    });
    const held = DESCRIPTORS.map((fd) => {
      if (!this.open.has(fd)) return [fd, 'none'];
      const stat = fs.fstatSync(this.open.get(fd)!);
      return [fd, small(stat.ino), stat.nlink, stat.size, ''];
    });
    return [...names, ...held];
  }

  readable(name: Name): string {
    try {
      fs.readFileSync(this.path(name));
      return 'file';
    } catch (error) {
      return { ENOENT: 'missing', ELOOP: 'loop' }[(error as { code: string }).code] ?? 'other';
    }
  }

  clear(): void {
    for (const fd of this.open.values()) fs.closeSync(fd);
    fs.rmSync(this.at, { recursive: true });
  }
}

/** The model's state in the same form. */
function look(state: State): unknown[] {
  const numbers = new Map<number, number>();
  const small = (real: number) => numbers.set(real, numbers.get(real) ?? numbers.size).get(real)!;
  const tell = (who: Name | number, number: number | undefined) => {
    if (number === undefined) return [who, 'none'];
    const inode = inodeOf(state, number);
    return [who, small(number), inode.links, bytesOf(inode), 'target' in inode.data ? inode.data.target : ''];
  };
  return [
    ...NAMES.map((name) => tell(name, state.entries[name])),
    ...DESCRIPTORS.map((fd) => tell(fd, state.open.find((held) => held.fd === fd)?.inode)),
  ];
}

describe('names and inodes', () => {
  let folder: Folder;
  beforeEach(() => void (folder = new Folder()));
  afterEach(() => folder.clear());

  it.each(seeds)('do what a folder of this machine does after the same calls (%i)', (seed) => {
    const all = randomOps(seed, 38);
    all.forEach((op, index) => {
      folder.do(op);
      const { state } = last(all.slice(0, index + 1));
      expect(look(state)).toEqual(folder.look());
      for (const name of NAMES) expect(walk(state, name).end).toBe(folder.readable(name));
    });
  });
});

describe('the figure', () => {
  it('counts links by the entries, and frees what nothing leads to', () => {
    for (const seed of seeds) {
      const { state } = last(randomOps(seed, 38));
      for (const { number, links } of state.inodes)
        expect(links).toBe(Object.values(state.entries).filter((entry) => entry === number).length);
      expect(unreferenced(state)).toEqual([]);
    }
  });

  it('shows the numbers of the note: inodes 8 and 9, 10 and 9 bytes', () => {
    const { state } = last(ops('w0 l01 s02'));
    expect(state.inodes.map((inode) => [inode.number, inode.links, bytesOf(inode)])).toEqual([
      [8, 2, 10],
      [9, 1, 9],
    ]);
  });

  it('keeps a deleted file while a descriptor holds it', () => {
    const held = last(ops('w0 o0 d0'));
    expect(held.state.inodes).toHaveLength(1);
    expect(held.text).toContain('descriptor 3 holds it');
    expect(last(ops('w0 o0 d0 x3')).state.inodes).toHaveLength(0);
  });

  it('separates hard links when a file is saved over', () => {
    const { state } = last(EXAMPLES['Save over a hard link']);
    expect(state.inodes.map((inode) => inode.links)).toEqual([1, 1]);
    expect(state.entries['copy.txt']).toBe(8);
  });

  it('says when it takes no more operations', () => {
    expect(last(randomOps(1, MOST_OPS - 1)).text).not.toContain('at most');
    expect(last(randomOps(1, MOST_OPS)).text).toContain('at most 40 operations');
  });

  it('starts right before the removal, and knows the answer', () => {
    expect(model.trace(model.initial)[model.startAt]!.state.cursor).toEqual({
      name: 'latest.txt',
      inode: 9,
      mark: 'put',
    });
    expect(prediction.choices[prediction.right]).toBe('Only friday.txt');
  });
});
