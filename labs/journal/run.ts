import type { Frame } from '@groundwork/labs-kit/model';

export type Act = 'truncate' | 'create' | 'rename' | 'unlink' | 'fsync' | 'directory' | 'commit' | 'writeback' | 'cut';

export type Name = 'conf' | 'conf.tmp';
export type Text = 'old' | 'new' | '';

interface Inode {
  readonly number: number;
  readonly text: Text;
  /** Its data has no block on the device yet, so a commit cannot wait for it. */
  readonly delayed: boolean;
}

type Names = Readonly<Partial<Record<Name, number>>>;

export interface State {
  readonly power: boolean;
  readonly names: Names;
  readonly inodes: readonly Inode[];
  /** Changes of structure that no commit has written. */
  readonly pending: readonly string[];
  /** What a boot finds: the names of the last commit, and the text of each inode. */
  readonly disk: { readonly names: Names; readonly texts: Readonly<Record<number, Text>> };
  readonly next: number;
  /** The rows that this step has changed. */
  readonly moved: readonly ('memory' | 'pending' | 'data' | 'disk')[];
}

export const NAMES: readonly Name[] = ['conf', 'conf.tmp'];
const FIRST = 12;

/** The files that somebody who reads memory, or boots from the disk, meets. */
export const inMemory = ({ names, inodes }: State): readonly (readonly [Name, Text])[] =>
  NAMES.flatMap((name) => {
    const inode = inodes.find(({ number }) => number === names[name]);
    return inode ? [[name, inode.text] as const] : [];
  });

export const onDisk = ({ disk }: State): readonly (readonly [Name, Text])[] =>
  NAMES.flatMap((name) => {
    const number = disk.names[name];
    return number === undefined ? [] : [[name, disk.texts[number] ?? ''] as const];
  });

/** Data that waits in memory without a block. */
export const withoutBlock = ({ inodes, names }: State): readonly Inode[] =>
  inodes.filter(({ number, delayed }) => delayed && Object.values(names).includes(number));

export const textInWords = (text: Text | undefined): string =>
  text === undefined ? 'no file' : text === '' ? 'no bytes' : `“${text}”`;

/** Plays one setup: calls of a program, what the kernel does by its clocks, and power cuts. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private state: State;

  constructor() {
    this.state = {
      power: true,
      names: { conf: FIRST },
      inodes: [{ number: FIRST, text: 'old', delayed: false }],
      pending: [],
      disk: { names: { conf: FIRST }, texts: { [FIRST]: 'old' } },
      next: FIRST + 1,
      moved: [],
    };
    this.say('conf holds “old”, in memory and on the device.', {});
  }

  do(act: Act): void {
    if (act === 'truncate') this.write('conf');
    else if (act === 'create') this.write('conf.tmp');
    else this[act]();
  }

  private say(text: string, change: Partial<State>): void {
    this.state = { ...this.state, moved: [], ...change };
    this.frames.push({ text, state: this.state });
  }

  private change(number: number, to: Partial<Inode>): readonly Inode[] {
    return this.state.inodes.map((inode) => (inode.number === number ? { ...inode, ...to } : inode));
  }

  private write(name: Name): void {
    const { names, inodes, next, pending } = this.state;
    const number = names[name];
    if (number === undefined) {
      const text = `${name} is created and “new” is written: both in memory only. The data has no block yet.`;
      return this.say(text, {
        names: { ...names, [name]: next },
        inodes: [...inodes, { number: next, text: 'new', delayed: true }],
        pending: [...pending, `${name} is inode ${next}`],
        next: next + 1,
        moved: ['memory', 'pending', 'data'],
      });
    }
    const why = 'Because old data was removed, ext4 chooses a block at once: the next commit waits for the data.';
    this.say(`${name} is made empty and “new” is written, in memory. ${why}`, {
      inodes: this.change(number, { text: 'new', delayed: false }),
      pending: [...pending, `inode ${number} has a new size`],
      moved: ['memory', 'pending'],
    });
  }

  private rename(): void {
    const { names, pending } = this.state;
    const { 'conf.tmp': from, conf: over } = names;
    if (from === undefined) return this.say('rename fails: there is no conf.tmp.', {});
    const rescued = over !== undefined && this.delayed(from);
    const why = rescued
      ? ' It replaces a file, so ext4 chooses a block for the data at once: the next commit waits for it.'
      : '';
    this.say(`conf.tmp becomes conf, in memory.${why}`, {
      names: { conf: from },
      inodes: rescued ? this.change(from, { delayed: false }) : this.state.inodes,
      pending: [...pending, `conf is inode ${from}`],
      moved: rescued ? ['memory', 'pending', 'data'] : ['memory', 'pending'],
    });
  }

  private delayed(number: number): boolean {
    return this.state.inodes.some((inode) => inode.number === number && inode.delayed);
  }

  private unlink(): void {
    const { conf, ...names } = this.state.names;
    if (conf === undefined) return this.say('The removal fails: there is no conf.', {});
    const pending = [...this.state.pending, 'conf is removed'];
    this.say('conf is removed, in memory.', { names, pending, moved: ['memory', 'pending'] });
  }

  /** Writes the data of the file written last, then commits. */
  private fsync(): void {
    const { inodes, names } = this.state;
    const file = inodes.filter(({ number }) => Object.values(names).includes(number)).at(-1);
    if (file === undefined) return this.say('There is no file to fsync.', {});
    const name = NAMES.find((each) => names[each] === file.number)!;
    this.committed(`fsync of ${name} writes its data, commits, and waits for the device.`, [file.number]);
  }

  private directory(): void {
    this.committed('fsync of the directory commits and waits for the device.', []);
  }

  private commit(): void {
    this.committed('5 seconds are over: ext4 commits.', []);
  }

  private committed(text: string, written: readonly number[]): void {
    const inodes = this.state.inodes.map((inode) =>
      written.includes(inode.number) ? { ...inode, delayed: false } : inode,
    );
    const texts = Object.fromEntries(inodes.map(({ number, text: own, delayed }) => [number, delayed ? '' : own]));
    const { names, pending } = this.state;
    const lost = NAMES.filter((name) => texts[names[name] ?? 0] === '');
    const warning = lost.map((name) => ` On the device, ${name} has no bytes: its data had no block.`).join('');
    this.say(`${text}${pending.length === 0 && written.length === 0 ? ' Nothing was waiting.' : ''}${warning}`, {
      inodes,
      pending: [],
      disk: { names, texts },
      moved: ['pending', 'disk', ...(written.length > 0 ? (['data'] as const) : [])],
    });
  }

  private writeback(): void {
    const waiting = withoutBlock(this.state);
    if (waiting.length === 0) return this.say('The data is 30 seconds old, and has its block already.', {});
    const numbers = waiting.map(({ number }) => number);
    this.say('The data is 30 seconds old: it gets a block and is written. The new size waits for a commit.', {
      inodes: this.state.inodes.map((inode) => (numbers.includes(inode.number) ? { ...inode, delayed: false } : inode)),
      pending: [...this.state.pending, ...numbers.map((number) => `inode ${number} has a new size`)],
      moved: ['data', 'pending'],
    });
  }

  private cut(): void {
    const { disk } = this.state;
    const gone = { names: {}, inodes: [], pending: [] } as const;
    this.say('The power goes, and memory with it.', { ...gone, power: false, moved: ['memory', 'pending', 'data'] });
    const found = textInWords(new Map(onDisk(this.state)).get('conf'));
    this.say(`The machine starts, and the mount replays the journal. conf: ${found}.`, {
      power: true,
      names: disk.names,
      inodes: Object.entries(disk.texts).map(([number, text]) => ({ number: Number(number), text, delayed: false })),
      moved: ['memory'],
    });
  }
}
