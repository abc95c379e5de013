/** What the figure needs of one measurement, whoever recorded it. Times in milliseconds since the start of the load. */
export type Entry =
  | { readonly kind: 'navigation'; readonly firstByte: number; readonly activation: number }
  | { readonly kind: 'first-paint'; readonly at: number }
  | {
      readonly kind: 'largest';
      readonly at: number;
      /** What was painted: a tag, or `image` with when it was asked for and when it had arrived. */
      readonly what: string;
      readonly requested: number | null;
      readonly loaded: number | null;
    }
  | {
      readonly kind: 'interaction';
      readonly id: number;
      readonly name: string;
      readonly at: number;
      readonly started: number;
      readonly ended: number;
      readonly duration: number;
    }
  | { readonly kind: 'shift'; readonly at: number; readonly value: number; readonly asked: boolean };

export interface Part {
  readonly name: string;
  readonly ms: number;
}

export type Rating = 'good' | 'needs improvement' | 'poor';

export interface Vital {
  readonly name: 'TTFB' | 'FCP' | 'LCP' | 'INP' | 'CLS';
  /** Milliseconds, but for CLS; null while nothing was measured. */
  readonly value: number | null;
  readonly rating: Rating | null;
  readonly parts: readonly Part[];
  /** Which element, or which event. */
  readonly what: string;
}

/** From `good` to `poor`: the thresholds of web-vitals 6.2.3. */
export const LIMITS = {
  TTFB: [800, 1800],
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
} as const satisfies Record<Vital['name'], readonly [number, number]>;

export function rate(name: Vital['name'], value: number): Rating {
  const [good, poor] = LIMITS[name];
  return value <= good ? 'good' : value <= poor ? 'needs improvement' : 'poor';
}

/** The five vitals of what was recorded so far. */
export function vitalsOf(entries: readonly Entry[]): readonly Vital[] {
  const navigation = last(entries, 'navigation');
  const since = navigation?.activation ?? 0;
  const after = (time: number): number => Math.max(0, time - since);
  const firstByte = navigation ? after(navigation.firstByte) : null;
  const paint = last(entries, 'first-paint');
  return [
    vital('TTFB', firstByte, [], ''),
    vital('FCP', paint ? after(paint.at) : null, [], ''),
    largest(last(entries, 'largest'), firstByte ?? 0, after),
    interaction(entries),
    shifts(entries),
  ];
}

function vital(name: Vital['name'], value: number | null, parts: readonly Part[], what: string): Vital {
  return { name, value, rating: value === null ? null : rate(name, value), parts, what };
}

/** The four parts add up to the whole; a text needs no request, so it has two. */
function largest(entry: Of<'largest'> | undefined, firstByte: number, after: (time: number) => number): Vital {
  if (!entry) return vital('LCP', null, [], '');
  const whole = after(entry.at);
  const marks =
    entry.requested === null || entry.loaded === null
      ? [firstByte]
      : [firstByte, after(entry.requested), after(entry.loaded)];
  const names = marks.length === 1 ? ['TTFB', 'render delay'] : ['TTFB', 'load delay', 'load duration', 'render delay'];
  let from = 0;
  const parts = [...marks, whole].map((mark, index) => {
    const to = Math.min(Math.max(mark, from), whole);
    const part = { name: names[index]!, ms: to - from };
    from = to;
    return part;
  });
  return vital('LCP', whole, parts, entry.what);
}

/** The slowest interaction, leaving out one in fifty. Events of one interaction share an id; the longest stands for it. */
function interaction(entries: readonly Entry[]): Vital {
  const longest = new Map<number, Of<'interaction'>>();
  for (const entry of entries) {
    if (entry.kind !== 'interaction') continue;
    const known = longest.get(entry.id);
    // Of equals the one that worked longest: pointerdown and click of one press last until the same frame.
    const isLonger =
      !known ||
      entry.duration > known.duration ||
      (entry.duration === known.duration && entry.ended - entry.started > known.ended - known.started);
    if (isLonger) longest.set(entry.id, entry);
  }
  const slowest = [...longest.values()].sort((a, b) => b.duration - a.duration);
  const chosen = slowest[Math.min(slowest.length - 1, Math.floor(slowest.length / 50))];
  if (!chosen) return vital('INP', null, [], '');
  const { at, started, ended, duration, name } = chosen;
  // The duration is rounded to 8 ms, so the last part may come out a little below zero.
  const parts = [
    { name: 'input delay', ms: started - at },
    { name: 'processing duration', ms: ended - started },
    { name: 'presentation delay', ms: Math.max(0, at + duration - ended) },
  ];
  return vital('INP', duration, parts, name);
}

/** The worst burst: shifts nobody asked for, less than 1 s apart and within 5 s. */
function shifts(entries: readonly Entry[]): Vital {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let previous = -Infinity;
  let isMeasured = false;
  for (const entry of entries) {
    if (entry.kind === 'first-paint') isMeasured = true;
    if (entry.kind !== 'shift' || entry.asked) continue;
    isMeasured = true;
    const goesOn = entry.at - previous < 1000 && entry.at - first < 5000;
    sum = goesOn ? sum + entry.value : entry.value;
    if (!goesOn) first = entry.at;
    previous = entry.at;
    worst = Math.max(worst, sum);
  }
  return vital('CLS', isMeasured ? worst : null, [], '');
}

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

function last<Kind extends Entry['kind']>(entries: readonly Entry[], kind: Kind): Of<Kind> | undefined {
  return entries.filter((entry): entry is Of<Kind> => entry.kind === kind).at(-1);
}
