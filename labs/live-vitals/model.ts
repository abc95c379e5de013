import { defineLab, fields, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { vitalsOf, type Entry, type Vital } from './entries';

export type Recording = 'image' | 'late' | 'visit' | 'prerendered';

/** Which recorded visit is shown; the live one is the view's. */
export interface Setup {
  readonly recording: Recording;
}

export interface State {
  readonly entries: readonly Entry[];
  readonly vitals: readonly Vital[];
}

const page = (firstByte: number, activation = 0): Entry => ({ kind: 'navigation', firstByte, activation });
const paint = (at: number): Entry => ({ kind: 'first-paint', at });
const image = (at: number, requested: number, loaded: number): Entry => ({
  kind: 'largest',
  at,
  what: 'img',
  requested,
  loaded,
});
const shift = (at: number, value: number, asked = false): Entry => ({ kind: 'shift', at, value, asked });
const click = (id: number, at: number, delay: number, work: number, rest: number): Entry => ({
  kind: 'interaction',
  id,
  name: 'click',
  at,
  started: at + delay,
  ended: at + delay + work,
  duration: Math.round((delay + work + rest) / 8) * 8,
});

/** Recorded visits: the first two are the note's sample `lcp.html`, in round numbers. */
export const RECORDINGS = {
  image: [page(1200), paint(2400), image(2410, 1210, 1810)],
  late: [page(1200), paint(2400), image(3090, 2450, 3060)],
  visit: [
    page(180),
    paint(420),
    { kind: 'largest', at: 420, what: 'h1', requested: null, loaded: null },
    shift(900, 0.0907),
    shift(1500, 0.04),
    click(1, 4000, 2, 300, 18),
    shift(4350, 0.2, true),
    click(2, 9000, 120, 10, 14),
    shift(9000, 0.06),
  ],
  prerendered: [
    page(300, 2000),
    paint(900),
    { kind: 'largest', at: 2030, what: 'h1', requested: null, loaded: null },
    click(1, 5000, 3, 5, 16),
  ],
} as const satisfies Record<Recording, readonly Entry[]>;

export const NAMES = Object.keys(RECORDINGS) as Recording[];

const ms = (value: number): string => `${Math.round(value)} ms`;

/** One sentence about an entry. */
export function say(entry: Entry): string {
  switch (entry.kind) {
    case 'navigation':
      return entry.activation > 0
        ? `The page was built ahead of the click. Time counts from its activation at ${ms(entry.activation)}.`
        : `The first byte arrives at ${ms(entry.firstByte)}.`;
    case 'first-paint':
      return `Something is painted at ${ms(entry.at)}.`;
    case 'largest':
      return `The largest content so far, ${entry.what}, is painted at ${ms(entry.at)}.`;
    case 'interaction':
      return `Input, ${entry.name}: its effect can be seen ${ms(entry.duration)} later, of which ${ms(entry.ended - entry.started)} are handlers.`;
    case 'shift':
      return `A layout shift of ${entry.value.toFixed(4)}${entry.asked ? ', in answer to an input: it does not count' : ''}.`;
  }
}

/** What is said of the vitals in words, as long as they have parts. */
export function verdict(vitals: readonly Vital[]): string {
  const worst = vitals
    .filter(({ name }) => name === 'LCP' || name === 'INP')
    .flatMap(({ name, parts }) => parts.map((part) => ({ ...part, vital: name })));
  if (worst.length === 0) return '';
  const longest = worst.reduce((a, b) => (b.ms > a.ms ? b : a));
  return ` The longest wait: ${longest.name} of ${longest.vital}, ${ms(longest.ms)}.`;
}

/** The frames of any row of entries, recorded or live. */
export function framesOf(entries: readonly Entry[]): readonly Frame<State>[] {
  const first: Frame<State> = {
    text: 'A visit begins. Nothing is measured yet.',
    state: { entries: [], vitals: vitalsOf([]) },
  };
  return [
    first,
    ...entries.map((entry, index) => {
      const seen = entries.slice(0, index + 1);
      const vitals = vitalsOf(seen);
      return { text: `${say(entry)}${verdict(vitals)}`, state: { entries: seen, vitals } };
    }),
  ];
}

const initial: Setup = { recording: 'visit' };

export const model = defineLab<Setup, State>({
  name: 'live-vitals',
  setup: fields({ recording: oneOf(NAMES) }),
  initial,
  // A click was just answered late; the shift after it comes next.
  startAt: 6,
  trace: ({ recording }) => framesOf(RECORDINGS[recording]),
});

function predict(): Prediction {
  const cls = (count: number): string => vitalsOf(RECORDINGS.visit.slice(0, count)).at(-1)!.value!.toFixed(4);
  const all = RECORDINGS.visit.filter((entry): entry is Extract<Entry, { kind: 'shift' }> => entry.kind === 'shift');
  const sum = all.reduce((total, { value }) => total + value, 0).toFixed(4);
  const right = cls(RECORDINGS.visit.length);
  const choices = [right, all[0]!.value.toFixed(4), sum];
  return {
    question:
      'A layout shift of 0.0907 occurs, 0.6 s later one of 0.04, at a click one of 0.2, and about five seconds later one of 0.06. What is the CLS?',
    choices,
    right: choices.indexOf(right),
    because:
      'The first two are less than a second apart, so they are one group, the worst. The shift at the click does not count, and the last shift is a group of its own.',
  };
}

export const prediction = predict();
