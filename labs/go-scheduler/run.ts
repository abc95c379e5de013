import type { Frame } from '@groundwork/labs-kit/model';

export const WAYS = ['compute', 'call'] as const;
export type Way = (typeof WAYS)[number];

export interface Setup {
  /** GOMAXPROCS: how many Ps there are. */
  readonly ps: number;
  readonly goroutines: number;
  /** Room of the channel. */
  readonly room: number;
  /** What each goroutine does before it sends: it computes, or it waits in a system call. */
  readonly way: Way;
}

/** Ticks that a goroutine works before it sends. */
export const WORK = { compute: 1, call: 3 } as const;

type Kind = 'go' | 'receive' | 'send' | 'end' | Way;

interface G {
  readonly name: string;
  readonly operations: readonly Kind[];
  at: number;
  /** Ticks left of the work. */
  left: number;
}

export interface P {
  /** The thread that runs on it; null when it has none. */
  readonly m: string | null;
  readonly running: string | null;
  /** The slot for the goroutine that runs next. */
  readonly next: string | null;
  readonly queue: readonly string[];
}

/** What the goroutine on a P did in this tick. */
export interface Act {
  readonly p: number;
  readonly name: string;
  /** From where its thread has taken it, if it did in this tick: also the number of the P that it was stolen from. */
  readonly from: 'next' | 'queue' | 'global' | number | null;
  readonly did: 'go' | 'wait' | 'get' | 'hand' | 'put' | 'stall' | 'end' | Way;
  /** Whom it started, whose value it received, or who received its value. */
  readonly other: string | null;
  /** Who had to leave the slot for the goroutine that runs next. */
  readonly pushed: string | null;
}

export interface State {
  readonly now: number;
  /** What was done in the tick that led here. */
  readonly acts: readonly Act[];
  readonly ps: readonly P[];
  readonly global: readonly string[];
  readonly senders: readonly string[];
  readonly receivers: readonly string[];
  /** Goroutines in a system call, with the thread that waits with them. */
  readonly calls: readonly string[];
  readonly buffer: readonly string[];
  /** Whose values `main` has received. */
  readonly got: readonly string[];
  readonly threads: number;
  readonly stolen: number;
  readonly done: readonly string[];
}

interface Place {
  m: string | null;
  running: G | null;
  next: G | null;
  queue: G[];
}

/** What an operation did: in words, as a kind, and with whom. */
type Told = readonly [text: string, did: Act['did'], other?: string];

const MOST_TICKS = 200;
const names = (all: readonly G[]) => all.map(({ name }) => name);
const times = (many: number, kind: Kind): Kind[] => Array.from({ length: many }, () => kind);

/** Go's rules, one operation on each P a tick; all state of a run is in here. */
class Run {
  readonly ps: Place[];
  readonly global: G[] = [];
  readonly senders: G[] = [];
  readonly receivers: G[] = [];
  calls: { readonly g: G; readonly m: string }[] = [];
  readonly buffer: string[] = [];
  readonly got: string[] = [];
  readonly done: string[] = [];
  readonly idle: string[] = [];
  threads = 0;
  stolen = 0;
  acts: Act[] = [];
  from: Act['from'] = null;
  pushed: string | null = null;

  constructor(readonly setup: Setup) {
    this.ps = Array.from({ length: setup.ps }, () => ({ m: null, running: null, next: null, queue: [] }));
    const operations: Kind[] = [...times(setup.goroutines, 'go'), ...times(setup.goroutines, 'receive'), 'end'];
    this.ps[0]!.running = { name: 'main', operations, at: 0, left: 0 };
    this.ps[0]!.m = this.thread();
  }

  state(now: number): State {
    return {
      now,
      acts: this.acts,
      ps: this.ps.map(({ m, running, next, queue }) => ({
        m,
        running: running?.name ?? null,
        next: next?.name ?? null,
        queue: names(queue),
      })),
      global: names(this.global),
      senders: names(this.senders),
      receivers: names(this.receivers),
      calls: this.calls.map(({ g, m }) => `${g.name} with ${m}`),
      buffer: [...this.buffer],
      got: [...this.got],
      threads: this.threads,
      stolen: this.stolen,
      done: [...this.done],
    };
  }

  tick(): string[] {
    const news = this.back();
    this.acts = [];
    for (const [at, p] of this.ps.entries()) {
      this.from = null;
      this.pushed = null;
      const found = p.running ? null : this.find(at);
      if (!p.running) {
        if (p.m !== null) this.idle.push(p.m);
        p.m = null;
        continue;
      }
      const { name } = p.running;
      const m = (p.m ??= this.thread());
      const [text, did, other] = this.act(p, p.running);
      this.acts.push({ p: at, name, from: this.from, did, other: other ?? null, pushed: this.pushed });
      news.push(`${m} with P${at} ${found ?? `runs ${name}`}, and ${name} ${text}`);
    }
    return news;
  }

  private thread(): string {
    return this.idle.pop() ?? `M${this.threads++}`;
  }

  /** Goroutines whose system call is over. */
  private back(): string[] {
    const over = this.calls.filter(({ g }) => --g.left === 0);
    this.calls = this.calls.filter(({ g }) => g.left > 0);
    return over.map(({ g, m }) => {
      g.at += 1;
      this.global.push(g);
      this.idle.push(m);
      return `${g.name} is back from its system call and waits in the global run queue`;
    });
  }

  /** Own runnext slot, own queue, the global queue, then half of another queue. */
  private find(at: number): string | null {
    const p = this.ps[at]!;
    const take = (g: G, from: string, place: Act['from']) => {
      p.running = g;
      this.from = place;
      return `takes ${g.name} from ${from}`;
    };
    if (p.next) {
      const g = p.next;
      p.next = null;
      return take(g, 'the runnext slot', 'next');
    }
    if (p.queue.length > 0) return take(p.queue.shift()!, 'the run queue', 'queue');
    if (this.global.length > 0) return take(this.global.shift()!, 'the global run queue', 'global');
    for (let step = 1; step < this.ps.length; step++) {
      const victim = (at + step) % this.ps.length;
      const other = this.ps[victim]!.queue;
      if (other.length === 0) continue;
      const half = other.splice(0, Math.ceil(other.length / 2));
      this.stolen += half.length;
      const said = `steals ${names(half).join(' and ')} from the run queue of P${victim}`;
      const last = half.pop()!;
      p.queue.push(...half);
      p.running = last;
      this.from = victim;
      return half.length > 0 ? `${said}, runs ${last.name}` : said;
    }
    return null;
  }

  private ready(p: Place, g: G): void {
    if (p.next) p.queue.push(p.next);
    this.pushed = p.next?.name ?? null;
    p.next = g;
  }

  /** To the next operation; a goroutine without one is done. */
  private advance(g: G, p?: Place): string {
    g.at += 1;
    if (g.at < g.operations.length) return '';
    this.done.push(g.name);
    if (p?.running === g) p.running = null;
    return ' and ends';
  }

  /** One operation of the goroutine on a P; says what it did. */
  private act(p: Place, g: G): Told {
    switch (g.operations[g.at]!) {
      case 'go': {
        const { way } = this.setup;
        const fresh: G = { name: `g${g.at + 1}`, operations: [way, 'send'], at: 0, left: WORK[way] };
        this.ready(p, fresh);
        this.advance(g, p);
        return [`starts ${fresh.name}`, 'go', fresh.name];
      }
      case 'compute':
        g.left -= 1;
        if (g.left === 0) this.advance(g, p);
        return ['computes', 'compute'];
      case 'call': {
        const m = p.m!;
        this.calls.push({ g, m });
        p.running = null;
        p.m = null;
        return [`enters a system call: ${m} waits with ${g.name} and gives back the P`, 'call'];
      }
      case 'send':
        return this.send(p, g);
      case 'receive':
        return this.receive(p, g);
      case 'end':
        return [`has all values${this.advance(g, p)}`, 'end'];
    }
  }

  private send(p: Place, g: G): Told {
    const receiver = this.receivers.shift();
    if (receiver) {
      this.got.push(g.name);
      this.advance(receiver);
      this.ready(p, receiver);
      const ends = this.advance(g, p);
      return [
        `hands its value to ${receiver.name}${ends}, so ${receiver.name} takes the runnext slot`,
        'hand',
        receiver.name,
      ];
    }
    if (this.buffer.length < this.setup.room) {
      this.buffer.push(g.name);
      return [`puts its value into the channel${this.advance(g, p)}`, 'put'];
    }
    this.senders.push(g);
    p.running = null;
    return ['blocks: no goroutine receives, and the channel has no room', 'stall'];
  }

  private receive(p: Place, g: G): Told {
    const value = this.buffer.shift();
    const sender = this.senders.shift();
    const from = value ?? sender?.name;
    if (from === undefined) {
      this.receivers.push(g);
      p.running = null;
      const wanted = this.got.length === 0 ? 'a value' : 'the next value';
      return [`wants ${wanted} and blocks, because no value is there`, 'wait'];
    }
    this.got.push(from);
    if (sender) {
      if (value !== undefined) this.buffer.push(sender.name);
      this.advance(sender);
    }
    const ends = this.advance(g, p);
    return [`receives the value of ${from}${sender ? `, so ${sender.name} can end` : ''}${ends}`, 'get', from];
  }
}

/** Plays `main`, which starts goroutines and receives a value of each. */
export function play(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  const frames = [{ text: 'The thread M0 holds P0 and runs main.', state: run.state(0) }];
  for (let now = 1; !run.done.includes('main') && now < MOST_TICKS; now++) {
    const news = run.tick();
    frames.push({ text: `Tick ${now}: ${news.join('; ') || 'all wait'}.`, state: run.state(now) });
  }
  return frames;
}
