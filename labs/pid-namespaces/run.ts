import type { Frame } from '@groundwork/labs-kit/model';

export type Act = 'f' | 'u' | 't' | 'k';

export interface Op {
  readonly act: Act;
  /** The process that does it, by its number on the host. */
  readonly who: number;
  /** Whom a signal is for, by the number that `who` knows. */
  readonly target: number;
}

/** A PID namespace: its name, the namespace around it, the last number given out, and whether its process 1 has ended. */
export interface Space {
  readonly name: string;
  readonly parent: number | null;
  readonly last: number;
  readonly closed: boolean;
}

export interface Process {
  /** The number in each namespace from the host inwards. */
  readonly numbers: readonly number[];
  /** Its namespaces from the host inwards, indices into `spaces`. */
  readonly spaces: readonly number[];
  /** The namespace that its next child starts in. */
  readonly forChildren: number;
}

export type Mark = 'put' | 'removed' | 'look';

export interface State {
  readonly spaces: readonly Space[];
  readonly alive: readonly Process[];
  /** The process that the frame is about, by its number on the host, and what happens to it. */
  readonly about: { readonly process: number; readonly mark: Mark } | null;
  /** What the last operation returned. */
  readonly word: string;
}

const host = (process: Process) => process.numbers[0]!;
const home = (process: Process) => process.spaces.at(-1)!;
const isFirst = (process: Process) => process.numbers.at(-1) === 1;
/** `4 (2 in A)`. */
function called(process: Process, spaces: readonly Space[]): string {
  const inner = process.spaces
    .slice(1)
    .map((space, index) => `${process.numbers[index + 1]} in ${spaces[space]!.name}`);
  return inner.length === 0 ? `${host(process)}` : `${host(process)} (${inner.join(', ')})`;
}

/** Plays operations as the kernel does; collects a frame for each. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private spaces: Space[] = [{ name: 'host', parent: null, last: 1, closed: false }];
  private alive: Process[] = [{ numbers: [1], spaces: [0], forChildren: 0 }];

  constructor() {
    this.say('The host runs process 1.', null, 'ok');
  }

  do(op: Op): void {
    const who = this.alive.find((process) => host(process) === op.who);
    if (who === undefined) return this.say(`There is no process ${op.who} on the host.`, null, 'ESRCH');
    if (op.act === 'f') return this.fork(who);
    if (op.act === 'u') return this.unshare(who);
    return this.signal(who, op);
  }

  private say(text: string, about: State['about'], word: string): void {
    this.frames.push({ text, state: { spaces: this.spaces, alive: this.alive, about, word } });
  }

  private name(process: Process): string {
    return called(process, this.spaces);
  }

  private fork(who: Process): void {
    const target = this.spaces[who.forChildren]!;
    const path = this.pathOf(who.forChildren);
    const numbers = path.map((space) => this.spaces[space]!.last + 1);
    // The kernel takes the numbers first and finds out then that the namespace is closed: the outer ones are used up.
    const taken = target.closed ? path.slice(0, -1) : path;
    this.spaces = this.spaces.map((space, index) =>
      taken.includes(index) ? { ...space, last: space.last + 1 } : space,
    );
    if (target.closed)
      return this.say(
        `${this.name(who)} forks: its children belong to ${target.name}, whose process 1 has ended. Cannot allocate memory (ENOMEM).`,
        { process: host(who), mark: 'look' },
        'ENOMEM',
      );
    const child: Process = { numbers, spaces: path, forChildren: who.forChildren };
    this.alive = [...this.alive, child];
    const first = isFirst(child) && path.length > 1 ? ` It is process 1 of ${target.name}.` : '';
    this.say(
      `${this.name(who)} forks. The child gets a number in each namespace around it: ${this.name(child)}.${first}`,
      { process: host(child), mark: 'put' },
      'ok',
    );
  }

  private pathOf(space: number): number[] {
    const { parent } = this.spaces[space]!;
    return parent === null ? [space] : [...this.pathOf(parent), space];
  }

  private unshare(who: Process): void {
    const about = { process: host(who), mark: 'look' } as const;
    if (who.forChildren !== home(who))
      return this.say(
        `${this.name(who)} unshares a second time: its children have a namespace already (EINVAL).`,
        about,
        'EINVAL',
      );
    const name = 'ABCDEFGHIJ'[this.spaces.length - 1]!;
    const made = this.spaces.length;
    this.spaces = [...this.spaces, { name, parent: home(who), last: 0, closed: false }];
    this.alive = this.alive.map((process) => (process === who ? { ...process, forChildren: made } : process));
    this.say(
      `${this.name(who)} calls unshare(CLONE_NEWPID). It keeps its numbers; its children will start in ${name}.`,
      about,
      'ok',
    );
  }

  private signal(who: Process, { act, target }: Op): void {
    const level = who.spaces.length - 1;
    const signal = act === 't' ? 'SIGTERM' : 'SIGKILL';
    const hit = this.alive.find((process) => process.spaces[level] === home(who) && process.numbers[level] === target);
    const sends = `${this.name(who)} sends ${signal} to ${target}`;
    if (hit === undefined)
      return this.say(
        `${sends}. No process has that number in ${this.spaces[home(who)]!.name} (ESRCH).`,
        { process: host(who), mark: 'look' },
        'ESRCH',
      );
    const alias = level === 0 ? this.name(hit) : `${target}, which is ${this.name(hit)}`;
    const reaches = `${this.name(who)} sends ${signal} to ${alias}`;
    const about = { process: host(hit), mark: 'look' } as const;
    const inside = home(hit) === home(who);
    if (isFirst(hit) && (inside || act === 't')) {
      const why = inside ? 'because it comes from inside' : 'because it has no handler for it';
      return this.say(
        `${reaches}: process 1 of ${this.spaces[home(hit)]!.name} does not get it, ${why}. kill returns 0 (success) all the same.`,
        about,
        'ok',
      );
    }
    return this.end(hit, reaches);
  }

  private end(hit: Process, reaches: string): void {
    const inner = home(hit);
    const falls = isFirst(hit) ? this.alive.filter((process) => process.spaces.includes(inner)) : [hit];
    if (isFirst(hit))
      this.spaces = this.spaces.map((space, index) =>
        this.pathOf(index).includes(inner) ? { ...space, closed: true } : space,
      );
    const others = falls.filter((process) => process !== hit).map((process) => this.name(process));
    this.alive = this.alive.filter((process) => !falls.includes(process));
    const all = isFirst(hit)
      ? ` It was process 1 of ${this.spaces[inner]!.name}, so the kernel kills all in there`
      : '';
    const whom = all === '' ? '' : others.length === 0 ? `${all}: nobody else.` : `${all}: ${others.join(', ')}.`;
    this.say(`${reaches}, and it ends.${whom}`, { process: host(hit), mark: 'removed' }, 'ok');
  }
}
