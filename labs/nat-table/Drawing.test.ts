import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { deviceAt, pictureOf, secondsAt, type Film } from './Drawing';
import { EXAMPLES, model, ops, type Setup } from './model';
import { LIFE } from './rules';

const more = [
  'ls ps lt pt tl tp w15 sl',
  'sl tl st',
  'ls ts lt tl lt w w',
  'lp pl ls',
  'ls lt lu ps pt ul',
  'ts us st su tp up',
];
const setups: Setup[] = (['same', 'each'] as const).flatMap((mapping) =>
  (['any', 'host', 'port'] as const).flatMap((filtering) =>
    more.map((text) => ({ mapping, filtering, hers: mapping, ops: ops(text) })),
  ),
);
const filmOf = (setup: Setup): Film => ({ setup, frames: model.trace(setup) });
const films = [...Object.values(EXAMPLES), ...setups].map(filmOf);
const start = filmOf(model.initial);
const wide = (film: Film, time: number, width: number, id: string) =>
  pictureOf(film, time, width).items.find((one) => one.id === id)?.geo['w'];

describe.each([296, 336, 560, 686, 736])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    for (const film of films)
      film.frames.forEach((_, at) =>
        expect(touchingItems(pictureOf(film, at, width)), `${model.encode(film.setup)}~${at}`).toEqual([]),
      );
  });

  it('gives each thing one name at any time, and keeps its height', () => {
    const heights = new Set<number>();
    for (const film of films)
      for (let time = 0; time <= film.frames.length - 1; time += 0.125) {
        const { items, height } = pictureOf(film, time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size, `${model.encode(film.setup)} ${time}`).toBe(items.length);
      }
    expect(heights.size).toBe(1);
  });

  it('has entries as long as they have seconds left, in the scale of the silence', () => {
    const film = filmOf({ ...model.initial, ops: ops('ls w10 w10') });
    const whole = wide(film, 2, width, 'router 0 left')!;
    expect(wide(film, 3, width, 'router 0 left')! / whole).toBeCloseTo(20 / LIFE, 1);
    expect(wide(film, 3.5, width, 'router 0 left')! / whole).toBeCloseTo(15 / LIFE, 1);
    const knob = (time: number) => pictureOf(film, time, width).items.find(({ id }) => id === 'knob')!.geo['x']!;
    expect(Math.abs(knob(4) - knob(2) - (20 / LIFE) * whole)).toBeLessThan(0.2);
    expect(secondsAt({ x: knob(4), y: 0 }, width)).toBe(20);
  });

  it('finds a device and a silence wherever the pointer is', () => {
    for (const far of [-1e6, 1e6]) {
      expect(['laptop', 'phone']).toContain(deviceAt({ x: far, y: -1e6 }, width));
      expect(deviceAt({ x: far, y: 1e6 }, width)).toBe('friend');
      expect([0, 60]).toContain(secondsAt({ x: far, y: far }, width));
    }
  });
});

describe('the picture', () => {
  it('is the same for the same time, whichever way it was reached', () => {
    for (const time of [0, 0.3, 4.5, 9]) expect(pictureOf(start, time, 336)).toEqual(pictureOf(start, time, 336));
  });

  it('writes another sender on a packet when it is in the wall, and not before', () => {
    const sender = (time: number) => pictureOf(start, time, 336).items.find(({ id }) => id === 'packet 0 text')!.text;
    expect([sender(0.1), sender(1)]).toEqual(['L:5000', 'R:5000']);
  });

  it('shows a packet in each network as it was addressed there', () => {
    const at = start.frames.findIndex(({ state }) => state.arrived > 3);
    const { items } = pictureOf(start, at, 736);
    const ends = items.filter(({ id }) => /^(was|packet).* \d text$/.test(id)).map(({ text }) => text);
    expect(ends).toEqual([
      ...['192.168.1.10:5000', '203.0.113.99:5000'],
      ...['203.0.113.1:5000', '203.0.113.99:5000'],
      ...['203.0.113.1:5000', '192.168.1.10:5000'],
    ]);
  });

  it('strikes an entry that has ended, and says so beside what comes for it', () => {
    const { items } = pictureOf(start, start.frames.length - 1, 736);
    const struck = items.filter(({ look }) => look === 'gone').map(({ text }) => text);
    expect(struck.slice(0, 3)).toEqual(['192.168.1.10:5000', '203.0.113.1:5000', '203.0.113.80:53']);
    expect(items.find(({ id }) => id === 'why not')?.text).toBe('its entry has ended');
    expect(items.some(({ id }) => id === 'router 0 gap')).toBe(false);
  });

  it('opens the hole while the packet passes', () => {
    expect(wide(start, 0.05, 336, 'router 0 gap')).toBeUndefined();
    const steps = [0.4, 0.5, 0.6, 0.7, 1].map((time) => wide(start, time, 336, 'router 0 gap') ?? 0);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
