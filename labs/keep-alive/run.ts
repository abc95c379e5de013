import type { Frame } from '@groundwork/labs-kit/model';

export type Method = 'GET' | 'POST';

export interface Setup {
  readonly method: Method;
  /** Whole seconds of idle time after which a side closes; null for never. */
  readonly server: number | null;
  readonly client: number | null;
  /** Tenths of a second between an answer and the next request, one for each further request. */
  readonly gaps: readonly number[];
}

export type Outcome = 'new' | 'reused' | 'repeated' | 'lost';

/** A round trip, in tenths of a second: a slow path, so that what happens within it can be seen. */
export const TRIP = 4;
const WAY = TRIP / 2;

export interface Request {
  readonly number: number;
  readonly outcome: Outcome;
  /** Which connection answered; null when none did. */
  readonly connection: number | null;
}

export interface State {
  /** Tenths of a second since the first request. */
  readonly time: number;
  /** What each side believes about the newest connection. */
  readonly clientSees: 'open' | 'closed';
  readonly serverSees: 'open' | 'closed';
  readonly connection: number;
  /** Who sends what in this frame, if anybody. */
  readonly flight: { readonly from: 'client' | 'server'; readonly what: string } | null;
  readonly requests: readonly Request[];
  readonly current: Outcome | null;
}

export const seconds = (tenths: number): string => `${(tenths / 10).toFixed(1)} s`;

/** Plays requests over kept connections; times are those of the side that acts. */
class Run {
  readonly frames: Frame<State>[] = [];
  private time = 0;
  private connection = 0;
  private clientSees: State['clientSees'] = 'closed';
  private serverSees: State['serverSees'] = 'closed';
  private requests: Request[] = [];

  constructor(private readonly setup: Setup) {}

  play(): void {
    this.fresh('The pool is empty.');
    for (const gap of this.setup.gaps) this.next(gap);
  }

  private say(text: string, flight: State['flight'], current: Outcome | null = null): void {
    const { time, clientSees, serverSees, connection, requests } = this;
    this.frames.push({
      text: `${seconds(time)}: ${text}`,
      state: { time, clientSees, serverSees, connection, flight, requests: [...requests], current },
    });
  }

  private finish(outcome: Outcome, connection: number | null): void {
    this.requests.push({ number: this.requests.length + 1, outcome, connection });
  }

  /** A request on a new connection: one round trip to open it, one for the answer. */
  private fresh(why: string, outcome: 'new' | 'repeated' = 'new'): void {
    this.connection++;
    this.clientSees = 'open';
    this.serverSees = 'open';
    this.say(`${why} The client opens connection ${this.connection}.`, { from: 'client', what: 'open' });
    this.time += TRIP + TRIP;
    this.finish(outcome, this.connection);
    this.say(
      `The response arrives, after two round trips. The connection goes into the pool.`,
      { from: 'server', what: 'response' },
      outcome,
    );
  }

  private next(gap: number): void {
    const { server, client } = this.setup;
    const sends = this.time + gap;
    if (this.clientSees === 'closed') return this.empty(sends);
    /** The server's clock started when it sent the answer, half a round trip before the client read it. */
    const serverCloses = server === null ? Infinity : this.time - WAY + server * 10;
    const clientCloses = client === null ? Infinity : this.time + client * 10;
    if (clientCloses <= sends && clientCloses < serverCloses + WAY) return this.clientGivesUp(clientCloses, sends);
    if (serverCloses + WAY <= sends) return this.serverIsHeard(serverCloses, sends);
    if (serverCloses < sends + WAY) return this.collide(serverCloses, sends);
    return this.reuse(sends, gap);
  }

  private empty(sends: number): void {
    this.time = sends;
    this.fresh(`Request ${this.requests.length + 1} (${this.setup.method}): no connection in the pool.`);
  }

  private clientGivesUp(at: number, sends: number): void {
    this.time = at;
    this.clientSees = 'closed';
    this.say(
      `Idle for ${this.setup.client} s, the client closes connection ${this.connection}, before the server does.`,
      {
        from: 'client',
        what: 'close',
      },
    );
    this.serverSees = 'closed';
    this.empty(sends);
  }

  private serverIsHeard(at: number, sends: number): void {
    this.time = at;
    this.serverSees = 'closed';
    this.say(`Idle for ${this.setup.server} s, the server closes connection ${this.connection}.`, {
      from: 'server',
      what: 'close',
    });
    this.time = at + WAY;
    this.clientSees = 'closed';
    this.say(`The client hears of it and takes the connection out of its pool.`, null);
    this.empty(sends);
  }

  private collide(closes: number, sends: number): void {
    const number = this.requests.length + 1;
    const send = () => {
      this.time = sends;
      this.say(
        `Request ${number} (${this.setup.method}) leaves on connection ${this.connection}, which is open as far as the client knows.`,
        {
          from: 'client',
          what: this.setup.method,
        },
      );
    };
    const close = () => {
      this.time = closes;
      this.serverSees = 'closed';
      this.say(
        `Idle for ${this.setup.server} s, the server closes connection ${this.connection}. It has seen no request.`,
        {
          from: 'server',
          what: 'close',
        },
      );
    };
    if (closes <= sends) [close, send].forEach((step) => step());
    else [send, close].forEach((step) => step());
    this.time = sends + WAY;
    this.say(`The request arrives after the close. The server's kernel sends a reset.`, {
      from: 'server',
      what: 'reset',
    });
    this.time = sends + TRIP;
    this.clientSees = 'closed';
    if (this.setup.method === 'POST') {
      this.finish('lost', null);
      return this.say(
        `“connection reset by peer”. The client cannot know whether the server acted, so it does not repeat a POST.`,
        null,
        'lost',
      );
    }
    return this.fresh(`“connection reset by peer”, but a GET may be repeated.`, 'repeated');
  }

  private reuse(sends: number, gap: number): void {
    const number = this.requests.length + 1;
    this.time = sends;
    this.say(
      `Request ${number} (${this.setup.method}) leaves on connection ${this.connection}, idle for ${seconds(gap)}.`,
      {
        from: 'client',
        what: this.setup.method,
      },
    );
    this.time += TRIP;
    this.finish('reused', this.connection);
    this.say(`The response arrives, after one round trip.`, { from: 'server', what: 'response' }, 'reused');
  }
}

export function run(setup: Setup): readonly Frame<State>[] {
  const play = new Run(setup);
  play.play();
  return play.frames;
}
