import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { heightOf } from '@groundwork/labs-kit/drawings/cells';
import { touchingCells } from '@groundwork/labs-kit/testing';
import { lineOf, setOf } from './cache';
import { scenesOf } from './Drawing';
import { EXAMPLES, HIGHEST, model, WAYS, type Setup } from './model';

function randomLoads(seed: number): number[] {
  const next = seeded(seed);
  return Array.from({ length: 20 }, () => Math.floor(next() * (HIGHEST + 1)));
}

const lists = [EXAMPLES['256 apart'], EXAMPLES['Columns, longer rows'], randomLoads(1), [HIGHEST], []];
const setups: Setup[] = WAYS.flatMap((ways) => lists.map((loads) => ({ ways, loads })));

describe('the labels of the drawing', () => {
  it.each([296, 336, 622])('do not touch each other or the edge at %i pixels', (width) => {
    const found = setups.flatMap((setup) =>
      scenesOf(setup).flatMap((scene, at) =>
        touchingCells(scene, width).map((one) => `${model.encode(setup)}~${at} at ${width}: ${one}`),
      ),
    );
    expect(found.slice(0, 5)).toEqual([]);
  });
});

describe('the picture', () => {
  const scenes = scenesOf(model.initial);

  it('has one height for all ways to divide the cache, so that nothing moves with the choice', () => {
    const heights = WAYS.map((ways) => heightOf(scenesOf({ ...model.initial, ways }), 336));
    expect(Math.max(...heights)).toBeLessThan(480);
    expect(heightOf(scenes, 336)).toBe(Math.max(...heights));
  });

  it('puts each line of memory below its set', () => {
    for (const ways of WAYS)
      for (const { cells } of scenesOf({ ways, loads: [0] }).slice(0, 1))
        for (const { id, at } of cells.filter(({ in: block }) => block === 'memory')) {
          const line = Number(id.split(' ')[1]);
          expect(Math.floor((at! % 8) / ways)).toBe(setOf(line, ways));
        }
  });

  it('brings a copy up from its line, and keeps the colour of the line everywhere', () => {
    for (const { values } of scenes)
      for (const { id, born, actor, text } of values) {
        const line = lineOf(Number(text));
        if (id.startsWith('copy')) expect(born).toBe(`line ${line}`);
        expect(actor).toBe(values.find((value) => value.id === `line ${line}`)!.actor);
      }
  });

  it('never has two things of one name', () => {
    for (const setup of setups)
      for (const { cells, values } of scenesOf(setup))
        for (const things of [cells, values]) expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  });
});
