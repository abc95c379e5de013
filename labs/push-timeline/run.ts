/** The four ways to hear news, over HTTP/1.1. */
export type Way = 'polling' | 'long' | 'events' | 'socket';
export type Pattern = 'sparse' | 'burst' | 'steady';

export interface Setup {
  readonly way: Way;
  readonly pattern: Pattern;
  /** Seconds between two polls. */
  readonly interval: number;
  /** Whether the connection breaks in the middle of the run. */
  readonly breaks: boolean;
}

/** The run, in tenths of a second. */
export const END = 60;
/** A message takes this long in each direction, in tenths. */
export const WAY_TIME = 1;
/** A closed connection is noticed at once; the client comes back after this many tenths. */
export const RETRY = 7;
export const BREAK_AT = 32;
export const INTERVALS: readonly number[] = [1, 2, 3];

/** When the server has news, in tenths. */
export const NEWS: Readonly<Record<Pattern, readonly number[]>> = {
  sparse: [13, 45],
  burst: [13, 14, 15, 34, 35],
  steady: [5, 14, 23, 34, 41, 50],
};

/**
 * Bytes of a request with its answer, of what an answer adds for each piece of news, and of the handshake:
 * what the sample `four.mjs` counts on the wire comes of them.
 */
export const BYTES = { exchange: 201, piece: 25, stream: 235, event: 26, upgrade: 283, frame: 8 } as const;

export type Kind = 'ask' | 'answer' | 'news' | 'push' | 'break' | 'connect' | 'lost';

export interface Event {
  /** Tenths of a second since the start. */
  readonly at: number;
  readonly kind: Kind;
  /** The pieces of news that it is about, by number. */
  readonly ids: readonly number[];
}

export interface Totals {
  readonly requests: number;
  readonly bytes: number;
  /** By number: when the client heard it, in tenths; missing while it has not. */
  readonly heard: Readonly<Record<number, number>>;
}

const published = (setup: Setup, at: number): number => NEWS[setup.pattern].filter((time) => time <= at).length;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index + 1);

/** Everything that happens, in order. News is published whatever the client does. */
export function run(setup: Setup): readonly Event[] {
  const news = NEWS[setup.pattern].map((at, index): Event => ({ at, kind: 'news', ids: [index + 1] }));
  const cut: Event[] = setup.breaks ? [{ at: BREAK_AT, kind: 'break', ids: [] }] : [];
  const order: readonly Kind[] = ['break', 'news', 'connect', 'ask', 'lost', 'answer', 'push'];
  return [...news, ...cut, ...WAYS[setup.way](setup)]
    .filter(({ at }) => at <= END)
    .sort((a, b) => a.at - b.at || order.indexOf(a.kind) - order.indexOf(b.kind));
}

const WAYS: Readonly<Record<Way, (setup: Setup) => Event[]>> = {
  polling,
  long: longPolling,
  events: stream,
  socket: stream,
};

/** Each request says what the client knows, so a request that was cut off costs time and no news. */
function polling(setup: Setup): Event[] {
  const events: Event[] = [];
  let known = 0;
  for (let at = 0; at <= END; at += setup.interval * 10) {
    events.push({ at, kind: 'ask', ids: [] });
    const answered = at + 2 * WAY_TIME;
    if (cutBetween(setup, at, answered)) continue;
    const count = published(setup, at + WAY_TIME);
    events.push({ at: answered, kind: 'answer', ids: range(known, count) });
    known = count;
  }
  return events;
}

function longPolling(setup: Setup): Event[] {
  const events: Event[] = [];
  let known = 0;
  for (let at = 0; at <= END;) {
    events.push({ at, kind: 'ask', ids: [] });
    const arrived = at + WAY_TIME;
    const next = NEWS[setup.pattern][known];
    const ready = next === undefined ? Infinity : Math.max(arrived, next);
    const answered = ready + WAY_TIME;
    if (cutBetween(setup, at, answered)) {
      at = BREAK_AT + RETRY;
      continue;
    }
    if (answered > END) break;
    const count = published(setup, ready);
    events.push({ at: answered, kind: 'answer', ids: range(known, count) });
    known = count;
    at = answered;
  }
  return events;
}

/** One open answer or socket. After a break `events` resumes by the last id; a bare socket starts from now. */
function stream(setup: Setup): Event[] {
  const events: Event[] = [{ at: 0, kind: 'connect', ids: [] }];
  const back = BREAK_AT + RETRY;
  const open = back + WAY_TIME;
  const missed: number[] = [];
  for (const [index, at] of NEWS[setup.pattern].entries()) {
    const arrives = Math.max(at, WAY_TIME) + WAY_TIME;
    const gone = setup.breaks && arrives > BREAK_AT && at < open;
    if (gone) missed.push(index + 1);
    else events.push({ at: arrives, kind: 'push', ids: [index + 1] });
  }
  if (!setup.breaks) return events;
  events.push({ at: back, kind: 'connect', ids: [] });
  if (missed.length > 0)
    events.push({ at: open + WAY_TIME, kind: setup.way === 'events' ? 'push' : 'lost', ids: missed });
  return events;
}

const cutBetween = ({ breaks }: Setup, from: number, to: number): boolean =>
  breaks && from < BREAK_AT && to >= BREAK_AT;

/** What was counted up to and with each event. */
export function count(setup: Setup, events: readonly Event[]): readonly Totals[] {
  let requests = 0;
  let bytes = 0;
  let heard: Record<number, number> = {};
  return events.map(({ at, kind, ids }) => {
    if (kind === 'ask' || kind === 'connect') requests += 1;
    if (kind === 'ask') bytes += BYTES.exchange;
    if (kind === 'connect') bytes += setup.way === 'events' ? BYTES.stream : BYTES.upgrade;
    if (kind === 'answer') bytes += BYTES.piece * ids.length;
    if (kind === 'push') bytes += (setup.way === 'events' ? BYTES.event : BYTES.frame) * ids.length;
    if (kind === 'answer' || kind === 'push') heard = { ...heard, ...Object.fromEntries(ids.map((id) => [id, at])) };
    return { requests, bytes, heard };
  });
}
