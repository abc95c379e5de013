import { describe, expect, it } from 'vitest';

import { touchingShapes } from '@groundwork/labs-kit/testing';
import { drawn, layoutWaterfall, parting, waterfallPicture } from './Drawing';
import { model } from './model';
import { DEVICES, QUERIES, TRIPS, WAYS, type Setup } from './run';

const setups = WAYS.flatMap((way) =>
  TRIPS.flatMap((trip) => QUERIES.flatMap((query) => DEVICES.map((device): Setup => ({ way, trip, query, device })))),
);

/** The moments of all frames, and some between them, such as a reader may drag to. */
function timesOf(setup: Setup): number[] {
  const { end } = drawn(setup);
  const between = Array.from({ length: 12 }, (_, index) => (index * end) / 12);
  return [...model.trace(setup).map(({ state }) => state.time), ...between];
}

describe('the labels of the drawing', () => {
  it.each([288, 336, 360, 686, 736])('do not touch each other or the edge at %i pixels', (width) => {
    const found = setups.flatMap((setup) => {
      const run = drawn(setup);
      const { top: _, ...layout } = layoutWaterfall(run, width);
      return timesOf(setup).flatMap((time) => {
        const { shapes } = waterfallPicture(run, layoutWaterfall(run, width), time);
        return touchingShapes(shapes, layout).map((one) => `${model.encode(setup)} at ${time}: ${one}`);
      });
    });
    expect(found.slice(0, 5)).toEqual([]);
  });
});

describe('the picture', () => {
  const of = (setup: Setup, time: number, settled = 1) => {
    const run = drawn(setup);
    return waterfallPicture(run, layoutWaterfall(run, 360), time, settled).shapes;
  };

  it('names each thing once', () => {
    for (const setup of setups)
      for (const time of timesOf(setup)) {
        const keys = of(setup, time).map(({ key }) => key);
        expect(new Set(keys).size, model.encode(setup)).toBe(keys.length);
      }
  });

  it('shows nothing that is still to come: no part of the screen before its moment, and all of them at the end', () => {
    for (const setup of setups) {
      const { end, way, moments } = drawn(setup);
      const { title, price, works } = moments[way];
      for (const [name, moment] of Object.entries({ title, price, works })) {
        const has = (time: number) => of(setup, time).some(({ key }) => key === `film ${name}`);
        expect([has(moment - 0.5), has(moment), has(end)]).toEqual([false, true, true]);
      }
    }
  });

  it('has nothing right of now but the grid, names, and what has just come', () => {
    for (const setup of setups.filter((_, index) => index % 5 === 0))
      for (const time of timesOf(setup)) {
        const now = Number(of(setup, time).find(({ key }) => key === 'now')!.at['x1']);
        const drawnRight = of(setup, time).filter(({ tag, key, at }) => {
          const isFrame = /^(chosen|pill|key|device|on |stored|doc|trip)/.test(key);
          return tag === 'rect' && !isFrame && Number(at['x']) + Number(at['width']) > now + 8.1;
        });
        expect(drawnRight.map(({ key }) => key)).toEqual([]);
      }
  });
});

describe('two runs part', () => {
  const start = drawn(model.initial);

  it('at once if time has another scale, where the first thing differs otherwise, and never if they are the same', () => {
    expect(parting(start, drawn({ ...model.initial, device: 'desk' }))).toBe(0);
    expect(parting(start, drawn({ ...model.initial, way: 'stream' }))).toBe(50);
    expect(parting(start, drawn({ ...model.initial }))).toBe(start.end);
  });

  it('and look the same until then, but for the name that is chosen', () => {
    for (const way of WAYS) {
      const other = drawn({ ...model.initial, way });
      const time = parting(start, other) - 1;
      if (time < 0) continue;
      const keys = (run: typeof start) =>
        waterfallPicture(run, layoutWaterfall(run, 360), time).shapes.map(({ key }) => key);
      expect(keys(other)).toEqual(keys(start));
    }
  });
});
