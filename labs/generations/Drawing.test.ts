import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, type Setup, type State } from './model';
import { described, pictureOf } from './Picture';
import { Plan } from './plan';
import { MOST_RUNNING, PRICES, ROUNDS } from './run';

const next = seeded(5);
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 20 }, (_, at): Setup => ({
    cards: at % 2 === 0 ? 'read' : 'ignored',
    visits: at % 5 === 0 ? 'stay' : 'end',
    running: Array.from({ length: ROUNDS }, () => Math.floor(next() * (MOST_RUNNING + 1))),
  })),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);
const widths = [296, 336, 560, 686, 1000];

describe.each(widths)('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      statesOf(setup).flatMap((state, at) =>
        touchingItems(pictureOf(state, width)).map((what) => `${model.encode(setup)} ${at} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a finite place, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.filter(({ geo }) => !Object.values(geo).every(Number.isFinite))).toEqual([]);
        expect(items.filter(({ path }) => path?.includes('NaN'))).toEqual([]);
      }
    expect(heights.size).toBe(1);
  });

  it('records a collection object by object, to the scale of the heap', () => {
    const plan = new Plan(width);
    for (const setup of setups) {
      const state = statesOf(setup).at(-1)!;
      const ids = pictureOf(state, width).items.map(({ id }) => id);
      for (const [at, { looked, freed, before, isFull }] of state.works.entries()) {
        const count = (of: string): number => ids.filter((id) => id.startsWith(`${of} ${at} `)).length;
        expect(count('looked')).toBe(isFull ? looked - PRICES : looked);
        expect(count('looked') + count('other')).toBe(before.length - PRICES);
        if (isFull) expect(count('other')).toBe(freed);
      }
    }
    const one = plan.mark(0, { space: 'eden', at: 0 });
    expect(plan.mark(0, { space: 'old', at: 0 }, PRICES).w / one.w).toBeCloseTo(PRICES);
  });

  it('keeps all boxes within the picture', () => {
    for (const setup of setups)
      for (const state of statesOf(setup)) {
        const { items, height } = pictureOf(state, width);
        const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Record<string, number>);
        expect(
          boxes.filter(({ x, y, w, h }) => x! < 1 || y! < 1 || x! + w! > width - 1 || y! + h! > height - 1),
        ).toEqual([]);
      }
  });

  it('finds for each place of the handle how many visits run, and for any other place one that can be', () => {
    const plan = new Plan(width);
    for (let running = 0; running <= MOST_RUNNING; running++) expect(plan.runningAt(plan.edge(running))).toBe(running);
    expect([plan.runningAt(-9000), plan.runningAt(9000)]).toEqual([MOST_RUNNING, 0]);
  });
});

describe('the picture in words', () => {
  it('says where objects are, which are garbage, and what is lost', () => {
    const states = statesOf(EXAMPLES['Cards ignored']);
    expect(described(states[2]!)).toContain('Eden: M and 2 to 12;');
    expect(described(states[2]!)).toContain('no reference leads to 2 to 11');
    expect(described(states[8]!)).toContain('the card of M is noted');
    expect(described(states.at(-1)!)).toContain('C is lost');
  });
});
