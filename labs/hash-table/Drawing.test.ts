import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { heightOf } from '@groundwork/labs-kit/drawings/cells';
import { touchingCells } from '@groundwork/labs-kit/testing';
import { scenesOf } from './Drawing';
import { EXAMPLES, model, ops, type Setup } from './model';
import type { Op } from './run';

const STRATEGIES = ['chaining', 'probing', 'erasing'] as const;

function randomOps(seed: number): Op[] {
  const next = seeded(seed);
  const acts = ['insert', 'insert', 'find', 'delete'] as const;
  return Array.from({ length: 30 }, () => ({ act: acts[Math.floor(next() * 4)]!, key: Math.floor(next() * 100) }));
}

const full = Array.from({ length: 30 }, (_, index) => ({ act: 'insert', key: (index * 37) % 100 }) as const);
const lists: readonly (readonly Op[])[] = [
  ...Object.values(EXAMPLES),
  ...[1, 2].map(randomOps),
  full,
  ops('i7 i15 i23 d15 f23 i31'),
];
const setups: Setup[] = STRATEGIES.flatMap((strategy) => lists.map((list) => ({ strategy, ops: list })));

const found = (setup: Setup, width: number): string[] =>
  scenesOf(setup).flatMap((scene, at) =>
    touchingCells(scene, width).map((one) => `${model.encode(setup)}~${at} at ${width}: ${one}`),
  );

describe('the labels of the drawing', () => {
  it.each([296, 336, 622])('do not touch each other or the edge at %i pixels', (width) => {
    expect(setups.flatMap((setup) => found(setup, width)).slice(0, 5)).toEqual([]);
  });
});

describe('the picture', () => {
  const { initial, startAt } = model;
  const scenes = scenesOf(initial);
  const last = scenes.at(-1)!;

  it('has a scene for each step, and is not much higher than a phone', () => {
    for (const setup of setups) expect(scenesOf(setup)).toHaveLength(model.trace(setup).length);
    expect(heightOf(scenes, 336)).toBeLessThan(330);
    for (const example of Object.values(EXAMPLES))
      expect(heightOf(scenesOf({ strategy: 'probing', ops: example }), 336)).toBeLessThan(420);
  });

  it('shows beside the table what it would be without the tombstone, from the removal on', () => {
    const second = (at: number) => scenes[at]!.blocks.some(({ id }) => id === 'second');
    expect([startAt - 1, startAt, scenes.length - 1].map(second)).toEqual([false, true, true]);
    const verdicts = last.blocks.flatMap(({ verdict }) => (verdict ? [verdict.tone] : []));
    expect(verdicts).toEqual(['good', 'bad']);
    expect(last.values.find(({ id }) => id === 'second 19')!.look).toBe('lost');
  });

  it('lets a key keep its identity from the sum to its slot, and into another array', () => {
    const places = scenes.map(({ values }) => values.find(({ id }) => id === 'key 19')?.on);
    expect(places).toContain('wanted');
    expect(places.at(-1)).toBe('0 5');
    const grown = scenesOf({ strategy: 'probing', ops: EXAMPLES.Grow });
    const spots = new Set(grown.map(({ values }) => values.find(({ id }) => id === 'key 11')?.on));
    expect([...spots]).toEqual([undefined, 'wanted', '0 6', '1 11']);
  });

  it('never has two things of one name', () => {
    for (const setup of setups)
      for (const { cells, values, edges } of scenesOf(setup))
        for (const things of [cells, values, edges])
          expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  });
});
