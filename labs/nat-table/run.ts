import type { Frame } from '../../lib/labModel';

export type Mapping = 'same' | 'each';
export type Filtering = 'any' | 'host' | 'port';
export type Inside = 'laptop' | 'phone';
export type Outside = 'server' | 'stranger' | 'other';

export type Op =
  | { readonly act: 'out'; readonly inside: Inside; readonly outside: Outside }
  | { readonly act: 'in'; readonly inside: Inside; readonly outside: Outside }
  | { readonly act: 'wait' };

/** The hosts, addresses and ports of the note's sessions. */
export const INSIDE = { laptop: '192.168.1.10:5000', phone: '192.168.1.11:5000' } as const;
export const OUTSIDE = {
  server: { host: '203.0.113.80', port: 53 },
  stranger: { host: '203.0.113.99', port: 53 },
  other: { host: '203.0.113.99', port: 54 },
} as const;
export const ROUTER = '203.0.113.1';
const PORT = 5000;
/** What the router draws when a port is taken; a real one draws at random. */
const DRAWN = [51182, 21490, 34017, 60443, 18806, 47251, 29975, 55330] as const;
/** Seconds without a packet after which an entry is deleted, and seconds of one wait. */
export const LIFE = 30;
export const PAUSE = 20;

export interface Entry {
  readonly inside: Inside;
  readonly outside: Outside;
  /** The router's port, where answers are expected. */
  readonly port: number;
  /** Seconds since the last packet. */
  readonly age: number;
}

export type Mark = 'put' | 'look' | 'found' | 'removed';

export interface State {
  readonly table: readonly Entry[];
  /** The entry that this frame is about, and what happens to it. */
  readonly at: { readonly entry: number; readonly mark: Mark } | null;
  readonly packet: { readonly from: string; readonly to: string; readonly fate: 'way' | 'through' | 'dropped' } | null;
  readonly passed: number;
  readonly dropped: number;
  readonly time: number;
}

export interface Rules {
  readonly mapping: Mapping;
  readonly filtering: Filtering;
}

export const nameOf = (outside: Outside): string =>
  `${outside === 'server' ? 'server' : 'stranger'}:${OUTSIDE[outside].port}`;

/** Plays packets through one router; collects frames while its table changes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private table: Entry[] = [];
  private passed = 0;
  private dropped = 0;
  private time = 0;
  private draws = 0;

  constructor(private readonly rules: Rules) {
    this.say('The table of the router is empty. Laptop and phone both use their port 5000.', null, null);
  }

  do(op: Op): void {
    if (op.act === 'wait') this.wait();
    else if (op.act === 'out') this.out(op.inside, op.outside);
    else this.in(op.inside, op.outside);
  }

  private say(text: string, packet: State['packet'], at: State['at']): void {
    const { table, passed, dropped, time } = this;
    this.frames.push({ text, state: { table: [...table], at, packet, passed, dropped, time } });
  }

  private out(inside: Inside, outside: Outside): void {
    const from = `${inside}:${PORT}`;
    const to = nameOf(outside);
    this.say(`The ${inside} sends from port ${PORT} to ${to}.`, { from, to, fate: 'way' }, null);
    const known = this.table.findIndex((entry) => entry.inside === inside && entry.outside === outside);
    const port = known >= 0 ? this.table[known]!.port : this.choose(inside);
    const through = { from: `${ROUTER}:${port}`, to, fate: 'through' } as const;
    if (known >= 0) {
      this.renew(known);
      this.passed++;
      return this.say(
        `This connection has an entry. The packet leaves as ${ROUTER}:${port}, and the ${LIFE} seconds of the entry start again.`,
        through,
        { entry: known, mark: 'found' },
      );
    }
    const why = this.reason(inside, port);
    this.table.push({ inside, outside, port, age: 0 });
    this.passed++;
    return this.say(`A new connection makes an entry. ${why} The packet leaves as ${ROUTER}:${port}.`, through, {
      entry: this.table.length - 1,
      mark: 'put',
    });
  }

  /** The router's port for a new flow of this host. */
  private choose(inside: Inside): number {
    const mine = this.table.find((entry) => entry.inside === inside);
    if (mine && this.rules.mapping === 'same') return mine.port;
    const taken = (port: number) => this.table.some((entry) => entry.port === port);
    if (!taken(PORT)) return PORT;
    for (;;) {
      const port = DRAWN[this.draws++ % DRAWN.length]!;
      if (!taken(port)) return port;
    }
  }

  private reason(inside: Inside, port: number): string {
    if (this.table.some((entry) => entry.inside === inside && entry.port === port))
      return `The ${inside} has the same port ${port} for this destination.`;
    if (port === PORT) return `Port ${PORT} is free.`;
    const own = this.table.some((entry) => entry.inside === inside);
    return own
      ? `This router chooses a new port for each destination: ${port}.`
      : `Another entry uses port ${PORT}, so the router chooses ${port}.`;
  }

  /** The port at which the server last saw this host: what a stranger would be told. */
  private told(inside: Inside): number {
    const entry =
      this.table.find((one) => one.inside === inside && one.outside === 'server') ??
      this.table.find((one) => one.inside === inside);
    return entry?.port ?? PORT;
  }

  private in(inside: Inside, outside: Outside): void {
    const port = this.told(inside);
    const from = nameOf(outside);
    const to = `${ROUTER}:${port}`;
    const candidates = this.table.flatMap((entry, index) => (entry.port === port ? [index] : []));
    const first = candidates[0];
    this.say(
      `${from} sends to ${to}. At this address and port, the server saw the ${inside}.`,
      { from, to, fate: 'way' },
      first === undefined ? null : { entry: first, mark: 'look' },
    );
    const fits = candidates.filter((index) => this.fits(this.table[index]!, outside));
    const exact = fits.find((index) => this.table[index]!.outside === outside) ?? fits[0];
    if (exact === undefined) {
      this.dropped++;
      const why = first === undefined ? `No entry has port ${port}` : this.refusal(outside);
      return this.say(`${why}. The router drops the packet.`, { from, to, fate: 'dropped' }, null);
    }
    this.renew(exact);
    this.passed++;
    const entry = this.table[exact]!;
    return this.say(
      `An entry fits. The packet goes on to the ${entry.inside}, ${INSIDE[entry.inside]}, and the ${LIFE} seconds of the entry start again.`,
      { from, to: INSIDE[entry.inside], fate: 'through' },
      { entry: exact, mark: 'found' },
    );
  }

  private fits(entry: Entry, outside: Outside): boolean {
    if (this.rules.filtering === 'any') return true;
    const expected = OUTSIDE[entry.outside];
    const sender = OUTSIDE[outside];
    if (expected.host !== sender.host) return false;
    return this.rules.filtering === 'host' || expected.port === sender.port;
  }

  private refusal(outside: Outside): string {
    const machine = outside === 'server' ? 'the server' : 'the stranger';
    const whom = this.rules.filtering === 'host' ? machine : nameOf(outside);
    return `An entry has this port, but no packet went from this port to ${whom}`;
  }

  private renew(index: number): void {
    this.table[index] = { ...this.table[index]!, age: 0 };
  }

  private wait(): void {
    this.time += PAUSE;
    this.table = this.table.map((entry) => ({ ...entry, age: entry.age + PAUSE }));
    this.say(`${PAUSE} seconds without a packet.`, null, null);
    for (
      let index = this.table.findIndex(({ age }) => age >= LIFE);
      index >= 0;
      index = this.table.findIndex(({ age }) => age >= LIFE)
    ) {
      const { inside, outside, age } = this.table[index]!;
      this.say(
        `The entry ${inside} → ${nameOf(outside)} had no packet for ${age} s. The router deletes the entry, and tells nobody.`,
        null,
        {
          entry: index,
          mark: 'removed',
        },
      );
      this.table = this.table.filter((_, other) => other !== index);
    }
  }
}
