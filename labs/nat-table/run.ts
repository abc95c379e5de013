import type { Frame } from '@groundwork/labs-kit/model';

import {
  HOME,
  HOSTS,
  LIFE,
  Nat,
  own,
  type Address,
  type End,
  type Entry,
  type Filtering,
  type Mapping,
  type Opened,
  type Router,
} from './rules';

export type Op =
  { readonly act: 'send'; readonly from: End; readonly to: End } | { readonly act: 'wait'; readonly seconds: number };

/** The two routers: yours with both its rules, and how hers chooses ports. Hers lets in answers only. */
export interface Kinds {
  readonly mapping: Mapping;
  readonly filtering: Filtering;
  readonly hers: Mapping;
}

/** Where a packet can be: in a device; inside or outside of a gate; or clear of the wall, where it has come out or was turned away. */
export type Spot =
  | { readonly at: 'device'; readonly end: End }
  | { readonly at: 'inside' | 'outside' | 'clear'; readonly router: Router; readonly slot: number };

/** A packet at a spot, as it is addressed there. */
export interface Stop {
  readonly spot: Spot;
  readonly from: Address;
  readonly to: Address;
  /** Of a packet that was dropped: from whom its port expects one. */
  readonly expected?: readonly Address[];
}

/** A packet and its way so far; what of it belongs to this step begins at `since`. */
export interface Way {
  readonly sender: End;
  readonly stops: readonly Stop[];
  readonly since: number;
  readonly isDropped: boolean;
  /** Whether it was dropped although it would have fitted an entry that has ended. */
  readonly ended: boolean;
}

export type Tables = Readonly<Record<Router, readonly Entry[]>>;

export interface State {
  readonly tables: Tables;
  /** Entries that have ended, as long as nothing else has their place. */
  readonly ended: Tables;
  readonly way: Way | null;
  /** Packets that lie at a wall. */
  readonly dead: Readonly<Partial<Record<Router, Way>>>;
  /** Seconds of silence that this step adds, and all since the last packet. */
  readonly waited: number;
  readonly silence: number;
  /** Seconds of silence before the packet that is under way. */
  readonly before: number;
  readonly arrived: number;
  readonly dropped: number;
  readonly time: number;
  /** How many operations are done, or under way. */
  readonly done: number;
}

export const written = ({ who, port }: Address): string => `${HOSTS[who]}:${port}`;
export const nameOf = (end: End): string => (end === 'other' ? 'friend' : end);
const whose = (router: Router): string => (router === 'router' ? 'your router' : 'her router');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plays packets between two homes; collects frames. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private readonly nats: Readonly<Record<Router, Nat>>;
  private way: Way | null = null;
  private dead: State['dead'] = {};
  private arrived = 0;
  private dropped = 0;
  private time = 0;
  private silence = 0;
  private before = 0;
  private done = 0;
  /** The sender that somebody last saw of somebody, by `who of whom`. */
  private readonly seen = new Map<string, Address>();

  constructor(kinds: Kinds) {
    this.nats = {
      router: new Nat('router', kinds),
      router2: new Nat('router2', { mapping: kinds.hers, filtering: 'port' }),
    };
    this.say('Both walls are closed: neither router has an entry yet.');
  }

  do(op: Op): void {
    this.done++;
    if (op.act === 'wait') this.wait(op.seconds);
    else this.send(op.from, op.to);
  }

  private say(text: string, waited = 0): void {
    const { way, dead, arrived, dropped, time, silence, before, done } = this;
    const tables = { router: this.nats.router.entries, router2: this.nats.router2.entries };
    const ended = { router: this.nats.router.ended, router2: this.nats.router2.ended };
    this.frames.push({
      text,
      state: { tables, ended, way, dead, waited, silence, before, arrived, dropped, time, done },
    });
  }

  /** Where one believes that another can be reached: where it last saw it, where the server did, or its own guess. */
  private told(by: End, of: End): Address {
    const router = HOME[of];
    if (router === null) return own(of);
    return this.seen.get(`${by} ${of}`) ?? this.seen.get(`server ${of}`) ?? { who: router, port: own(of).port };
  }

  private send(from: End, to: End): void {
    this.before = this.silence;
    this.silence = 0;
    const [home, away] = [HOME[from], HOME[to]];
    const start: Stop = { spot: { at: 'device', end: from }, from: own(from), to: this.told(from, to) };
    this.way = { sender: from, stops: [start], since: 0, isDropped: false, ended: false };
    if (home !== null && home === away) {
      this.arrived++;
      const local = { from: own(from), to: own(to) };
      this.go([{ spot: { at: 'device', end: to }, ...local }], { ...start, ...local });
      return this.say(`Both are in one home: the packet goes to the ${nameOf(to)} directly, past the router’s wall.`);
    }
    let sent = start;
    if (home !== null) {
      const opened = this.nats[home].out(from, start.to);
      const signed = { from: { who: home, port: opened.port }, to: start.to };
      const gate = { router: home, slot: opened.slot };
      const clear: Stop = { spot: { at: 'clear', ...gate }, ...signed };
      this.sweep(home, opened.slot);
      this.go([
        { spot: { at: 'inside', ...gate }, from: start.from, to: start.to },
        { spot: { at: 'outside', ...gate }, ...signed },
        clear,
      ]);
      this.say(this.leaves(from, start.to, home, opened));
      sent = clear;
    }
    const answers = home === null ? `The ${nameOf(from)} sends. ` : '';
    if (away === null) {
      this.arrived++;
      this.seen.set(`server ${from}`, sent.from);
      this.go([{ ...sent, spot: { at: 'device', end: to } }]);
      return this.say(
        `It arrives. The server sees ${written(sent.from)} as its sender, and nothing of the ${nameOf(from)}.`,
      );
    }
    this.knock(sent, away, answers, from);
  }

  /** Adds to the way; what was there is its past. */
  private go(stops: readonly Stop[], start?: Stop): void {
    const past = start ? [start] : this.way!.stops;
    this.way = { ...this.way!, stops: [...past, ...stops], since: past.length - 1 };
  }

  /** Takes away what lies at a wall, if it is in the way. */
  private sweep(router: Router, slot: number): void {
    const { [router]: way, ...others } = this.dead;
    const spot = way?.stops.at(-1)?.spot;
    if (!spot || spot.at === 'device' || spot.slot !== slot) return;
    this.dead = others;
  }

  private leaves(from: End, to: Address, home: Router, { port, isNew, clash, evicted }: Opened): string {
    const start = `The ${nameOf(from)} writes to ${written(to)}.`;
    const room = evicted ? ' The picture has room for four: the oldest has gone.' : '';
    if (!isNew) return `${start} ${capital(whose(home))} signs with port ${port}; its entry gets ${LIFE} s again.`;
    if (clash !== null)
      return `${start} Port ${own(from).port} waits for an answer to the ${nameOf(clash)}: ${whose(home)} signs with ${port}.${room}`;
    return `${start} ${capital(whose(home))} signs with port ${port} and makes an entry for the answer.${room}`;
  }

  /** A packet comes to the wall of a home. */
  private knock(sent: Stop, away: Router, before: string, sender: End): void {
    const nat = this.nats[away];
    const { from, to } = sent;
    const candidates = nat.at(to.port);
    const entry = nat.in(from, to.port);
    const ended = nat.ended.find((one) => one.port === to.port && one.remote.who === from.who);
    const slot = (entry ?? candidates.at(-1) ?? ended)?.slot ?? this.free(away);
    const gate = { router: away, slot };
    const outside: Stop = { ...sent, spot: { at: 'outside', ...gate } };
    if (!entry) {
      const stop: Stop = { ...sent, spot: { at: 'clear', ...gate }, expected: candidates.map(({ remote }) => remote) };
      this.go([outside, stop]);
      this.way = { ...this.way!, isDropped: true, ended: candidates.length === 0 && ended !== undefined };
      this.dead = { ...this.dead, [away]: this.way };
      this.dropped++;
      const expected = [...new Set(candidates.map(({ remote }) => written(remote)))].join(' and ');
      const why =
        expected === ''
          ? this.way.ended
            ? 'has lost its entry'
            : 'has no entry'
          : `expects ${expected}, and this is from ${written(from)}`;
      return this.say(`${before}Port ${to.port} ${why}: ${whose(away)} drops it.`);
    }
    this.sweep(away, slot);
    this.arrived++;
    this.seen.set(`${entry.inside} ${sender}`, from);
    const inside = { from, to: own(entry.inside) };
    this.go([
      outside,
      { spot: { at: 'inside', ...gate }, ...inside },
      { spot: { at: 'device', end: entry.inside }, ...inside },
    ]);
    this.say(
      `${before}From ${written(from)} to port ${to.port}: it fits an entry, so ${whose(away)} lets it in, to the ${nameOf(entry.inside)}.`,
    );
  }

  /** A place of the wall without an entry. */
  private free(router: Router): number {
    const { entries } = this.nats[router];
    return [0, 1, 2, 3].find((slot) => !entries.some((one) => one.slot === slot)) ?? 0;
  }

  private wait(seconds: number): void {
    this.time += seconds;
    this.silence += seconds;
    this.before = 0;
    this.way = null;
    this.dead = {};
    const closed = this.nats.router.wait(seconds) + this.nats.router2.wait(seconds);
    const left = [...this.nats.router.entries, ...this.nats.router2.entries].map(({ age }) => LIFE - age);
    const entries = closed === 1 ? 'entry' : 'entries';
    const gone = closed === 0 ? '' : ` ${closed} ${entries} ended after ${LIFE} s, and nobody is told.`;
    const rest = left.length === 0 ? ' No entry is left.' : ` The youngest has ${Math.max(...left)} s left.`;
    this.say(`${seconds} ${seconds === 1 ? 'second' : 'seconds'} of silence.${gone}${rest}`, seconds);
  }
}
