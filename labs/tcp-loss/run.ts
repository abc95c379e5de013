import type { Frame } from '@groundwork/labs-kit/model';

export interface Setup {
  readonly transport: 'tcp' | 'udp' | 'quic';
  /** How many messages are sent, 10 ms apart. */
  readonly messages: number;
  /** Which packets get lost, counted from 1 as they leave the sender; in ascending order. */
  readonly lost: readonly number[];
}

/** The messages of the note's sample, and more of them, with the bytes that they take in a TCP stream. */
export const MESSAGES = [
  { name: 'one', first: 1, last: 4 },
  { name: 'two', first: 5, last: 8 },
  { name: 'three', first: 9, last: 14 },
  { name: 'four', first: 15, last: 19 },
  { name: 'five', first: 20, last: 24 },
  { name: 'six', first: 25, last: 28 },
] as const;

/** Only the first packets can be chosen to get lost, so every run ends. */
export const MOST_LOST = 8;
/** A way is longer than this, so that several packets are under way at once. */
export const STEP = 20;
/** Milliseconds in one direction. */
export const WAY = 35;
const TRIP = 2 * WAY;
/** Linux adds 200 ms to a tail loss probe when one segment is outstanding, and to the retransmission timeout; the earlier counts. */
const LINUX_MINIMUM = 200;
/** RFC 9002, section 6.2.1: round trip, at least 1 ms for its variation, and 25 ms by which an answer may be late. */
const QUIC_PROBE = TRIP + 1 + 25;
/** Two packets that are repeated for one reason leave one after the other. */
const PACE = 10;

export interface Message {
  readonly sent: number | null;
  /** When a packet with it arrived for the first time; when the program could read it. */
  readonly arrived: number | null;
  readonly read: number | null;
  readonly acknowledged: boolean;
}

interface Packet {
  readonly number: number;
  readonly message: number;
  readonly sent: number;
  readonly lost: boolean;
}

interface Answer extends Received {
  readonly due: number;
  readonly message: number;
  readonly ofPacketSent: number;
}

/** What an answer says: in words of the protocol, and as short as a picture has room for. */
interface Received {
  readonly text: string;
  readonly short: string;
  readonly long: string;
}

/** A packet or an answer on its way, for the drawing. */
export interface Trip {
  readonly message: number;
  readonly kind: 'packet' | 'lost' | 'answer';
  /** When it left and when it arrives or would have arrived, in milliseconds. */
  readonly from: number;
  readonly to: number;
  /** The packet's number as it left the client; 0 for an answer. */
  readonly packet: number;
  readonly again: boolean;
  /** What an answer says, for a narrow picture and for a wide one. */
  readonly short: string;
  readonly long: string;
}

/** The client waits for an answer: from when, until when at the latest, and when that ended. */
export interface Timer {
  readonly from: number;
  readonly due: number;
  readonly till: number | null;
}

export interface State {
  readonly transport: Setup['transport'];
  readonly time: number;
  readonly messages: readonly Message[];
  /** All that has left until now, in both directions. */
  readonly trips: readonly Trip[];
  readonly timers: readonly Timer[];
  readonly waiting: readonly number[];
  readonly readable: readonly number[];
  readonly packets: number;
  readonly again: number;
}

/** Plays one setup as a queue of events; the earliest comes first, arrivals before timers. */
class Run {
  readonly frames: Frame<State>[] = [];
  private time = 0;
  private packets: Packet[] = [];
  private flying: Packet[] = [];
  private answers: Answer[] = [];
  private readonly trips: Trip[] = [];
  private readonly timers: Timer[] = [];
  private repeats: { readonly at: number; readonly message: number }[] = [];
  private readonly messages: Message[];
  private readonly order: number[] = [];
  private next = 0;
  private again = 0;
  private timer: number | null = null;
  private expired = 0;

  constructor(private readonly setup: Setup) {
    const blank: Message = { sent: null, arrived: null, read: null, acknowledged: false };
    this.messages = Array.from({ length: setup.messages }, () => blank);
    this.say(`The client sends ${setup.messages} words, one every ${STEP} ms. Each way takes ${WAY} ms.`);
  }

  play(): void {
    for (;;) {
      const send = this.next < this.messages.length ? this.next * STEP : Infinity;
      const arrival = Math.min(...this.flying.map(({ sent }) => sent + WAY), Infinity);
      const answer = Math.min(...this.answers.map(({ due }) => due), Infinity);
      const repeat = this.repeats[0]?.at ?? Infinity;
      const timer = this.timer ?? Infinity;
      this.time = Math.min(send, arrival, answer, repeat, timer);
      if (this.time === Infinity) return this.end();
      if (this.time === arrival) this.arrive();
      else if (this.time === answer) this.hear();
      else if (this.time === send) this.send();
      else if (this.time === repeat) this.repeat();
      else this.expire();
    }
  }

  private get hasAnswers(): boolean {
    return this.setup.transport !== 'udp';
  }

  private change(message: number, changed: Partial<Message>): void {
    this.messages[message] = { ...this.messages[message]!, ...changed };
  }

  private say(text: string): void {
    const waiting = this.messages.flatMap(({ arrived, read }, index) =>
      arrived !== null && read === null ? [index] : [],
    );
    this.frames.push({
      text: this.frames.length === 0 ? text : `${this.time} ms: ${text}`,
      state: {
        transport: this.setup.transport,
        time: this.time,
        messages: [...this.messages],
        trips: [...this.trips],
        timers: [...this.timers],
        waiting,
        readable: [...this.order],
        packets: this.packets.length,
        again: this.again,
      },
    });
  }

  private leave(trip: Omit<Trip, 'from' | 'to'>): void {
    this.trips.push({ ...trip, from: this.time, to: this.time + WAY });
  }

  /** A packet leaves; returns what is to be said of its fate. */
  private transmit(message: number): string {
    const packet = this.packets.length + 1;
    const isLost = this.setup.lost.includes(packet);
    const sent = { number: packet, message, sent: this.time, lost: isLost };
    this.packets.push(sent);
    const again = this.messages[message]!.sent !== null;
    if (again) this.again++;
    else this.change(message, { sent: this.time });
    if (!isLost) this.flying.push(sent);
    this.leave({ message, kind: isLost ? 'lost' : 'packet', packet, again, short: '', long: '' });
    this.arm();
    return isLost ? ' The network loses it on the way, and tells nobody.' : '';
  }

  private send(): void {
    const message = this.next++;
    const fate = this.transmit(message);
    const { name, first, last } = MESSAGES[message]!;
    const bytes = this.setup.transport === 'tcp' ? `, bytes ${first} to ${last}` : '';
    this.say(`the client sends “${name}”${bytes}.${fate}`);
  }

  private repeat(): void {
    const { message } = this.repeats.shift()!;
    if (this.messages[message]!.acknowledged) return;
    const fate = this.transmit(message);
    this.say(`the client sends “${MESSAGES[message]!.name}” again, too.${fate}`);
  }

  private arrive(): void {
    const packet = this.flying.shift()!;
    const { message } = packet;
    const { name } = MESSAGES[message]!;
    const known = this.messages[message]!.arrived !== null;
    if (!known) this.change(message, { arrived: this.time });
    const before = this.order.length;
    this.hand(message);
    const handed = this.order.slice(before).map((index) => `“${MESSAGES[index]!.name}”`);
    const outcome = known
      ? 'is here already, and is dropped'
      : handed.length > 0
        ? `arrives, and the program reads ${inWords(handed)}`
        : `arrives, but “${MESSAGES[this.gap()]!.name}” is missing before it: it waits in the kernel`;
    const said = `“${name}” ${outcome}.`;
    if (!this.hasAnswers) return this.say(`${said} Nobody answers.`);
    const answer = this.answer(message);
    this.answers.push({ due: this.time + WAY, ...answer, message, ofPacketSent: packet.sent });
    const { short, long } = answer;
    this.leave({ message, kind: 'answer', packet: 0, again: false, short, long });
    return this.say(`${said} Answer: ${answer.text}.`);
  }

  /** Gives to the program what its transport lets it read now. */
  private hand(message: number): void {
    const give = (index: number) => {
      this.change(index, { read: this.time });
      this.order.push(index);
    };
    if (this.setup.transport !== 'tcp') {
      if (this.messages[message]!.read === null) give(message);
      return;
    }
    for (let index = this.gap(); (this.messages[index]?.arrived ?? null) !== null; index++)
      if (this.messages[index]!.read === null) give(index);
  }

  private gap(): number {
    const gap = this.messages.findIndex(({ read }) => read === null);
    return gap === -1 ? this.messages.length : gap;
  }

  private answer(message: number): Received {
    if (this.setup.transport === 'quic') {
      const has = `has ${message + 1}`;
      return { text: `“${MESSAGES[message]!.name}” is here`, short: has, long: has };
    }
    const gap = this.gap();
    const wanted = gap === 0 ? 1 : MESSAGES[gap - 1]!.last + 1;
    const has = this.messages.flatMap(({ arrived, read }, index) => (arrived !== null && read === null ? [index] : []));
    const starts = has.filter((index) => !has.includes(index - 1));
    const ends = has.filter((index) => !has.includes(index + 1));
    const ranges = starts.map((start, block) => `has ${MESSAGES[start]!.first}-${MESSAGES[ends[block]!]!.last}`);
    const wants = gap === this.messages.length ? 'has all' : `wants ${gap + 1}`;
    const holds = has.length === 0 ? '' : `, has ${has.map((index) => index + 1).join(' ')}`;
    return { text: [`ack ${wanted}`, ...ranges].join(', '), short: wants, long: `${wants}${holds}` };
  }

  private hear(): void {
    const answer = this.answers.shift()!;
    this.change(answer.message, { acknowledged: true });
    this.expired = 0;
    this.arm();
    const late = this.late(answer.ofPacketSent);
    const heard = `the client hears “${answer.text}”`;
    const [first] = late;
    if (first === undefined) return this.say(`${heard}. Its timer ${this.timer === null ? 'stops' : 'starts anew'}.`);
    const names = late.map((index) => `“${MESSAGES[index]!.name}”`);
    const verdict = `${inWords(names)} left long before: lost.`;
    this.repeats.push(...late.slice(1).map((message, index) => ({ at: this.time + PACE * (index + 1), message })));
    return this.say(
      `${heard}, but ${verdict} It sends ${names[0]} again, before its timer ends.${this.transmit(first)}`,
    );
  }

  /**
   * Messages whose last packet is overdue, now that one which left at `sent` has arrived. TCP allows a quarter of a round
   * trip between the two (RFC 8985, section 6.2), QUIC nine eighths of one since the packet left (RFC 9002, section 6.1.2).
   */
  private late(sent: number): number[] {
    return this.messages.flatMap((message, index) => {
      const last = this.packets.findLast((packet) => packet.message === index);
      if (!last || message.acknowledged || this.repeats.some((one) => one.message === index)) return [];
      const overdue =
        this.setup.transport === 'tcp'
          ? last.sent + TRIP / 4 < sent
          : last.sent < sent && last.sent + (TRIP * 9) / 8 < this.time;
      return overdue ? [index] : [];
    });
  }

  private outstanding(): number[] {
    return this.messages.flatMap(({ sent, acknowledged }, index) => (sent !== null && !acknowledged ? [index] : []));
  }

  /** Sets the timer anew: it runs while something is unacknowledged. */
  private arm(): void {
    const count = this.outstanding().length;
    if (!this.hasAnswers || count === 0) this.timer = null;
    else this.timer = this.time + this.patience(count);
    const running = this.timers.at(-1);
    if (running?.till === null) {
      if (running.from === this.time) this.timers.pop();
      else this.timers[this.timers.length - 1] = { ...running, till: this.time };
    }
    if (this.timer !== null) this.timers.push({ from: this.time, due: this.timer, till: null });
  }

  private patience(count: number): number {
    if (this.setup.transport === 'quic') return QUIC_PROBE * 2 ** this.expired;
    const timeout = TRIP + LINUX_MINIMUM;
    if (this.expired === 0) return Math.min(2 * TRIP + (count === 1 ? LINUX_MINIMUM : 0), timeout);
    return timeout * 2 ** (this.expired - 1);
  }

  private expire(): void {
    const outstanding = this.outstanding();
    const probe = this.setup.transport === 'tcp' && this.expired === 0;
    this.expired++;
    const message = probe ? outstanding.at(-1)! : outstanding[0]!;
    const waited = this.time - this.timers.at(-1)!.from;
    const fate = this.transmit(message);
    this.say(
      `no answer for ${waited} ms: the client’s timer ends. It sends “${MESSAGES[message]!.name}” again.${fate}`,
    );
  }

  private end(): void {
    this.time = Math.max(...this.trips.map(({ to }) => to));
    const missing = this.messages.flatMap(({ read }, index) => (read === null ? [`“${MESSAGES[index]!.name}”`] : []));
    const text =
      missing.length === 0
        ? 'everything is read.'
        : `nothing more happens. ${inWords(missing)} never came, and no call has failed.`;
    this.say(text);
  }
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** All moments of a run. Every packet beyond the eighth arrives, so it ends. */
export function run(setup: Setup): readonly Frame<State>[] {
  const play = new Run(setup);
  play.play();
  return play.frames;
}

/** The longest time for which a message that had arrived could not be read. */
export const longestWait = ({ messages, time }: State): number =>
  Math.max(0, ...messages.map(({ arrived, read }) => (arrived === null ? 0 : (read ?? time) - arrived)));
