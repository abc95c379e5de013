import { describe, expect, it } from 'vitest';

import type { GraphItem } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { degreesAlong, degreesAt, pictureOf } from './Drawing';
import { EXAMPLES, model } from './model';
import { QUARTER, stopAt, TURN, type Setup } from './rules';

const { initial } = model;
const radians: Setup = { ...initial, converted: false };
const times = Array.from({ length: TURN + QUARTER + 1 }, (_, time) => time);

const thing = (setup: Setup, time: number, width: number, id: string): GraphItem =>
  pictureOf(setup, time, width).items.find((one) => one.id === id)!;
const heightOf = ({ geo }: GraphItem): number => geo['y1']! - geo['y2']!;

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it, at any time', () => {
    for (const setup of [initial, radians])
      for (const time of setup.converted ? times : times.slice(0, TURN + 1))
        expect(touchingItems(pictureOf(setup, time, width)), `${time} ${setup.converted}`).toEqual([]);
  });

  it('gives each thing one name, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of Object.values(EXAMPLES))
      for (const { state } of model.trace(setup)) {
        const { items, height } = pictureOf(setup, state.time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
    expect(heights.size).toBe(1);
  });

  it('is to scale: posts as high as the legs are long, a ground as long as the rim, pieces as long as a spoke', () => {
    for (const degrees of [0, 37, 60, 200, 360]) {
      const { x, y } = stopAt(degrees, true);
      const of = (id: string) => thing(initial, degrees, width, id);
      const spoke = of('rim 0').geo['r']!;
      expect(Math.abs(heightOf(of('post up')) - y * spoke)).toBeLessThan(0.2);
      expect(Math.abs(heightOf(of('leg up')) - y * spoke)).toBeLessThan(0.2);
      expect(Math.abs(heightOf(of('post right')) - x * spoke)).toBeLessThan(0.2);
      expect(Math.abs(heightOf(of('leg right turned')) - x * spoke)).toBeLessThan(0.2);
    }
    const { geo } = thing(initial, TURN, width, 'rim 0');
    const end = thing(initial, TURN, width, 'post up').geo['x1']!;
    expect(Math.abs(end - geo['x']! - geo['r']! - 2 * Math.PI * geo['r']!)).toBeLessThan(0.2);
    const laid = pictureOf(initial, TURN, width).items.filter(({ id }) => /^(tape|laid) /.test(id));
    expect(laid).toHaveLength(14);
  });

  it('has the cabin where the pointer drags it, and stays within a turn wherever that is', () => {
    for (let degrees = 1; degrees < TURN; degrees += 7) {
      const { x, y } = thing(initial, degrees, width, 'cabin up').geo as { x: number; y: number };
      expect(degreesAt(initial, { x, y }, width, Math.max(0, degrees - 30))).toBe(degrees);
      const end = thing(initial, degrees, width, 'post up').geo['x1']!;
      expect(Math.round(degreesAlong({ x: end, y: 0 }, width))).toBe(degrees);
    }
    for (const setup of [initial, radians])
      for (const [x, y] of [
        [-9e5, 4e5],
        [9e5, 9e5],
        [0, -1e9],
      ] as const)
        for (const from of [0, 5, 180, 355, TURN]) {
          const to = degreesAt(setup, { x, y }, width, from);
          expect(Number.isInteger(to) && to >= 0 && to <= TURN, `${to}`).toBe(true);
        }
  });
});

describe('the picture', () => {
  it('lays the wave of the cosine on that of the sine at the end', () => {
    const numbers = (d: string) => [...d.matchAll(/[\d.]+/g)].map(Number);
    const at = (time: number, id: string) => numbers(thing(initial, time, 686, id).path!);
    const sine = at(TURN + QUARTER, 'wave up');
    const moved = at(TURN + QUARTER, 'moved');
    expect(moved.length).toBeGreaterThan(80);
    moved.forEach((one, index) => expect(Math.abs(one - sine.at(index - moved.length)!)).toBeLessThan(0.2));
    const arrow = thing(initial, TURN + QUARTER, 686, 'way moved').geo;
    const { r } = thing(initial, TURN, 686, 'rim 0').geo;
    expect(Math.abs(arrow['x2']! - arrow['x1']! - (r! * Math.PI) / 2)).toBeLessThan(0.2);
  });

  it('winds the thread so often round as the number says, and never through the axle', () => {
    const halves = (time: number) => thing(radians, time, 686, 'thread').path!.split('A').length - 1;
    expect(halves(60)).toBe(Math.ceil(60 / Math.PI));
    const radii = [...thing(radians, TURN, 686, 'thread').path!.matchAll(/A([\d.]+) /g)].map(([, r]) => Number(r));
    expect(Math.min(...radii)).toBeGreaterThan(15);
  });
});
