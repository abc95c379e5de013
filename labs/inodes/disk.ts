/** The names that the figure knows, those of the note first. */
export const NAMES = ['today.txt', 'friday.txt', 'latest.txt', 'copy.txt'] as const;
export type Name = (typeof NAMES)[number];

export interface Inode {
  readonly number: number;
  /** How many entries point to it. */
  readonly links: number;
  /** The lines of a file, or the name that a symbolic link holds. */
  readonly data: readonly string[] | { readonly target: Name };
}

export interface Disk {
  /** The directory: which inode a name leads to. */
  readonly entries: Readonly<Partial<Record<Name, number>>>;
  readonly inodes: readonly Inode[];
  /** Open descriptors and their inodes. */
  readonly open: readonly { readonly fd: number; readonly inode: number }[];
  readonly next: number;
}

export const EMPTY: Disk = { entries: {}, inodes: [], open: [], next: 8 };

export const inodeOf = (disk: Disk, number: number): Inode => disk.inodes.find((inode) => inode.number === number)!;

export const bytesOf = ({ data }: Inode): number =>
  'target' in data ? data.target.length : data.reduce((sum, line) => sum + line.length + 1, 0);

/** A walk along symbolic links: the names met, and what stands at the end. */
export interface Walk {
  readonly names: readonly Name[];
  readonly end: 'file' | 'missing' | 'loop';
}

/** Follows a name to a file; the kernel gives up after 40 links, this figure when a name comes twice. */
export function walk(disk: Disk, from: Name): Walk {
  const names: Name[] = [];
  for (let name = from; ;) {
    if (names.includes(name)) return { names, end: 'loop' };
    names.push(name);
    const number = disk.entries[name];
    if (number === undefined) return { names, end: 'missing' };
    const { data } = inodeOf(disk, number);
    if (!('target' in data)) return { names, end: 'file' };
    name = data.target;
  }
}

const changeLinks = (disk: Disk, number: number, by: number): Disk => ({
  ...disk,
  inodes: disk.inodes.map((inode) => (inode.number === number ? { ...inode, links: inode.links + by } : inode)),
});

/** Adds or replaces an entry; the counts follow, and nothing is freed yet. */
export function point(disk: Disk, name: Name, number: number | undefined): Disk {
  const old = disk.entries[name];
  const less = old === undefined ? disk : changeLinks(disk, old, -1);
  const { [name]: _, ...others } = less.entries;
  if (number === undefined) return { ...less, entries: others };
  return changeLinks({ ...less, entries: { ...others, [name]: number } }, number, 1);
}

/** A new inode without a name. */
export const born = (disk: Disk, data: Inode['data']): Disk => ({
  ...disk,
  inodes: [...disk.inodes, { number: disk.next, links: 0, data }],
  next: disk.next + 1,
});

export const filled = (disk: Disk, number: number, lines: readonly string[]): Disk => ({
  ...disk,
  inodes: disk.inodes.map((inode) => (inode.number === number ? { ...inode, data: lines } : inode)),
});

/** The inodes that neither an entry nor a descriptor refers to. */
export const unreferenced = (disk: Disk): readonly Inode[] =>
  disk.inodes.filter(({ number, links }) => links === 0 && !disk.open.some((held) => held.inode === number));

export const withoutThem = (disk: Disk, gone: readonly Inode[]): Disk => ({
  ...disk,
  inodes: disk.inodes.filter((inode) => !gone.includes(inode)),
});
