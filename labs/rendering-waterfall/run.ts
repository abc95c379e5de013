import type { Frame } from '@groundwork/labs-kit/model';

export const WAYS = ['client', 'server', 'stream', 'static', 'components', 'islands'] as const;
/** Milliseconds to the server and back. */
export const TRIPS = ['20', '100', '300'] as const;
/** Milliseconds that the query for the price takes. */
export const QUERIES = ['20', '200', '1000'] as const;
export const DEVICES = ['desk', 'phone'] as const;

export interface Setup {
  readonly way: (typeof WAYS)[number];
  readonly trip: (typeof TRIPS)[number];
  readonly query: (typeof QUERIES)[number];
  readonly device: (typeof DEVICES)[number];
}

/** Kilobytes of scripts, as the note's bytes.mjs measures them. */
export const KILOBYTES = { whole: 96, components: 77, islands: 69 } as const;
/** Assumed: kilobytes in a millisecond, and milliseconds to run a kilobyte. */
export const SPEED = { desk: { load: 2, run: 0.5 }, phone: { load: 0.2, run: 3 } } as const;

/** A stretch of time: when what is loaded, run or asked. */
export interface Bar {
  readonly name: 'HTML' | 'scripts' | 'run' | 'query';
  readonly from: number;
  readonly to: number;
}

/** The moments that a reader notices, in milliseconds. */
export interface Moments {
  readonly byte: number;
  readonly title: number;
  readonly price: number;
  readonly works: number;
}

export interface State {
  readonly time: number;
  /** The bars so far, cut at `time`. */
  readonly bars: readonly Bar[];
  readonly moments: Partial<Moments>;
  readonly kilobytes: number;
}

export interface Plan {
  readonly bars: readonly Bar[];
  readonly moments: Moments;
  readonly kilobytes: number;
}

const sizeOf = (way: Setup['way']) => (way === 'components' || way === 'islands' ? KILOBYTES[way] : KILOBYTES.whole);

/** When everything happens, from the moment in which the address is asked for. */
export function plan({ way, trip, query, device }: Setup): Plan {
  const [there, asks] = [Number(trip), Number(query)];
  const kilobytes = sizeOf(way);
  const isLate = way === 'server';
  const byte = isLate ? there + asks : there;
  const loaded = byte + there + Math.round(kilobytes / SPEED[device].load);
  const works = loaded + Math.round(kilobytes * SPEED[device].run);
  const scripts: Bar[] = [
    { name: 'scripts', from: byte, to: loaded },
    { name: 'run', from: loaded, to: works },
  ];
  if (way === 'client') {
    const price = works + there + asks;
    const bars: Bar[] = [{ name: 'HTML', from: 0, to: byte }, ...scripts, { name: 'query', from: works, to: price }];
    return { kilobytes, bars, moments: { byte, title: works, price, works } };
  }
  const isBuilt = way === 'static' || way === 'islands';
  const price = isBuilt ? byte : there + asks;
  const asked: Bar[] = isBuilt ? [] : [{ name: 'query', from: there / 2, to: there / 2 + asks }];
  const bars: Bar[] = [{ name: 'HTML', from: 0, to: price }, ...asked, ...scripts];
  return { kilobytes, bars, moments: { byte, title: byte, price, works } };
}

/** Something that goes between the browser and the server. */
export interface Crossing {
  readonly what: 'request' | 'HTML' | 'data' | 'scripts';
  /** When it leaves, and when its first part arrives. */
  readonly at: number;
  readonly till: number;
  /** How much later its last part arrives. */
  readonly lasts: number;
  /** What comes on the screen with it. */
  readonly holds: readonly ('title' | 'price')[];
}

/** What happens behind the bars: who works when, and what goes from one to the other. */
export interface Visit {
  readonly crossings: readonly Crossing[];
  /** When the server looks up the price; not at all where that was done while building. */
  readonly query: readonly [from: number, to: number] | null;
  /** When the browser runs the scripts. */
  readonly runs: readonly [from: number, to: number];
}

/** What goes where in a visit, and who works when. */
export function visit(setup: Setup): Visit {
  const { way, trip, query } = setup;
  const { bars, moments } = plan(setup);
  const half = Number(trip) / 2;
  const { from, to } = bars.find(({ name }) => name === 'run')!;
  const goes = (what: Crossing['what'], at: number, holds: Crossing['holds'] = []): Crossing => ({
    what,
    at,
    till: at + half,
    lasts: 0,
    holds,
  });
  const scripts = { ...goes('scripts', moments.byte + half), lasts: from - moments.byte - 2 * half };
  const isAsked = way !== 'static' && way !== 'islands';
  const asked = way === 'client' ? to + half : half;
  const answered = asked + Number(query);
  const isParted = way === 'stream' || way === 'components';
  const html: Crossing[] = isParted
    ? [goes('HTML', half, ['title']), goes('HTML', answered, ['price'])]
    : [goes('HTML', moments.byte - half, way === 'client' ? [] : ['title', 'price'])];
  const late = way === 'client' ? [goes('request', to), goes('data', answered, ['price'])] : [];
  return {
    crossings: [goes('request', 0), ...html, goes('request', moments.byte), scripts, ...late],
    query: isAsked ? [asked, answered] : null,
    runs: [from, to],
  };
}

/** When the slowest of the six ways has everything. */
export const endOf = (setup: Setup): number =>
  Math.max(...WAYS.flatMap((way) => Object.values(plan({ ...setup, way }).moments)));

const SAID: Readonly<Record<keyof Moments, string>> = {
  byte: 'the first byte of the HTML comes',
  title: 'the title is on the screen',
  price: 'the price is on the screen',
  works: 'the button works',
};
const ORDER = ['byte', 'title', 'price', 'works'] as const;

const starts = ({ name }: Bar, kilobytes: number) =>
  ({
    HTML: 'the page is asked for',
    scripts: `${kilobytes} kB of scripts are asked for`,
    run: 'the scripts have come and run',
    query: 'the price is asked for',
  })[name];

/** One visit: a frame for each moment in which something begins or is there, until the slowest of the six ways is done. */
export function run(setup: Setup): readonly Frame<State>[] {
  const { bars, moments, kilobytes } = plan(setup);
  const end = endOf(setup);
  const happens = new Map<number, string[]>();
  const note = (time: number, text: string) => happens.set(time, [...(happens.get(time) ?? []), text]);
  note(Number(setup.trip) / 2, 'the server has the request');
  for (const name of ORDER) note(moments[name], SAID[name]);
  for (const bar of bars) note(bar.from, starts(bar, kilobytes));
  if (!happens.has(end)) note(end, 'in the browser, the slowest of the six ways, the price is there too');
  return [...happens.keys()]
    .sort((one, other) => one - other)
    .map((time) => ({
      text: `${time} ms: ${happens.get(time)!.join('; ')}.`,
      state: {
        time,
        kilobytes,
        bars: bars.filter(({ from }) => from < time).map((bar) => ({ ...bar, to: Math.min(bar.to, time) })),
        moments: Object.fromEntries(Object.entries(moments).filter(([, at]) => at <= time)),
      },
    }));
}
