import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { heightOf } from '@groundwork/labs-kit/drawings/cells';
import { touchingCells } from '@groundwork/labs-kit/testing';
import { scenesOf } from './Drawing';
import { EXAMPLES, model, type Setup } from './model';
import { OUTSIDE, PAGES } from './space';

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
const all = setups.map((setup) => ({ setup, frames: model.trace(setup), scenes: scenesOf(setup) }));

describe('the labels of the drawing', () => {
  it.each([296, 336, 686])('do not touch each other or the edge at %i pixels', (width) => {
    const found = all.flatMap(({ setup, scenes }) =>
      scenes.flatMap((scene, at) => touchingCells(scene, width).map((one) => `${model.encode(setup)}~${at}: ${one}`)),
    );
    expect(found.slice(0, 5)).toEqual([]);
  });
});

describe('the picture', () => {
  it('names each thing once, and only leads from and to what is there', () => {
    for (const { scenes } of all)
      for (const { cells, values, edges, now } of scenes) {
        for (const things of [cells, values, edges, now])
          expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
        const known = new Set(cells.map(({ id }) => id));
        for (const { on } of [...values, ...now, ...edges.flatMap(({ from, to }) => [from, to])])
          expect(known.has(on)).toBe(true);
      }
  });

  it('is equally high with pages of both sizes, so that nothing moves with the choice', () => {
    const heights = (['small', 'huge'] as const).map((size) => heightOf(scenesOf({ ...model.initial, size }), 336));
    expect(heights[0]).toBe(heights[1]);
    expect(heights[0]).toBeLessThan(440);
  });

  it('shows in the TLB and the tables what the state has there, and a frame in the colour of its page', () => {
    for (const { frames, scenes } of all)
      frames.forEach(({ state }, at) => {
        const { values } = scenes[at]!;
        for (const { index, frame, writable } of state.leaves) {
          const leaf = values.find(({ id }) => id === `leaf ${index}`)!;
          expect([leaf.text, leaf.look]).toEqual([String(frame), writable ? undefined : 'question']);
          if (writable) expect(values.find(({ id }) => id === `frame ${frame}`)!.actor).toBe(leaf.actor);
        }
        const kept = values.filter(({ id }) => id.startsWith('tlb'));
        expect(kept.map(({ id }) => Number(id.slice(4))).sort((a, b) => a - b)).toEqual(
          state.tlb.map(({ index }) => index).sort((a, b) => a - b),
        );
      });
  });

  it('leads a hit past all tables, and a walk through each', () => {
    const { scenes, frames } = all.find(({ setup }) => model.encode(setup) === 's4.w0.w0.w1')!;
    const edges = (text: string): string[] =>
      scenes[frames.findIndex((frame) => frame.text.includes(text))]!.edges.map(
        ({ kind, from, to }) => `${kind} ${from.on} > ${to.on}`,
      );
    expect(edges('No table is read')).toContain('lead tlb 0 > frame 1');
    expect(edges('No table is read').filter((edge) => edge.startsWith('index part'))).toEqual([]);
    const walk = edges('The instruction runs again');
    expect(walk.filter((edge) => edge.startsWith('index part'))).toHaveLength(4);
    expect(walk).toContain('lead entry 1 216 > frame 1');
    expect(edges('raises a page fault')).toContain('call entry 4 84 > kernel');
  });

  it('lets an entry keep its place in the TLB', () => {
    for (const { scenes } of all)
      scenes.slice(1).forEach(({ values }, at) => {
        for (const { id, on } of values.filter((value) => value.id.startsWith('tlb'))) {
          const before = scenes[at]!.values.find((value) => value.id === id);
          if (before) expect(on).toBe(before.on);
        }
      });
  });

  it('has the result of each access below it', () => {
    const last = scenesOf(model.initial).at(-1)!;
    const names = last.cells.filter(({ in: block }) => block === 'accesses').map(({ name }) => name);
    expect(names).toEqual(['fault', 'fault', 'fault', 'fault', 'fault', 'walk']);
  });
});
