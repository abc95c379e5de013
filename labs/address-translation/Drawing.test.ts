import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { EXAMPLES, model, type Setup } from './model';
import { momentsOf, WAYS, type Moment } from './moments';
import { pictureOf } from './Picture';
import { costsOf, OUTSIDE, PAGES } from './space';

function random(seed: number): Setup['ops'] {
  const next = seeded(seed);
  return Array.from({ length: 24 }, () => ({
    act: next() < 0.5 ? 'read' : 'write',
    page: Math.floor(next() * (seed % 2 ? PAGES : 4)),
  }));
}

const lists: Setup['ops'][] = [
  ...Object.values(EXAMPLES),
  ...[1, 2, 3, 4].map(random),
  [...random(5), { act: 'write', page: OUTSIDE }],
  [{ act: 'read', page: OUTSIDE }],
  [],
];
const setups: Setup[] = lists.flatMap((ops) =>
  (['small', 'huge'] as const).flatMap((size) => ([2, 4] as const).map((tlbSize) => ({ size, tlbSize, ops }))),
);
const all = setups.map((setup) => ({ setup, frames: model.trace(setup), moments: momentsOf(setup) }));
const story = momentsOf(model.initial);
const ids = (moment: Moment): string[] => pictureOf(moment, 336).items.map(({ id }) => id);
/** The last moment of each access. */
const ends = story.filter(({ results }, at) => story[at + 1]?.results.length !== results.length && results.length > 0);

describe.each([296, 336, 560, 686, 736])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = all.flatMap(({ setup, moments }) =>
      moments.flatMap((moment, at) =>
        touchingItems(pictureOf(moment, width)).map((one) => `${model.encode(setup)}~${at}: ${one}`),
      ),
    );
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('names each thing once, and keeps its height', () => {
    for (const { moments } of all) {
      const pictures = moments.map((moment) => pictureOf(moment, width));
      for (const { items } of pictures) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(new Set(pictures.map(({ height }) => height)).size).toBe(1);
    }
  });

  it('draws costs in one scale', () => {
    const { items } = pictureOf(story[0]!, width);
    const [hit, walk, fault] = WAYS.map((way) => {
      const bars = items.filter(({ id, kind }) => kind === 'rect' && id.startsWith(`cost ${way} `));
      return Math.max(...bars.map(({ geo }) => geo['x']! + geo['w']!)) - Math.min(...bars.map(({ geo }) => geo['x']!));
    });
    const sum = (way: (typeof WAYS)[number]): number => costsOf('small')[way].reduce((one, other) => one + other, 0);
    // Between two blocks there is a gap.
    expect((fault! + 1.5) / (walk! + 1.5)).toBeCloseTo(sum('fault') / sum('walk'), -0.5);
    expect(walk! / (hit! + 1)).toBeGreaterThan(4);
  });
});

describe('the picture', () => {
  it('is equally high with pages of both sizes, so that nothing moves with the choice', () => {
    const [small, huge] = (['small', 'huge'] as const).map(
      (size) => pictureOf(momentsOf({ ...model.initial, size })[0]!, 336).height,
    );
    expect(small).toBe(huge);
    expect(small).toBeLessThan(450);
  });

  it('shows in the TLB and the tables what the state has there, and a frame in the colour of its page', () => {
    for (const { frames, moments } of all)
      frames.forEach(({ state }, at) => {
        const { items } = pictureOf(moments[at]!, 336);
        const texts = new Map(items.map(({ id, text }) => [id, text]));
        const last = state.size === 'small' ? 1 : 2;
        for (const { index, frame, writable } of state.leaves) {
          expect(texts.get(`entry ${last} ${index} text`)).toBe(`${index} → ${frame}`);
          const row = items.find(({ id }) => id === `entry ${last} ${index}`)!;
          if (writable) expect(items.find(({ id }) => id === `frame ${frame}`)!.actor).toBe(row.actor);
        }
        const kept = items.filter(({ id, kind, geo }) => kind === 'rect' && /^tlb \d/.test(id) && geo['y']! < 100);
        expect(kept.map(({ id }) => Number(id.slice(4)))).toEqual(state.tlb.map(({ index }) => index));
        const lefts = kept.map(({ geo }) => geo['x']!);
        expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
      });
  });

  it('tells each access of the story: five faults, a walk, a hit', () => {
    expect(story.at(-1)!.results).toEqual(['fault', 'fault', 'fault', 'fault', 'fault', 'walk', 'hit']);
    for (const { frames, moments } of all)
      frames.forEach(({ state: { counts } }, at) => {
        const { results } = moments[at]!;
        expect(results.length).toBe(counts.accesses);
        expect(results.filter((one) => one === 'hit').length).toBe(counts.hits);
        const faults = results.filter((one) => one === 'fault').length;
        // The kernel is called a step before it acts.
        expect([counts.faults, counts.faults + 1]).toContain(faults);
      });
  });

  it('goes to the kernel with a fault, through all tables with a walk, and past both with a hit', () => {
    const lines = (moment: Moment): string[] =>
      ids(moment)
        .filter((id) => /^way .*[^d]$/.test(id))
        .map((id) => id.replace(/^way \d+ /, ''));
    const reads = [4, 3, 2, 1].map((level) => `read ${level}`);
    expect(lines(ends[4]!)).toEqual(['ask', ...reads, 'call', 'give', 'reach']);
    expect(lines(ends[5]!)).toEqual(['ask', ...reads, 'reach']);
    expect(lines(ends[6]!)).toEqual(['ask', 'hit']);
  });

  it('pushes out what was used longest ago when a fifth page comes', () => {
    const out = ends.map((moment) => moment.out);
    expect(out).toEqual([null, null, null, null, 216, 217, null]);
    for (const { moments } of all)
      moments.forEach(({ out: lost, state }, at) => {
        if (lost !== null) expect(moments[at - 1]!.state.tlb[0]!.index).toBe(lost);
        expect(state.tlb.some(({ index }) => index === lost)).toBe(false);
      });
  });
});
