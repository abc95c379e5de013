import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { lineAt, pictureOf } from './Drawing';
import { EXAMPLES, model, ONS, type Setup } from './model';
import type { State, Way } from './run';

const ways: readonly Way[] = ['dot', 'map', 'wrap', 'costs', 'call', 'bind', 'short'];
const setups: readonly Setup[] = [
  ...Object.values(EXAMPLES),
  ...(['module', 'script'] as const).flatMap((mode) =>
    (['arrow', 'function'] as const).flatMap((inner) =>
      ways.flatMap((way) => ONS.map((on): Setup => ({ mode, inner, lines: [{ way, on }] }))),
    ),
  ),
];
const states = setups.flatMap((setup) =>
  model.trace(setup).map(({ state }, at) => ({ setup, state, name: `${model.encode(setup)}~${at}` })),
);
const found = (setup: Setup, state: State, id: string, width = 336) =>
  pictureOf(setup, state, width).items.find((one) => one.id === id);

describe.each([296, 336, 560, 686, 736])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    for (const { setup, state, name } of states)
      expect(touchingItems(pictureOf(setup, state, width)), name).toEqual([]);
  });

  it('gives each thing one name, and keeps its height in a run and when an object is exchanged', () => {
    const heights = new Map<string, number>();
    for (const { setup, state, name } of states) {
      const { items, height } = pictureOf(setup, state, width);
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      const kind = setup.mode + setup.lines.map(({ way }) => way).join('.');
      expect(heights.get(kind) ?? height, name).toBe(height);
      heights.set(kind, height);
    }
  });

  it('finds the line under a pointer, and none outside of the file', () => {
    const setup = model.initial;
    const { state } = model.trace(setup)[0]!;
    for (const [index] of setup.lines.entries()) {
      const { geo } = found(setup, state, `line ${index}`, width)!;
      expect(lineAt(setup, state, { x: geo['x']!, y: geo['y']! }, width)).toBe(index);
    }
    for (const far of [-1e6, 1e6]) expect(lineAt(setup, state, { x: 20, y: far }, width)).toBeNull();
  });
});

describe('the picture', () => {
  it('lets what stands before the dot fall straight into the blank below it', () => {
    const frames = model.trace(model.initial);
    const { geo, from, actor } = found(model.initial, frames[5]!.state, '1 0 this')!;
    expect([actor, from!['x']! + from!['w']! / 2]).toEqual(['b', geo['x']! + geo['w']! / 2]);
    expect(from!['y']).toBeLessThan(geo['y']!);
  });

  it('has no blank for the this of an arrow function, and a thread to that of the call around it', () => {
    const { state } = model.trace(model.initial).at(-1)!;
    const at = (id: string) => found(model.initial, state, id);
    expect(at('3 1 this under')).toBeUndefined();
    expect(at('3 1 thread in')!.geo['y2']).toBe(at('3 0 this')!.geo['y']! + 10);
    expect(at('3 2 this under')).toBeDefined();
  });
});
