import { describe, expect, it } from 'vitest';

import type { GraphItem } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, type State } from './model';
import { described } from './Drawing';
import { pictureOf } from './Picture';
import { draggedTo, knobAt, nudged } from './plan';
import { currents, isThere, LAMP, RESISTORS, solve, type Setup } from './rules';

const next = seeded(3);
const ohm = () => 10 * (1 + Math.floor(next() * 50));
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  // What is as unlike as can be.
  ...Array.from({ length: 32 }, (_, bits) => ({
    volts: 1 + (bits % 12),
    ohms: [0, 1, 2, 3, 4].map((part) => ((bits >> part) & 1 ? 500 : 10)),
  })),
  ...Array.from({ length: 12 }, () => ({
    volts: 1 + Math.floor(next() * 12),
    ohms: [ohm(), ohm(), ohm(), ohm(), ohm()],
  })),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);
const boxOf = (items: readonly GraphItem[], part: number): GraphItem['geo'] =>
  items.find(({ id }) => id === `box ${part}`)!.geo;

describe.each([296, 336, 560, 686, 1000])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      statesOf(setup).flatMap((state) =>
        touchingItems(pictureOf(state, width)).map((what) => `${model.encode(setup)} ${what}`),
      ),
    );
    expect([...new Set(found)].slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name, keeps its height, and says the resistance of what is dragged', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const broken = items.filter(({ geo }) => !Object.values(geo).every(Number.isFinite));
        expect(broken.map(({ id }) => id)).toEqual([]);
      }
    expect(heights.size).toBe(1);
    const told = pictureOf(statesOf(model.initial)[4]!, width).items.map(({ text }) => text);
    for (const text of [
      width > 300 ? 'lamp 80 Ω' : '80 Ω',
      '12.5 mA',
      'left 3 V',
      'right 2 V',
      'plus 5 V',
      'lifts 27.5 mA',
    ])
      expect(told).toContain(text);
  });

  it('draws each part as high as its voltage and as wide as its current', () => {
    for (const setup of setups)
      for (const state of statesOf(setup).slice(1, 5)) {
        const { items } = pictureOf(state, width);
        const amps = currents(setup, state.built);
        const ends = solve(setup, state.built);
        const first = boxOf(items, 0);
        const [volt, ampere] = [first['h']! / (setup.volts - ends.left), first['w']! / amps[0]!];
        for (const [part, [from, to]] of RESISTORS.entries()) {
          if (!isThere(part, state.built)) continue;
          const { w, h } = boxOf(items, part);
          // Tenths of pixels are rounded, in the first part too.
          expect(Math.abs(h! - Math.abs(ends[from] - ends[to]) * volt)).toBeLessThan(0.2 + (h! / first['h']!) * 0.1);
          expect(Math.abs(w! - Math.abs(amps[part]!) * ampere)).toBeLessThan(0.2 + (w! / first['w']!) * 0.1);
        }
      }
  });

  it('lets no stream lie over another', () => {
    for (const setup of setups) {
      const { items } = pictureOf(statesOf(setup)[4]!, width);
      const boxes = RESISTORS.map((_, part) => boxOf(items, part));
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1)) {
          const across = Math.min(a['x']! + a['w']!, b['x']! + b['w']!) - Math.max(a['x']!, b['x']!);
          const down = Math.min(a['y']! + a['h']!, b['y']! + b['h']!) - Math.max(a['y']!, b['y']!);
          expect(Math.min(across, down)).toBeLessThan(0.3);
        }
    }
  });

  it('gives a part the resistance with which its knob is where it is dragged, and one that it can have anywhere', () => {
    for (const setup of setups) {
      const state = statesOf(setup)[4]!;
      for (const part of [0, 1, 2, 3, 4]) {
        const wanted = ohm();
        const other = {
          ...state,
          setup: { ...setup, ohms: setup.ohms.map((one, index) => (index === part ? wanted : one)) },
        };
        const to = knobAt(other, part, width)!;
        const found = knobAt({ ...state, setup: draggedTo(state, part, to, width) }, part, width)!;
        expect(Math.hypot(found.x - to.x, found.y - to.y)).toBeLessThan(0.05);
        for (const far of [-9000, 9000])
          expect(model.decode(model.encode(draggedTo(state, part, { x: far, y: -far }, width)))).not.toBeNull();
      }
    }
  });
});

describe('what is dragged', () => {
  it('becomes narrower and taller with more resistance', () => {
    for (const setup of setups)
      for (const part of [0, 1, 2, 3, 4]) {
        const less = { ...setup, ohms: setup.ohms.map((one, index) => (index === part ? 90 : one)) };
        const [a, b] = [less, nudged(less, part, 1)].map((one) => Math.abs(currents(one)[part]!));
        expect(b).toBeLessThanOrEqual(a! + 1e-12);
      }
  });

  it('stays within what it can be', () => {
    expect(nudged({ volts: 5, ohms: [10, 1, 1, 1, 1] }, 0, -1).ohms[0]).toBe(10);
    expect(nudged({ volts: 5, ohms: [500, 1, 1, 1, 1] }, 0, 1).ohms[0]).toBe(500);
    // A lamp without a current looks the same with every resistance.
    const state = statesOf(EXAMPLES['Level: no current'])[4]!;
    expect(draggedTo(state, LAMP, { x: 20, y: 20 }, 336)).toBe(state.setup);
  });
});

describe('the picture in words', () => {
  it('names the points and what falls where', () => {
    const [open, , , , joined] = statesOf(model.initial);
    expect(described(open!)).toBe('A charger lifts charge to plus at 5 V.');
    expect(described(joined!)).toContain('left at 3 V; right at 2 V; from plus 100 Ω with 20 mA down to left');
    expect(described(statesOf(EXAMPLES['From right to left'])[4]!)).toContain(
      'from right 80 Ω with 12.5 mA down to left',
    );
  });
});
