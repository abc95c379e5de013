import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { cost, model, MOST_WORDS, WAYS, type Setup } from './model';
import { described, pictureOf, Plan } from './Picture';

const setups: Setup[] = WAYS.flatMap((way) =>
  Array.from({ length: MOST_WORDS }, (_, index) => ({ way, words: index + 1 })),
);
const widths = [296, 336, 560, 686, 1000];

function picturesOf(setup: Setup, width: number) {
  const frames = model.trace(setup);
  const total = frames.at(-1)!.state.now;
  return frames.map(({ state }, at) => pictureOf(state, total, at === frames.length - 1, width));
}

describe.each(widths)('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      picturesOf(setup, width).flatMap((picture, at) =>
        touchingItems(picture).map((what) => `${model.encode(setup)} ${at} ${what}`),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });

  it('gives each thing one name and a finite place inside, and keeps its height', () => {
    const heights = new Set<number>();
    for (const setup of setups)
      for (const { items, height } of picturesOf(setup, width)) {
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(items.filter(({ geo }) => !Object.values(geo).every(Number.isFinite))).toEqual([]);
        const boxes = items.filter(({ kind }) => kind === 'rect').map(({ geo }) => geo as Record<string, number>);
        expect(
          boxes.filter(({ x, y, w, h }) => w! <= 0 || x! < 0 || y! < 0 || x! + w! > width || y! + h! > height),
        ).toEqual([]);
      }
    expect(heights.size).toBe(1);
  });

  it('draws the price of each way to one scale, in as many pieces as it is paid', () => {
    for (const setup of setups) {
      const { items } = picturesOf(setup, width).at(-1)!;
      const plan = new Plan(width, 1, setup.words);
      for (const way of ['polling', 'interrupts', 'dma'] as const) {
        const bars = items.filter(({ id }) => new RegExp(`^price ${way} \\d+$`).test(id));
        expect(bars).toHaveLength(way === 'dma' ? 2 : setup.words);
        const end = Math.max(...bars.map(({ geo }) => geo['x']! + geo['w']!));
        expect(Math.abs(end - plan.price(cost({ way, words: setup.words })))).toBeLessThan(1);
      }
    }
  });

  it('finds for each place of the handle how many words it means, and for any other place a number that can be', () => {
    for (let words = 1; words <= MOST_WORDS; words++) {
      const plan = new Plan(width, 50, words);
      expect(plan.countAt(plan.knob.x)).toBe(words);
    }
    const plan = new Plan(width, 50, 1);
    expect([plan.countAt(-9000), plan.countAt(9000)]).toEqual([1, MOST_WORDS]);
  });
});

describe('what the run has for its picture', () => {
  it('is every tick of the processor once, and each word made, then moved', () => {
    for (const setup of setups) {
      const { state } = model.trace(setup).at(-1)!;
      const own = state.stretches.filter(({ what }) => what !== 'makes');
      expect(own.map(({ from }) => from)).toEqual([0, ...own.map(({ till }) => till).slice(0, -1)]);
      expect(own.at(-1)!.till).toBe(state.now);
      const made = state.stretches.filter(({ what }) => what === 'makes');
      expect(made.map(({ word }) => word)).toEqual(Array.from({ length: setup.words }, (_, index) => index + 1));
      for (const { word, till } of made)
        for (const load of own)
          if (load.what === 'loads' && load.word === word) expect(load.from).toBeGreaterThanOrEqual(till);
    }
  });

  it('lends the buffer only while the device writes, and says that a hasty program reads in that time', () => {
    const { lent, givenAt } = model.trace({ way: 'hasty', words: 3 }).at(-1)!.state;
    expect([lent, givenAt]).toEqual([{ from: 8, till: 48 }, 12]);
    expect(model.trace({ way: 'dma', words: 3 }).at(-1)!.state.givenAt).toBe(48);
    expect(model.trace({ way: 'polling', words: 3 }).at(-1)!.state.lent).toBeNull();
  });

  it('is told in words', () => {
    const { state } = model.trace({ way: 'hasty', words: 2 }).at(-1)!;
    expect(described(state)).toBe(
      'tick 42: the processor spent 30 ticks on the copy and 12 on other work; memory has 2 of 2 new words; the device: may not use the buffer; the program was given 0 new words.',
    );
  });
});
