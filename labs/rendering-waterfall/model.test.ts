import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { model, prediction } from './model';
import {
  DEVICES,
  KILOBYTES,
  plan,
  QUERIES,
  SPEED,
  TRIPS,
  visit as crossingsOf,
  WAYS,
  type Moments,
  type Setup,
} from './run';

const setups = WAYS.flatMap((way) =>
  TRIPS.flatMap((trip) => QUERIES.flatMap((query) => DEVICES.map((device): Setup => ({ way, trip, query, device })))),
);

/** The same visit as two programs, a server and a browser, on a clock of their own. */
async function visit({ way, trip, query, device }: Setup): Promise<Moments> {
  let now = 0;
  const due: { at: number; wake: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((wake) => due.push({ at: now + ms, wake }));
  const half = Number(trip) / 2;
  const moments: Partial<Record<keyof Moments, number>> = {};
  const mark = (name: keyof Moments) => (moments[name] ??= now);
  const kilobytes = KILOBYTES[way === 'components' || way === 'islands' ? way : 'whole'];

  const scripts = async () => {
    await wait(half);
    await wait(half + Math.round(kilobytes / SPEED[device].load));
    await wait(Math.round(kilobytes * SPEED[device].run));
    mark('works');
    if (way !== 'client') return;
    mark('title');
    await wait(half);
    await wait(Number(query));
    await wait(half);
    mark('price');
  };
  const part = async (...names: (keyof Moments)[]) => {
    await wait(half);
    names.forEach(mark);
    if (names.includes('byte')) void scripts();
  };
  const server = async () => {
    await wait(half);
    if (way === 'client') return part('byte');
    if (way === 'static' || way === 'islands') return part('byte', 'title', 'price');
    if (way !== 'server') void part('byte', 'title');
    await wait(Number(query));
    return way === 'server' ? part('byte', 'title', 'price') : part('price');
  };

  void server();
  for (;;) {
    for (let i = 0; i < 10; i++) await Promise.resolve();
    due.sort((one, other) => one.at - other.at);
    const next = due.shift();
    if (!next) return moments as Moments;
    now = next.at;
    next.wake();
  }
}

describe('rendering-waterfall', () => {
  it.each(setups.map((setup) => [model.encode(setup), setup] as const))(
    'is what a visit gives: %s',
    async (_, setup) => {
      expect(plan(setup).moments).toEqual(await visit(setup));
    },
  );

  it('shows at the end what the plan says, and nothing before its time', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(frames.at(-1)!.state.moments).toEqual(plan(setup).moments);
      for (const { state } of frames) {
        for (const { from, to } of state.bars) expect(from < to && to <= state.time).toBe(true);
        for (const at of Object.values(state.moments)) expect(at).toBeLessThanOrEqual(state.time);
      }
    }
  });

  it('ends when the slowest of the six ways is done, which is always that in the browser', () => {
    for (const setup of setups) {
      const last = model.trace(setup).at(-1)!.state.time;
      expect(last).toBe(plan({ ...setup, way: 'client' }).moments.price);
      for (const way of WAYS)
        for (const at of Object.values(plan({ ...setup, way }).moments)) expect(at <= last).toBe(true);
    }
  });

  it('brings each part of the screen with what the server sends, and the button with the scripts', () => {
    for (const setup of setups) {
      const { moments } = plan(setup);
      const { crossings, query, runs } = crossingsOf(setup);
      const scripts = crossings.find(({ what }) => what === 'scripts')!;
      expect([scripts.till + scripts.lasts, runs[1]]).toEqual([runs[0], moments.works]);
      const comes = (part: 'title' | 'price') => crossings.find(({ holds }) => holds.includes(part))?.till;
      expect(comes('title') ?? moments.works).toBe(moments.title);
      expect(comes('price')).toBe(moments.price);
      // What holds the price leaves when the query is done; where there is none, it lay ready.
      const answer = crossings.find(({ holds }) => holds.includes('price'))!;
      expect(answer.at).toBe(query?.[1] ?? Number(setup.trip) / 2);
      expect(crossings.filter(({ what }) => what === 'request')).toHaveLength(setup.way === 'client' ? 3 : 2);
    }
  });

  it('has the sizes that the note measures', () => {
    const out = readFileSync(
      path.join(import.meta.dirname, '../../samples/react/react-rendering-types/bytes.mjs.out'),
      'utf8',
    );
    expect(out.match(/\d+ kB/g)!.slice(0, 3)).toEqual(Object.values(KILOBYTES).map((size) => `${size} kB`));
  });

  it('knows the answer to its question', () => {
    expect(prediction.choices[prediction.right]).toBe('3');
  });
});
