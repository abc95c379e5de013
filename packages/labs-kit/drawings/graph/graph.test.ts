import { describe, expect, it } from 'vitest';

import { apart, lanesRound, pile } from './layouts';
import { atRest, movement, shownAt, type ShownPicture } from './motion';
import { bowPath, onCircle, TURN, written, type GraphItem, type GraphPicture } from './picture';

const dot = (id: string, x: number, more: Partial<GraphItem> = {}): GraphItem => ({
  id,
  kind: 'dot',
  look: 'thing',
  geo: { x, y: 0, r: 2 },
  ...more,
});
const picture = (...items: GraphItem[]): GraphPicture => ({ width: 100, height: 100, items });
const placesOf = ({ seen }: ShownPicture) =>
  seen.map(({ item: { id }, geo }) => [id, Math.round(geo['x']!), geo['o'] ?? 1]);

describe('a movement', () => {
  const from = atRest(picture(dot('a', 0), dot('b', 50)));

  it('takes what stays to its new place, lets fade what is gone and appear what is new', () => {
    const way = movement(from, picture(dot('b', 10), dot('c', 90)));
    expect(placesOf(shownAt(way, 0))).toEqual([
      ['a', 0, 1],
      ['b', 50, 1],
      ['c', 90, 0],
    ]);
    expect(placesOf(shownAt(way, way.lasts))).toEqual([
      ['b', 10, 1],
      ['c', 90, 1],
    ]);
  });

  it('that is interrupted goes on from where things are seen, also what was about to go', () => {
    const half = shownAt(movement(from, picture(dot('b', 10))), 100);
    const back = movement(half, from.picture);
    expect(placesOf(shownAt(back, 0)).toSorted()).toEqual(placesOf(half).toSorted());
    expect(placesOf(shownAt(back, back.lasts))).toEqual(placesOf(from));
  });

  it('keeps what rests the same object, and takes no time where nothing differs', () => {
    expect(movement(from, picture(dot('a', 0), dot('b', 50))).lasts).toBe(0);
    const way = movement(from, picture(dot('a', 0), dot('b', 10)));
    expect(shownAt(way, 100).seen[0]).toBe(shownAt(way, 200).seen[0]);
  });

  it('begins where a new thing says, bows upwards, and waits as long as the thing says', () => {
    const way = movement(from, picture(dot('n', 40, { from: { x: 0 }, bow: 9, wait: 100 })));
    const at = (time: number) => shownAt(way, time).seen.at(-1)!.geo;
    expect(at(100)).toMatchObject({ x: 0, y: 0, o: 1 });
    expect(at(360)).toMatchObject({ x: 20, y: -9 });
    expect(way.lasts).toBe(620);
    expect(bowPath({ x: 0, y: 0 }, { x: 40, y: 0 }, 9)).toBe('M0 0Q20 -18 40 0');
  });
});

describe('layouts', () => {
  it('push places apart no less than asked, round the whole circle, and leave alone what is far enough', () => {
    const places = [...apart([0.1, 0.12, 3, TURN - 0.05], 0.4)].sort((a, b) => a - b);
    const gaps = places.map((place, index) => (places[index + 1] ?? places[0]! + TURN) - place);
    expect(Math.min(...gaps)).toBeGreaterThan(0.39);
    expect(places[2]).toBe(3);
    expect(apart([1], 0.4)).toEqual([1]);
  });

  it('give no two things of one lane less than the pitch', () => {
    const angles = Array.from({ length: 80 }, (_, index) => (index * index * 0.37) % TURN);
    const lanes = lanesRound(angles, 50, 6);
    angles.forEach((a, one) =>
      angles.slice(one + 1).forEach((b, more) => {
        if (lanes[one] !== lanes[one + 1 + more]) return;
        const between = Math.min(Math.abs(a - b), TURN - Math.abs(a - b));
        expect(between * (50 + lanes[one]! * 6)).toBeGreaterThanOrEqual(5.98);
      }),
    );
  });

  it('keep a pile in its bin, closer where it would overflow', () => {
    const bin = { x: 50, floor: 100, wide: 30, high: 40, pitch: 10 };
    for (const count of [0, 1, 12, 13, 60, 200]) {
      const places = pile(count, bin);
      expect(places).toHaveLength(count);
      for (const { x, y, r } of places) {
        expect(y - r).toBeGreaterThan(59);
        expect(y + r).toBeLessThanOrEqual(100);
        expect(Math.abs(x - 50) + r).toBeLessThanOrEqual(15.5);
      }
    }
  });
});

describe('an element', () => {
  it('is written alike on the server and in every browser: in whole tenths', () => {
    expect(written(dot('a', 1 / 3), { x: 1 / 3, y: 0, r: 2, o: 0.5 })).toEqual([
      'circle',
      { cx: 0.3, cy: 0, r: 2, opacity: 0.5 },
    ]);
    expect(onCircle(10, 10, 5, TURN / 4)).toEqual({ x: 15, y: 10 });
  });

  it('is an arc also for the whole circle and for none', () => {
    const arc: GraphItem = { id: 'a', kind: 'arc', look: 'band', geo: { cx: 0, cy: 0, r: 10, w: 2, a0: 0, a1: TURN } };
    expect(written(arc, arc.geo)[1]['d']).toBe('M0 -10A10 10 0 0 1 0 10A10 10 0 0 1 0 -10');
    expect(written(arc, { ...arc.geo, a1: 0 })[1]['d']).not.toContain('NaN');
  });
});
