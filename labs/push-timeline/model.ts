import { defineLab, fields, flag, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { count, INTERVALS, NEWS, run, type Event, type Pattern, type Setup, type Totals, type Way } from './run';

export interface State {
  readonly setup: Setup;
  /** What has happened so far. */
  readonly events: readonly Event[];
  readonly totals: Totals;
}

export const WAYS: readonly Way[] = ['polling', 'long', 'events', 'socket'];
export const PATTERNS: readonly Pattern[] = ['sparse', 'burst', 'steady'];
const NONE: Totals = { requests: 0, bytes: 0, heard: {} };

const seconds = (at: number): string => `${at / 10} s`;
const named = (ids: readonly number[]): string =>
  ids.length === 0 ? 'nothing' : `news ${ids.join(', ').replace(/, (\d+)$/, ' and $1')}`;

function sentence({ way }: Setup, { at, kind, ids }: Event): string {
  const words = {
    ask: way === 'long' ? 'The client asks; the server answers when there is news' : 'The client asks',
    answer: `The answer brings ${named(ids)}`,
    news: `The server has ${named(ids)}`,
    push: `The client hears ${named(ids)}, without having asked for it`,
    break: 'The network breaks all connections',
    connect: way === 'events' ? 'The client opens a stream' : 'The client opens a socket',
    lost: `The client will not hear ${named(ids)}: the socket was closed, and nobody sends it again`,
  } as const;
  return `${seconds(at)}: ${words[kind]}.`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const events = run(setup);
  const totals = count(setup, events);
  const first: Frame<State> = {
    text: 'Six seconds begin. A message takes 0.1 s in each direction.',
    state: { setup, events: [], totals: NONE },
  };
  return [
    first,
    ...events.map((event, index) => ({
      text: sentence(setup, event),
      state: { setup, events: events.slice(0, index + 1), totals: totals[index]! },
    })),
  ];
}

const initial: Setup = { way: 'polling', pattern: 'burst', interval: 2, breaks: false };

/** Runs worth starting from. */
export const EXAMPLES = {
  'Asking by the clock': initial,
  'Asking a patient server': { way: 'long', pattern: 'burst', interval: 2, breaks: false },
  'A stream that breaks': { way: 'events', pattern: 'steady', interval: 2, breaks: true },
  'A socket that breaks': { way: 'socket', pattern: 'steady', interval: 2, breaks: true },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'push-timeline',
  setup: fields({
    way: oneOf(WAYS),
    pattern: oneOf(PATTERNS),
    interval: oneOf(INTERVALS),
    breaks: flag('breaks', 'whole'),
  }),
  initial,
  // The first piece of news is there, and the client does not know.
  startAt: trace(initial).findIndex(({ state }) => state.events.at(-1)?.kind === 'news'),
  trace,
});

/** How late the worst piece of news was heard, in seconds; null before the first. */
export function worstDelay({ setup, totals }: State): number | null {
  const late = Object.entries(totals.heard).map(([id, at]) => at - NEWS[setup.pattern][Number(id) - 1]!);
  return late.length === 0 ? null : Math.max(...late) / 10;
}

function predict(): Prediction {
  const delay = worstDelay(trace(initial).at(-1)!.state)!;
  const choices = [0.1, delay, initial.interval].map((one) => `${one} s`);
  return {
    question: `The client polls every ${initial.interval} seconds. How late does the worst piece of news reach it?`,
    choices,
    right: choices.indexOf(`${delay} s`),
    because: 'News 1 is there at 1.3 s and waits for the poll at 2 s. Asking and answering take 0.1 s each.',
  };
}

export const prediction = predict();
