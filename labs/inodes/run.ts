import type { Frame } from '@groundwork/labs-kit/model';
import {
  born,
  bytesOf,
  EMPTY,
  filled,
  inodeOf,
  point,
  unreferenced,
  walk,
  withoutThem,
  type Disk,
  type Name,
  type Walk,
} from './disk';

export type Op =
  | { readonly act: 'write' | 'replace' | 'remove' | 'open' | 'read'; readonly name: Name }
  | { readonly act: 'link' | 'symlink' | 'rename'; readonly name: Name; readonly to: Name }
  | { readonly act: 'close'; readonly fd: number };

export type Mark = 'look' | 'pass' | 'put' | 'found' | 'absent' | 'removed' | 'changed';

export interface State extends Disk {
  /** What the frame is about: a name, an inode, or both. */
  readonly cursor: { readonly name: Name | null; readonly inode: number | null; readonly mark: Mark } | null;
}

export const DESCRIPTORS = [3, 4] as const;
/** The first line is the note's; its length with the end of line is 10. */
export const LINES = { first: 'buy bread', next: 'and milk', saved: 'buy cake' } as const;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Plays one setup; collects frames while its directory and its inodes change. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private disk: Disk = EMPTY;

  constructor() {
    this.say('The directory is empty. Each file will get an inode, and each name an entry in the directory.');
  }

  do(op: Op): void {
    switch (op.act) {
      case 'close':
        return this.close(op.fd);
      case 'read':
        return this.read(op.name);
      case 'open':
        return this.open(op.name);
      case 'write':
        return this.write(op.name);
      case 'replace':
        return this.replace(op.name);
      case 'remove':
        return this.remove(op.name);
      default:
        return this.withBoth(op.act, op.name, op.to);
    }
  }

  private withBoth(act: 'link' | 'symlink' | 'rename', name: Name, to: Name): void {
    if (name === to) return this.say('Both names are the same: nothing happens.');
    if (act === 'rename') return this.rename(name, to);
    if (this.disk.entries[to] !== undefined) return this.fail(to, `${to} exists already: “File exists”.`);
    return act === 'link' ? this.link(name, to) : this.symlink(name, to);
  }

  private say(text: string, name: Name | null = null, inode: number | null = null, mark: Mark = 'look'): void {
    const cursor = name === null && inode === null ? null : { name, inode, mark };
    this.frames.push({ text, state: { ...this.disk, cursor } });
  }

  private fail(name: Name, text: string): void {
    this.say(text, name, this.disk.entries[name] ?? null, 'absent');
  }

  private links(number: number): string {
    return `The link count of inode ${number} is now ${inodeOf(this.disk, number).links}.`;
  }

  /** What a walk that did not reach a file reports. */
  private lost(verb: string, { names, end }: Walk): void {
    const last = names.at(-1)!;
    const at = names.length === 1 ? '' : ` Names looked up: ${names.join(', ')}.`;
    if (end === 'loop')
      return this.fail(
        last,
        `${verb} ${names[0]}: the symbolic links lead in a circle and to no file, “Too many levels of symbolic links”.`,
      );
    return this.fail(last, `${verb} ${names[0]}: there is no entry ${last}, “No such file or directory”.${at}`);
  }

  private read(name: Name): void {
    const way = walk(this.disk, name);
    for (const step of way.names.slice(0, -1)) this.hop(step);
    if (way.end !== 'file') {
      if (way.end === 'loop') this.hop(way.names.at(-1)!);
      return this.lost('Read', way);
    }
    const last = way.names.at(-1)!;
    const inode = inodeOf(this.disk, this.disk.entries[last]!);
    return this.say(
      `Read ${last}: the entry leads to inode ${inode.number}, which has ${bytesOf(inode)} bytes.`,
      last,
      inode.number,
      'found',
    );
  }

  private hop(name: Name): void {
    const number = this.disk.entries[name]!;
    const { data } = inodeOf(this.disk, number);
    const target = 'target' in data ? data.target : '';
    this.say(
      `Read ${name}: inode ${number} is a symbolic link with the path ${target}, so the kernel looks up ${target}.`,
      name,
      number,
      'pass',
    );
  }

  private write(name: Name): void {
    const way = walk(this.disk, name);
    const last = way.names.at(-1)!;
    if (way.end === 'loop') return this.lost('Write to', way);
    if (way.end === 'missing') {
      const number = this.make(last, [LINES.first]);
      return this.say(
        `There is no ${last}, so a new inode ${number} gets the data “${LINES.first}”, and the directory gets an entry ${last} for inode ${number}.`,
        last,
        number,
        'put',
      );
    }
    const number = this.disk.entries[last]!;
    const { data } = inodeOf(this.disk, number);
    this.disk = filled(this.disk, number, [...(data as readonly string[]), LINES.next]);
    return this.say(
      `“${LINES.next}” is added to the data of inode ${number}. All names of inode ${number} lead to the new data.`,
      last,
      number,
      'changed',
    );
  }

  /** A new inode with one name; gives its number. */
  private make(name: Name, data: readonly string[] | { readonly target: Name }): number {
    const number = this.disk.next;
    this.disk = point(born(this.disk, data), name, number);
    return number;
  }

  private replace(name: Name): void {
    const old = this.disk.entries[name];
    this.disk = born(this.disk, [LINES.saved]);
    const number = this.disk.next - 1;
    this.say(
      `Save ${name} as editors do: the new data goes into a new inode ${number}. (Its temporary name is not shown.)`,
      null,
      number,
      'put',
    );
    this.disk = point(this.disk, name, number);
    const rest = old === undefined ? '' : ` ${this.links(old)}`;
    this.say(`A rename makes the entry ${name} lead to inode ${number}.${rest}`, name, number, 'put');
    this.free();
  }

  private link(name: Name, to: Name): void {
    const number = this.disk.entries[name];
    if (number === undefined) return this.fail(name, `Link ${name}: “No such file or directory”.`);
    this.disk = point(this.disk, to, number);
    return this.say(
      `The directory gets an entry ${to} for inode ${number}. ${this.links(number)} No data is copied.`,
      to,
      number,
      'put',
    );
  }

  private symlink(name: Name, to: Name): void {
    const number = this.make(to, { target: name });
    return this.say(
      `${to} gets an inode of its own, ${number}, whose data is the path ${name}. The kernel does not check where this path leads.`,
      to,
      number,
      'put',
    );
  }

  private remove(name: Name): void {
    const number = this.disk.entries[name];
    if (number === undefined) return this.fail(name, `Remove ${name}: “No such file or directory”.`);
    this.disk = point(this.disk, name, undefined);
    this.say(
      `The entry ${name} is removed. Inode ${number} still has its data. ${this.links(number)}`,
      name,
      number,
      'removed',
    );
    return this.free();
  }

  private rename(name: Name, to: Name): void {
    const number = this.disk.entries[name];
    const old = this.disk.entries[to];
    if (number === undefined) return this.fail(name, `Rename ${name}: “No such file or directory”.`);
    if (number === old)
      return this.say(
        `${name} and ${to} lead to the same inode: rename does nothing, and both stay.`,
        to,
        number,
        'found',
      );
    this.disk = point(point(this.disk, to, number), name, undefined);
    const rest = old === undefined ? '' : ` ${this.links(old)}`;
    this.say(`The entry ${to} leads to inode ${number} now, and ${name} is gone.${rest}`, to, number, 'put');
    return this.free();
  }

  private open(name: Name): void {
    const way = walk(this.disk, name);
    if (way.end !== 'file') return this.lost('Open', way);
    const fd = DESCRIPTORS.find((free) => !this.disk.open.some((held) => held.fd === free));
    if (fd === undefined) return this.say(`This lab has room for ${plural(DESCRIPTORS.length, 'descriptor')}.`);
    const number = this.disk.entries[way.names.at(-1)!]!;
    this.disk = { ...this.disk, open: [...this.disk.open, { fd, inode: number }] };
    return this.say(
      `A program opens the file: its descriptor ${fd} leads to inode ${number}, not to the name. (0 to 2 are input and output.)`,
      null,
      number,
      'put',
    );
  }

  private close(fd: number): void {
    const held = this.disk.open.find((one) => one.fd === fd);
    if (held === undefined) return this.say(`Descriptor ${fd} is not open.`);
    this.disk = { ...this.disk, open: this.disk.open.filter((one) => one !== held) };
    this.say(`Descriptor ${fd} is closed. ${this.links(held.inode)}`, null, held.inode, 'removed');
    return this.free();
  }

  /** Says who still holds an inode without a name, and frees those that nobody holds. */
  private free(): void {
    const gone = unreferenced(this.disk);
    for (const inode of gone) {
      this.disk = withoutThem(this.disk, [inode]);
      this.say(
        `No entry and no descriptor leads to inode ${inode.number}: it is freed with its ${bytesOf(inode)} bytes.`,
      );
    }
    const kept = this.disk.inodes.find((inode) => inode.links === 0);
    if (gone.length > 0 || kept === undefined) return;
    const { fd } = this.disk.open.find((held) => held.inode === kept.number)!;
    this.say(
      `Inode ${kept.number} has no name, but descriptor ${fd} holds it: its ${bytesOf(kept)} bytes stay.`,
      null,
      kept.number,
      'look',
    );
  }
}
