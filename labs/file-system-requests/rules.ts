/** The names that a program may ask for, below `box/`. */
export const NAMES = ['rolls', 'buns', 'bread', 'rols'] as const;
export type Name = (typeof NAMES)[number];

/** A file's number; there is none for a name that the shop does not know. */
export type FileNumber = 2 | 3;
export const FILES: readonly FileNumber[] = [2, 3];
/** The shop's own table. */
export const NUMBERS: Readonly<Record<Name, FileNumber | 0>> = { rolls: 2, buns: 2, bread: 3, rols: 0 };

/** What the shop answers to OPEN. */
export type Opening = 'none' | 'DROP' | 'ASK';

export type Stock = Readonly<Record<FileNumber, number>>;
export const STOCK: Stock = { 2: 9, 3: 30 };

/** A name, and what it means; 0: there is no such name. `at` is the second in which the shop said so. */
interface Dentry {
  readonly file: FileNumber | 0;
  readonly at: number;
}

interface Inode {
  readonly size: number;
  readonly at: number;
}

/** All that the kernel has noted of what the shop said. */
export interface Notes {
  readonly dentries: Readonly<Partial<Record<Name, Dentry>>>;
  readonly inodes: Readonly<Partial<Record<FileNumber, Inode>>>;
  readonly pages: Readonly<Partial<Record<FileNumber, string>>>;
  /** Whether the shop has said that it offers no OPEN. */
  readonly isOpenRefused: boolean;
}

export const NOTHING: Notes = { dentries: {}, inodes: {}, pages: {}, isOpenRefused: false };

/** What the shop would send as contents. */
export const contentsOf = (stock: Stock, file: FileNumber): string => `${stock[file]}\n`;

/** For how many seconds a note may still be believed. */
export const trusted = ({ at }: { readonly at: number }, now: number, trust: number): number =>
  Math.max(0, at + trust - now);

/** The notes without the contents of a file. */
export function dropped(notes: Notes, file: FileNumber): Notes {
  const { [file]: gone, ...pages } = notes.pages;
  return gone === undefined ? notes : { ...notes, pages };
}

/** The answer to LOOKUP is noted: the name, and at the file its size. The contents stay as they are. */
export function noted(notes: Notes, name: Name, stock: Stock, now: number): Notes {
  const file = NUMBERS[name];
  const dentries = { ...notes.dentries, [name]: { file, at: now } };
  if (file === 0) return { ...notes, dentries };
  return { ...notes, dentries, inodes: { ...notes.inodes, [file]: { size: contentsOf(stock, file).length, at: now } } };
}

/** The answer to READ is kept. One that is shorter than the size shows where the file ends. */
export function kept(notes: Notes, file: FileNumber, bytes: string): Notes {
  const inode = notes.inodes[file]!;
  const size = Math.min(inode.size, bytes.length);
  return {
    ...notes,
    inodes: { ...notes.inodes, [file]: { ...inode, size } },
    pages: { ...notes.pages, [file]: bytes },
  };
}

/** What a program gets of what is kept: as much as the size says. */
export const readable = ({ inodes, pages }: Notes, file: FileNumber): string =>
  (pages[file] ?? '').slice(0, inodes[file]?.size ?? 0);
