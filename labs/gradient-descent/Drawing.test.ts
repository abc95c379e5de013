import { describe, expect, it } from 'vitest';

import type { GraphItem } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { described, draggedBall, draggedLine, pictureOf } from './Drawing';
import { EXAMPLES, loss, minutes, model, MOST_TENTHS, RATES, slope, STEPS, walk, type Setup } from './model';

const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...RATES.flatMap((rate) => [0, 10, 19, 27, 40].map((from): Setup => ({ rate, from }))),
];
const times = Array.from({ length: STEPS * 2 + 1 }, (_, index) => index / 2);
const geoIn = (items: readonly GraphItem[], id: string): GraphItem['geo'] => items.find((one) => one.id === id)!.geo;

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it, at any time', () => {
    const found = setups.flatMap((setup) =>
      times.flatMap((time) =>
        touchingItems(pictureOf(setup, time, width)).map((what) => `${model.encode(setup)} ${time} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a place in the picture, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const time of times) {
        const { items, height } = pictureOf(setup, time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        for (const { id, geo } of items)
          for (const value of Object.values(geo))
            if (!(value >= -60 && value <= Math.max(width, height) + 60)) throw new Error(`${id} ${value}`);
      }
    expect(heights.size).toBe(1);
  });

  it('is to scale: the square as wide as the error, the ball as high as its area, the arrow as long as the step', () => {
    for (const setup of setups) {
      const weights = walk(setup);
      const { items } = pictureOf(setup, 0, width);
      const of = (id: string) => geoIn(items, id);
      const ride = of('ride')['y']!;
      const minute = (of('minute 10')['y1']! - of('minute 0')['y1']!) / -10;
      const [w, next] = [weights[0]!, weights[1]!];
      expect(Math.abs(of('square')['w']! - Math.abs(minutes(w) - 6) * minute)).toBeLessThan(0.3);
      expect(Math.abs(ride - of('said')['y']! - (minutes(w) - 6) * minute)).toBeLessThan(0.3);
      const unit = of('at 1')['x1']! - of('at 0')['x1']!;
      const high = (of('height')['y1']! - of('loss 20')['y1']!) / 20;
      expect(Math.abs(of('height')['y1']! - of('ball')['y']! - loss(w) * high)).toBeLessThan(0.5);
      if (setup.from === 20) expect(items.some(({ id }) => id === 'step')).toBe(false);
      else if (next > 0 && next < 4) {
        const arrow = of('step');
        expect(Math.abs(arrow['x2']! - arrow['x1']! + Number(setup.rate) * slope(w) * unit)).toBeLessThan(0.5);
        const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = of('tangent');
        expect(Math.abs((y1 - y2) / high - slope(w) * ((x2 - x1) / unit))).toBeLessThan(0.6);
      }
    }
  });

  it('has the ball and the line where they are dragged, and a weight from 0 to 4 wherever that is', () => {
    for (let from = 0; from <= MOST_TENTHS; from++) {
      const setup: Setup = { rate: '0.01', from };
      const { items } = pictureOf(setup, 0, width);
      const place = (id: string) => geoIn(items, id) as { x: number; y: number };
      expect(draggedBall(setup, 0, place('ball'), width)).toBe(from);
      expect(draggedLine(setup, 0, place('said'), width)).toBe(from);
      for (const far of [-1e6, 1e6])
        for (const time of [0, 0.5, STEPS]) {
          const to = { x: far, y: -far };
          for (const found of [draggedBall(setup, time, to, width), draggedLine(setup, time, to, width)])
            expect([0, MOST_TENTHS]).toContain(found);
        }
    }
  });
});

describe('the picture', () => {
  it('zooms out with a ball that leaves, and never for one that arrives', () => {
    const zoom = (setup: Setup, time: number) =>
      pictureOf(setup, time, 686).items.find(({ id }) => id === 'zoom')?.text;
    expect(times.map((time) => zoom(model.initial, time)).filter(Boolean)).toEqual([]);
    expect(zoom({ rate: '0.2', from: 10 }, 1)).toBe('zoomed out 1.3 times');
    expect(zoom({ rate: '0.2', from: 10 }, 3)).toBe('zoomed out 8.8 times');
  });

  it('has words', () => {
    expect(described(model.trace(model.initial)[0]!.state)).toContain(
      'says 3 minutes for 3 km; the ride took 6. Beside it the valley of the loss: the ball stands at w 1, at a loss of 9, where the slope is −18.',
    );
  });
});
