import type { Frame } from '../../lib/labModel';

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
  { name: 'three', first: 9, last: 13 },
  { name: 'four', first: 14, last: 18 },
  { name: 'five', first: 19, last: 23 },
  { name: 'six', first: 24, last: 27 },
] as const;

/** Only the first packets can be chosen to get lost, so every run ends. */
export const MOST_LOST = 8;
export const STEP = 10;
/** Milliseconds in one direction. */
export const WAY = 5;
const TRIP = 2 * WAY;
/** Linux adds 200 ms to a tail loss probe when one segment is outstanding, and to the retransmission timeout. */
const LINUX_MINIMUM = 200;
/** RFC 9002, section 6.2.1: round trip, at least 1 ms for its variation, and 25 ms by which an answer may be late. */
const QUIC_PROBE = TRIP + 1 + 25;

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

interface Answer {
  readonly due: number;
  readonly text: string;
  readonly message: number;
  readonly ofPacketSent: number;
}

/** A packet or an answer on its way, for the drawing. */
export interface Trip {
  readonly message: number;
  readonly kind: 'packet' | 'lost' | 'answer';
  /** When it left and when it arrives or would have arrived, in milliseconds. */
  readonly from: number;
  readonly to: number;
}

export interface State {
  readonly transport: Setup['transport'];
  readonly time: number;
  readonly messages: readonly Message[];
  /** All that has left until now, in both directions. */
  readonly trips: readonly Trip[];
  readonly waiting: readonly number[];
  readonly readable: readonly number[];
  readonly packets: number;
  readonly again: number;
  /** What this frame is about. */
  readonly at: { readonly message: number; readonly mark: 'put' | 'removed' | 'pass' | 'found' } | null;
}

/** Plays one setup as a queue of events; the earliest comes first, arrivals before timers. */
class Run {
  readonly frames: Frame<State>[] = [];
  private time = 0;
  private packets: Packet[] = [];
  private flying: Packet[] = [];
  private answers: Answer[] = [];
  private readonly trips: Trip[] = [];
  private readonly messages: Message[];
  private readonly order: number[] = [];
  private next = 0;
  private again = 0;
  private timer: number | null = null;
  private expired = 0;

  constructor(private readonly setup: Setup) {
    const blank: Message = { sent: null, arrived: null, read: null, acknowledged: false };
    this.messages = Array.from({ length: setup.messages }, () => blank);
    this.say(`${setup.messages} messages, one every ${STEP} ms. A packet takes ${WAY} ms.`, null);
  }

  play(): void {
    for (;;) {
      const send = this.next < this.messages.length ? this.next * STEP : Infinity;
      const arrival = Math.min(...this.flying.map(({ sent }) => sent + WAY), Infinity);
      const answer = Math.min(...this.answers.map(({ due }) => due), Infinity);
      const timer = this.timer ?? Infinity;
      this.time = Math.min(send, arrival, answer, timer);
      if (this.time === Infinity) return this.end();
      if (this.time === arrival) this.arrive();
      else if (this.time === answer) this.hear();
      else if (this.time === send) this.transmit(this.next++, 'sends');
      else this.expire();
    }
  }

  private get repairs(): boolean {
    return this.setup.transport !== 'udp';
  }

  private change(message: number, changed: Partial<Message>): void {
    this.messages[message] = { ...this.messages[message]!, ...changed };
  }

  private say(text: string, at: State['at']): void {
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
        waiting,
        readable: [...this.order],
        packets: this.packets.length,
        again: this.again,
        at,
      },
    });
  }

  private leave(message: number, kind: Trip['kind']): void {
    this.trips.push({ message, kind, from: this.time, to: this.time + WAY });
  }

  private transmit(message: number, how: string): void {
    const number = this.packets.length + 1;
    const packet = { number, message, sent: this.time, lost: this.setup.lost.includes(number) };
    this.packets.push(packet);
    const old = this.messages[message]!.sent !== null;
    if (old) this.again++;
    else this.change(message, { sent: this.time });
    if (!packet.lost) this.flying.push(packet);
    this.leave(message, packet.lost ? 'lost' : 'packet');
    this.arm();
    const { name, first, last } = MESSAGES[message]!;
    const bytes = this.setup.transport === 'tcp' ? `, bytes ${first} to ${last}` : '';
    const fate = packet.lost ? ' The network loses it.' : '';
    this.say(`the sender ${how} “${name}”${bytes}, as packet ${number}.${fate}`, {
      message,
      mark: packet.lost ? 'removed' : 'put',
    });
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
      ? 'It is here already and is dropped'
      : handed.length > 0
        ? `The program can read ${handed.join(' and ')}`
        : `“${MESSAGES[this.gap()]!.name}” is missing before it, so it waits in the kernel`;
    if (this.repairs) {
      const text = this.answer(message);
      this.answers.push({ due: this.time + WAY, text, message, ofPacketSent: packet.sent });
      this.leave(message, 'answer');
      return this.say(`“${name}” arrives. ${outcome}. The receiver answers ${text}.`, {
        message,
        mark: handed.length > 0 ? 'found' : 'pass',
      });
    }
    return this.say(`“${name}” arrives. ${outcome}. Nothing is sent back.`, { message, mark: 'found' });
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

  private answer(message: number): string {
    if (this.setup.transport === 'quic') return `“${MESSAGES[message]!.name}” is here`;
    const gap = this.gap();
    const wanted = gap === 0 ? 1 : MESSAGES[gap - 1]!.last + 1;
    const has = this.messages.flatMap(({ arrived, read }, index) =>
      arrived !== null && read === null ? [MESSAGES[index]!] : [],
    );
    return [`ack ${wanted}`, ...has.map(({ first, last }) => `has ${first}-${last}`)].join(', ');
  }

  private hear(): void {
    const answer = this.answers.shift()!;
    this.change(answer.message, { acknowledged: true });
    this.expired = 0;
    this.arm();
    const late = this.late(answer.ofPacketSent);
    const names = late.map((index) => `“${MESSAGES[index]!.name}”`).join(' and ');
    const verdict = late.length > 0 ? ` ${names} left earlier and is overdue: lost.` : '';
    this.say(`the sender hears: ${answer.text}.${verdict}`, { message: answer.message, mark: 'pass' });
    for (const message of late) this.transmit(message, 'repeats');
  }

  /**
   * Messages whose last packet is overdue, now that one which left at `sent` has arrived. TCP allows a quarter of a round
   * trip between the two (RFC 8985, section 6.2), QUIC nine eighths of one since the packet left (RFC 9002, section 6.1.2).
   */
  private late(sent: number): number[] {
    return this.messages.flatMap((message, index) => {
      const last = this.packets.findLast((packet) => packet.message === index);
      if (!last || message.acknowledged) return [];
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
    if (!this.repairs || count === 0) this.timer = null;
    else this.timer = this.time + this.patience(count);
  }

  private patience(count: number): number {
    if (this.setup.transport === 'quic') return QUIC_PROBE * 2 ** this.expired;
    if (this.expired === 0) return 2 * TRIP + (count === 1 ? LINUX_MINIMUM : 0);
    return (TRIP + LINUX_MINIMUM) * 2 ** (this.expired - 1);
  }

  private expire(): void {
    const outstanding = this.outstanding();
    const probe = this.setup.transport === 'tcp' && this.expired === 0;
    this.expired++;
    const message = probe ? outstanding.at(-1)! : outstanding[0]!;
    this.transmit(message, 'has waited long enough and repeats');
  }

  private end(): void {
    this.time = this.frames.at(-1)!.state.time;
    const missing = this.messages.flatMap(({ read }, index) => (read === null ? [`“${MESSAGES[index]!.name}”`] : []));
    const text =
      missing.length === 0
        ? 'everything is read.'
        : `nothing more happens. ${missing.join(' and ')} never came, and no call has failed.`;
    this.say(text, null);
  }
}

/** All moments of a run. Every packet beyond the eighth arrives, so it ends. */
export function run(setup: Setup): readonly Frame<State>[] {
  const play = new Run(setup);
  play.play();
  return play.frames;
}

/** The longest time for which a message that had arrived could not be read. */
export const longestWait = ({ messages, time }: State): number =>
  Math.max(0, ...messages.map(({ arrived, read }) => (arrived === null ? 0 : (read ?? time) - arrived)));
