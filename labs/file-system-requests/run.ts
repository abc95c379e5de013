import type { Frame } from '@groundwork/labs-kit/model';

import {
  contentsOf,
  dropped,
  kept,
  noted,
  NOTHING,
  NUMBERS,
  readable,
  STOCK,
  trusted,
  type FileNumber,
  type Name,
  type Notes,
  type Opening,
  type Stock,
} from './rules';

/** What the reader lets happen: a program reads, the oven changes the stock, or time passes. */
export type Op = { readonly cat: Name } | { readonly rolls: number } | { readonly wait: number };

export interface Rules {
  readonly opening: Opening;
  /** For how many seconds the kernel may believe names and sizes. */
  readonly trust: number;
}

/** What the kernel must know before a program has its bytes: what the name means, how to open, and the bytes. */
export type Row = 'name' | 'open' | 'bytes';

/** A part of what happens in a step. */
type Happening =
  | { readonly does: 'calls' | 'asks' | 'answers'; readonly row: Row; readonly name: Name; readonly text: string }
  | { readonly does: 'prints'; readonly row: Row; readonly name: Name; readonly text: string }
  | { readonly does: 'drops'; readonly file: FileNumber }
  | { readonly does: 'passes' };

/** The same, and the notes when it is over. */
export type Leg = Happening & { readonly notes: Notes };

/** A line of what was done so far: a program with what it printed and what it made the kernel ask, or an event. */
export interface Line {
  readonly did: string;
  /** Null until it is printed. */
  readonly printed: string | null;
  /** What the shop would have sent when that was printed, where it is something else. */
  readonly fresh: string | null;
  readonly asked: readonly string[];
}

/** The world at the end of a step. */
export interface State {
  readonly notes: Notes;
  readonly stock: Stock;
  readonly now: number;
  /** Seconds since something was done. */
  readonly idle: number;
  readonly lines: readonly Line[];
  /** The way of the call that is going on, from the program on. */
  readonly legs: readonly Leg[];
  /** How many of them were there before this step. */
  readonly old: number;
  /** How many things have been done, this one included. */
  readonly done: number;
}

const ANSWERS: Readonly<Record<Opening, string>> = { none: 'not offered', DROP: 'DROP', ASK: 'ASK' };
export const NO_SUCH_FILE = 'no such file';

const shown = (bytes: string): string => `“${bytes.replace('\n', '\\n')}”`;
const few = (count: number): string => (count === 1 ? '1 byte' : `${count} bytes`);

/** Builds the frames of a run, one thing after another. */
export class Run {
  private readonly list: Frame<State>[];
  private state: State = { notes: NOTHING, stock: STOCK, now: 0, idle: 0, lines: [], legs: [], old: 0, done: 0 };
  private legs: Leg[] = [];

  constructor(private readonly rules: Rules) {
    const text = 'The shop is mounted on box. The kernel knows none of its files yet.';
    this.list = [{ text, state: this.state }];
  }

  get frames(): readonly Frame<State>[] {
    return this.list;
  }

  do(op: Op): void {
    this.state = { ...this.state, done: this.state.done + 1, idle: 'wait' in op ? this.state.idle : 0 };
    if ('cat' in op) this.cat(op.cat);
    else if ('rolls' in op) this.bake(op.rolls);
    else this.wait(op.wait);
  }

  private frame(text: string, change: Partial<State> = {}): void {
    const { legs, old } = this;
    this.state = { ...this.state, ...change, notes: this.notes, legs, old };
    this.list.push({ text, state: this.state });
    this.old = legs.length;
  }

  /** The notes in the middle of a step. */
  private notes: Notes = NOTHING;

  private old = 0;

  /** A call of a program begins another way, and a question takes the place of the one before it. */
  private leg(happening: Happening): void {
    const { does } = happening;
    const stays = does === 'asks' ? this.legs.filter((one) => one.does === 'calls') : this.legs;
    const before = does === 'calls' || does === 'passes' ? [] : stays;
    this.old = Math.min(this.old, before.length);
    this.legs = [...before, { ...happening, notes: this.notes }];
  }

  private event(did: string): Line[] {
    return [...this.state.lines, { did, printed: null, fresh: null, asked: [] }];
  }

  private bake(rolls: number): void {
    const { stock } = this.state;
    this.leg({ does: 'passes' });
    const text =
      rolls === stock[2]
        ? `Still ${rolls} rolls in the shop.`
        : `Now the shop has ${rolls} rolls instead of ${stock[2]}. Nobody tells the kernel: its notes stay as they are.`;
    this.frame(text, { stock: { ...stock, 2: rolls }, lines: this.event(`the shop now has ${rolls} rolls`) });
  }

  private wait(seconds: number): void {
    const now = this.state.now + seconds;
    this.leg({ does: 'passes' });
    const { dentries } = this.notes;
    const all = Object.values(dentries);
    const old = all.filter((one) => trusted(one, now, this.rules.trust) === 0).length;
    const what =
      all.length === 0
        ? 'There is no note that could grow old.'
        : `${old} of ${all.length} names are too old to be believed.`;
    this.frame(`${seconds} s pass. ${what}`, {
      now,
      idle: this.state.idle + seconds,
      lines: this.event(`${seconds} s pass`),
    });
  }

  /** Changes the line of the program that runs. */
  private line(change: Partial<Line>): Partial<State> {
    const { lines } = this.state;
    return { lines: [...lines.slice(0, -1), { ...lines.at(-1)!, ...change }] };
  }

  private asks(question: string): Partial<State> {
    return this.line({ asked: [...this.state.lines.at(-1)!.asked, question] });
  }

  private cat(name: Name): void {
    this.state = { ...this.state, lines: this.event(name) };
    const dentry = this.notes.dentries[name];
    const isKnown = dentry && trusted(dentry, this.state.now, this.rules.trust) > 0;
    this.leg({ does: 'calls', row: 'name', name, text: `open ${name}` });
    const file = isKnown ? dentry.file : this.lookup(name);
    if (file === 0) return isKnown ? this.refuse(name, true) : undefined;
    if (this.isAskedAtOpen) this.open(name, file, !!isKnown);
    else if (isKnown)
      this.frame(
        `cat box/${name}: the name is noted, it means file ${file}, ${few(this.notes.inodes[file]!.size)}. Opened without a question.`,
      );
    if (this.rules.opening === 'ASK') this.readThrough(name, file);
    else this.read(name, file);
  }

  private get isAskedAtOpen(): boolean {
    return this.rules.opening !== 'none' || !this.notes.isOpenRefused;
  }

  private lookup(name: Name): FileNumber | 0 {
    const { stock, now } = this.state;
    const before = this.notes;
    const why = before.dentries[name]
      ? `the note of this name is older than ${this.rules.trust} s`
      : 'there is no note of this name';
    const question = `LOOKUP ${name}`;
    this.leg({ does: 'asks', row: 'name', name, text: question });
    this.frame(`cat box/${name}: ${why}. So the kernel asks the shop: ${question}.`, this.asks(question));
    const file = NUMBERS[name];
    this.notes = noted(before, name, stock, now);
    this.leg({
      does: 'answers',
      row: 'name',
      name,
      text: file === 0 ? 'no such file' : `file ${file}, ${few(this.notes.inodes[file]!.size)}`,
    });
    if (file === 0) {
      this.refuse(name, false);
      return 0;
    }
    const { size } = this.notes.inodes[file]!;
    const old = before.inodes[file]?.size;
    const answer = `The shop: number ${file}, ${few(size)}.`;
    if (old === undefined) {
      this.frame(`${answer} Two notes: ${name} is file ${file}, and file ${file} has ${few(size)}.`);
    } else if (old === size) {
      this.frame(
        `${answer} ${before.dentries[name] ? `Name and size are good for another ${this.rules.trust} s.` : `The name gets a note. File ${file} has one already, of the same size.`}`,
      );
    } else {
      const isDropped = before.pages[file] !== undefined;
      if (isDropped) this.drop(file);
      this.frame(
        `${answer} That is noted once, for every name of file ${file}.${isDropped ? ' It is another size, so the kept bytes go.' : ''}`,
      );
    }
    return file;
  }

  private drop(file: FileNumber): void {
    this.notes = dropped(this.notes, file);
    this.leg({ does: 'drops', file });
  }

  private refuse(name: Name, isKnown: boolean): void {
    this.leg({ does: 'prints', row: 'name', name, text: NO_SUCH_FILE });
    const text = isKnown
      ? `cat box/${name}: that there is no such name is noted, too. Nothing is asked, cat reports an error.`
      : `The shop knows no ${name}. That is noted, too, and cat reports: no such file.`;
    this.frame(text, this.line({ printed: NO_SUCH_FILE }));
  }

  private open(name: Name, file: FileNumber, isKnown: boolean): void {
    const { opening } = this.rules;
    const question = `OPEN ${file}`;
    const hadBytes = this.notes.pages[file] !== undefined;
    this.leg({ does: 'asks', row: 'open', name, text: question });
    if (opening === 'none') this.notes = { ...this.notes, isOpenRefused: true };
    this.leg({ does: 'answers', row: 'open', name, text: ANSWERS[opening] });
    if (opening === 'DROP' && hadBytes) this.drop(file);
    const what = {
      none: `${question} is not offered. The kernel opens without the shop, and won’t ask again.`,
      DROP: `The answer to ${question} is DROP: ${hadBytes ? 'the bytes that were kept go. The size stays.' : 'no kept bytes are to be used. There are none.'}`,
      ASK: `The answer to ${question} is ASK: at each read the shop wants to be asked.`,
    }[opening];
    this.frame(isKnown ? `cat box/${name}: a noted name. ${what}` : what, this.asks(question));
  }

  private print(name: Name, file: FileNumber, bytes: string): Partial<State> {
    this.leg({ does: 'prints', row: 'bytes', name, text: bytes });
    const fresh = contentsOf(this.state.stock, file);
    return this.line({ printed: bytes, fresh: bytes === fresh ? null : fresh });
  }

  private askToRead(name: Name, file: FileNumber, start: number): string {
    const question = `READ ${file} from ${start}`;
    this.leg({ does: 'asks', row: 'bytes', name, text: question });
    return question;
  }

  private read(name: Name, file: FileNumber): void {
    this.leg({ does: 'calls', row: 'bytes', name, text: 'read' });
    const page = this.notes.pages[file];
    if (page !== undefined) {
      const bytes = readable(this.notes, file);
      const printed = this.print(name, file, bytes);
      const count = this.state.lines.at(-1)!.asked.length;
      const stale = page === contentsOf(this.state.stock, file) ? '' : ` The shop has ${this.state.stock[file]}.`;
      this.frame(
        `cat reads. The bytes are kept, so no READ: it prints ${bytes.trim()}.${stale} Questions for this cat: ${count || 'none'}.`,
        printed,
      );
      return;
    }
    const question = this.askToRead(name, file, 0);
    this.frame(`cat reads. No bytes of file ${file} are kept, so the kernel asks: ${question}.`, this.asks(question));
    const bytes = contentsOf(this.state.stock, file);
    const { size } = this.notes.inodes[file]!;
    this.notes = kept(this.notes, file, bytes);
    this.leg({ does: 'answers', row: 'bytes', name, text: shown(bytes) });
    const got = readable(this.notes, file);
    const printed = this.print(name, file, got);
    const cut = `but by its note file ${file} has ${few(size)}: cat prints ${got.trim()}.`;
    const short = `fewer than the ${few(size)} of the note, so the note is mended. cat prints ${got.trim()}.`;
    const end =
      got.length < bytes.length ? cut : size > bytes.length ? short : `and cat gets them: it prints ${got.trim()}.`;
    this.frame(`The shop sends ${few(bytes.length)}, ${shown(bytes)}. They are kept, ${end}`, printed);
  }

  /** With ASK nothing is kept, the size is not looked at, and an empty answer is the end. */
  private readThrough(name: Name, file: FileNumber): void {
    this.leg({ does: 'calls', row: 'bytes', name, text: 'read' });
    const question = this.askToRead(name, file, 0);
    this.frame(`cat reads, and the kernel asks: ${question}.`, this.asks(question));
    const bytes = contentsOf(this.state.stock, file);
    this.leg({ does: 'answers', row: 'bytes', name, text: shown(bytes) });
    this.frame(
      `The shop sends ${shown(bytes)}. cat prints ${bytes.trim()}. Nothing is kept, and the size was not looked at.`,
      this.print(name, file, bytes),
    );
    const more = this.askToRead(name, file, bytes.length);
    this.leg({ does: 'answers', row: 'bytes', name, text: 'empty' });
    this.frame(`Is there more? ${more}. The answer is empty: that is the end.`, this.asks(more));
  }
}
