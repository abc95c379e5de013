/** Who sends and receives. The friend has two programs: `other` is her second. */
export type End = 'laptop' | 'phone' | 'server' | 'friend' | 'other';
export type Router = 'router' | 'router2';
export type Mapping = 'same' | 'each';
export type Filtering = 'any' | 'host' | 'port';

/** An address with a port: of who has it, seen from home or from outside. */
export interface Address {
  readonly who: End | Router;
  readonly port: number;
}

/** Which router an end is behind. */
export const HOME: Readonly<Record<End, Router | null>> = {
  laptop: 'router',
  phone: 'router',
  server: null,
  friend: 'router2',
  other: 'router2',
};

/** The addresses of the note. */
export const HOSTS: Readonly<Record<End | Router, string>> = {
  laptop: '192.168.1.10',
  phone: '192.168.1.11',
  router: '203.0.113.1',
  server: '203.0.113.80',
  router2: '203.0.113.99',
  friend: '192.168.1.10',
  other: '192.168.1.10',
};

const PORTS: Readonly<Record<End, number>> = { laptop: 5000, phone: 5000, server: 53, friend: 5000, other: 5001 };
export const own = (who: End): Address => ({ who, port: PORTS[who] });

/** What a router draws when it has to; a real one draws at random. */
const DRAWN: Readonly<Record<Router, readonly number[]>> = {
  router: [3455, 51182, 21490, 34017, 60443, 18806],
  router2: [39456, 12107, 47251, 29975, 55330, 40612],
};

/** Seconds without a packet after which an entry is deleted. */
export const LIFE = 30;
/** As many entries as the picture has room for. */
export const ROOM = 4;

/** A gate in the wall: whose it is, and who may come in through it, to which port. */
export interface Entry {
  readonly inside: End;
  readonly remote: Address;
  readonly port: number;
  /** Seconds since the last packet. */
  readonly age: number;
  /** Its place in the wall. */
  readonly slot: number;
}

export interface Rules {
  readonly mapping: Mapping;
  readonly filtering: Filtering;
}

/** Whether what comes from an address may come in where another is expected. */
export function admits(filtering: Filtering, expected: Address, from: Address): boolean {
  if (filtering === 'any') return true;
  return expected.who === from.who && (filtering === 'host' || expected.port === from.port);
}

/** What a router did with a packet on its way out. */
export interface Opened {
  readonly slot: number;
  readonly port: number;
  readonly isNew: boolean;
  /** Who has the port that the packet came from. */
  readonly clash: End | null;
  /** Whether an entry had to go for it. */
  readonly evicted: boolean;
}

/** A router that translates: its table, what makes an entry, what fits one, and what deletes it. */
export class Nat {
  entries: readonly Entry[] = [];
  /** Those that have ended, as long as no other has their place. */
  ended: readonly Entry[] = [];
  private draws = 0;

  constructor(
    private readonly name: Router,
    private readonly rules: Rules,
  ) {}

  /** A packet from inside: renews its entry, or makes one. */
  out(inside: End, remote: Address): Opened {
    const known = this.entries.find(
      (one) => one.inside === inside && one.remote.who === remote.who && one.remote.port === remote.port,
    );
    if (known) {
      this.renew(known);
      return { slot: known.slot, port: known.port, isNew: false, clash: null, evicted: false };
    }
    const port = this.choose(inside, remote);
    const clash = this.rules.mapping === 'same' ? this.holder(inside, remote, PORTS[inside]) : null;
    const evicted = this.entries.length === ROOM;
    if (evicted) {
      const oldest = this.entries.reduce((old, one) => (one.age > old.age ? one : old));
      this.entries = this.entries.filter((one) => one !== oldest);
    }
    const slot = Array.from({ length: ROOM }, (_, index) => index).find(
      (index) => !this.entries.some((one) => one.slot === index),
    )!;
    this.entries = [...this.entries, { inside, remote, port, age: 0, slot }];
    this.ended = this.ended.filter((one) => one.slot !== slot);
    return { slot, port, isNew: true, clash, evicted };
  }

  /** A packet from outside: the entry that it fits, renewed; or null. */
  in(from: Address, port: number): Entry | null {
    const fitting = this.at(port).filter(({ remote }) => admits(this.rules.filtering, remote, from));
    const exact = fitting.find(({ remote }) => remote.who === from.who && remote.port === from.port) ?? fitting[0];
    if (!exact) return null;
    this.renew(exact);
    return exact;
  }

  /** The entries of a port. */
  at(port: number): readonly Entry[] {
    return this.entries.filter((one) => one.port === port);
  }

  /** Seconds without a packet; returns how many entries that deleted. */
  wait(seconds: number): number {
    const older = this.entries.map((one) => ({ ...one, age: one.age + seconds }));
    const gone = older.filter(({ age }) => age >= LIFE);
    this.entries = older.filter(({ age }) => age < LIFE);
    this.ended = [...this.ended, ...gone];
    return gone.length;
  }

  /** Who else expects, at a port, a packet that would then fit two entries. */
  private holder(inside: End, remote: Address, port: number): End | null {
    const { filtering } = this.rules;
    const other = this.at(port).find((one) => one.inside !== inside && admits(filtering, one.remote, remote));
    return other?.inside ?? null;
  }

  private choose(inside: End, remote: Address): number {
    const mine = this.entries.filter((one) => one.inside === inside).map(({ port }) => port);
    const wanted = this.rules.mapping === 'same' ? [PORTS[inside], ...mine] : [];
    const free = wanted.find((port) => this.holder(inside, remote, port) === null);
    if (free !== undefined) return free;
    for (;;) {
      const list = DRAWN[this.name];
      const port = list[this.draws++ % list.length]!;
      if (this.at(port).length === 0) return port;
    }
  }

  private renew(entry: Entry): void {
    this.entries = this.entries.map((one) => (one === entry ? { ...one, age: 0 } : one));
  }
}
