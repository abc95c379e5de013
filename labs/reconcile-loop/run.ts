import type { Frame } from '@groundwork/labs-kit/model';

export type Op =
  | { readonly act: 'scale'; readonly to: number }
  | { readonly act: 'die' }
  | { readonly act: 'break' }
  | { readonly act: 'list' }
  | { readonly act: 'restart' };

export type Who = 'edge' | 'level';
export type Mark = 'look' | 'put' | 'removed' | 'found';

export interface State {
  /** What the spec of the shop asks for. */
  readonly want: number;
  readonly workers: Readonly<Record<Who, readonly string[]>>;
  readonly watching: boolean;
  /** Events that no controller has seen. */
  readonly missed: number;
  /** What this frame is about: a controller, workers of it, and what happens to them. */
  readonly at: { readonly who: Who; readonly names: readonly string[]; readonly mark: Mark } | null;
  readonly generation: number;
  /** The generation that the level-triggered controller has worked for last. */
  readonly observed: number;
}

/** The most that can be wanted, and the most workers that are drawn for one controller. */
export const MOST_WANTED = 6;
export const MOST_WORKERS = 18;

const count = (n: number): string => `${n} worker${n === 1 ? '' : 's'}`;

/** Two controllers that look after the same shop in two clusters: one counts events, one compares. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private want = 0;
  private readonly workers: Record<Who, string[]> = { edge: [], level: [] };
  private watching = true;
  private missed = 0;
  private generation = 1;
  private observed = 1;
  /** What Edge remembers of the spec, and how many workers it has ever hired: their names are never used again. */
  private believed = 0;
  private hired = 0;

  constructor() {
    this.say('A shop with no workers, in two clusters: one with the controller Edge, one with Level.', null);
  }

  do(op: Op): void {
    if (op.act === 'scale') this.scale(op.to);
    else if (op.act === 'die') this.die();
    else if (op.act === 'break') this.breakWatch();
    else if (op.act === 'list') this.list();
    else this.restart();
  }

  private say(text: string, at: State['at']): void {
    const { want, watching, missed, generation, observed } = this;
    const workers = { edge: [...this.workers.edge], level: [...this.workers.level] };
    this.frames.push({ text, state: { want, workers, watching, missed, at, generation, observed } });
  }

  private scale(to: number): void {
    if (to === this.want) return this.say(`${to} wanted: the same again is no change, and no event.`, null);
    this.want = to;
    this.generation++;
    this.event(`Somebody wants ${count(to)}.`);
    if (!this.watching) return;
    this.edgeSeesSpec('the spec has changed');
    this.reconcile();
  }

  private die(): void {
    const gone = { edge: this.workers.edge.shift(), level: this.workers.level.shift() };
    if (gone.edge === undefined && gone.level === undefined)
      return this.say('There is no worker that could be deleted.', null);
    this.event('A worker is deleted in each cluster that has one.');
    if (!this.watching) return;
    if (gone.edge !== undefined) this.hire(1, 'Edge sees that a worker was deleted: one more');
    if (gone.level !== undefined) this.reconcile();
  }

  /** Says what has happened, and whether anybody hears of it. */
  private event(what: string): void {
    if (!this.watching) this.missed++;
    this.say(this.watching ? what : `${what} The watch is broken: no event arrives.`, null);
  }

  private breakWatch(): void {
    this.watching = false;
    this.say('The watch breaks. The workers run on, but the controllers get no events.', null);
  }

  private list(): void {
    this.watching = true;
    this.say(
      `The watch is back, and begins with a list: ${this.want} wanted. The list does not say what happened in between.`,
      null,
    );
    this.edgeSeesSpec('the list has the spec');
    this.reconcile();
  }

  private restart(): void {
    this.believed = 0;
    this.watching = true;
    this.say('Both controllers are restarted. What they had in memory is gone; they begin with a list.', null);
    this.edgeSeesSpec('it has never seen this shop');
    this.reconcile();
  }

  private edgeSeesSpec(why: string): void {
    const by = this.want - this.believed;
    const was = this.believed;
    this.believed = this.want;
    if (by > 0) return this.hire(by, `Edge: ${why}, ${this.want} instead of ${was}: ${by} more`);
    if (by < 0) return this.fire(-by, `Edge: ${why}, ${this.want} instead of ${was}: ${-by} fewer`);
    return this.say(`Edge: ${why}, still ${this.want}: nothing to do.`, { who: 'edge', names: [], mark: 'look' });
  }

  private hire(by: number, text: string): void {
    const room = Math.min(by, MOST_WORKERS - this.workers.edge.length);
    const names = Array.from({ length: room }, () => `w${++this.hired}`);
    this.workers.edge.push(...names);
    const end = room < by ? ` This figure stops at ${MOST_WORKERS}.` : '';
    this.say(`${text}. It has ${this.workers.edge.length}.${end}`, { who: 'edge', names, mark: 'put' });
  }

  private fire(by: number, text: string): void {
    const gone = this.workers.edge.splice(0, by);
    const short = gone.length < by ? ` It finds only ${gone.length}.` : '';
    const at = { who: 'edge', names: gone, mark: 'removed' } as const;
    this.say(`${text}.${short} It has ${this.workers.edge.length}.`, at);
  }

  /** Reads what is wanted and what is there, writes the difference, and is woken by its own writes. */
  private reconcile(): void {
    const names = Array.from({ length: this.want }, (_, index) => `books-${index}`);
    const missing = names.filter((name) => !this.workers.level.includes(name));
    const surplus = this.workers.level.filter((name) => !names.includes(name));
    const found = `Level is called for the shop: ${this.want} wanted, ${this.workers.level.length} there`;
    this.workers.level = [...this.workers.level.filter((name) => names.includes(name)), ...missing].sort();
    this.observed = this.generation;
    if (missing.length > 0)
      this.say(`${found}. It creates ${missing.join(', ')}.`, { who: 'level', names: missing, mark: 'put' });
    if (surplus.length > 0) {
      const text =
        missing.length > 0 ? `It deletes ${surplus.join(', ')}.` : `${found}. It deletes ${surplus.join(', ')}.`;
      this.say(text, { who: 'level', names: surplus, mark: 'removed' });
    }
    const rest = `${this.want} wanted, ${this.workers.level.length} there, so Level writes nothing.`;
    const text =
      missing.length + surplus.length > 0
        ? `The changes by Level lead to one more pass: ${rest}`
        : `Level is called for the shop: ${rest}`;
    this.say(text, { who: 'level', names: this.workers.level, mark: 'found' });
  }
}
