import { describe, expect, it } from 'vitest';

import { layoutCells } from '../_kit/drawings/cells/layout';
import { touching } from '../_kit/drawings/cells/touching';
import { scenesOf } from './Drawing';
import { model, MOST } from './model';
import { play, WAYS, type Setup } from './run';

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const setups: Setup[] = upTo(1, MOST.ps).flatMap((ps) =>
  upTo(1, MOST.goroutines).flatMap((goroutines) =>
    upTo(0, MOST.room).flatMap((room) => WAYS.map((way) => ({ ps, goroutines, room, way }))),
  ),
);
const all = setups.map((setup) => ({ setup, frames: play(setup), scenes: scenesOf(setup) }));

describe('the labels of the drawing', () => {
  it.each([296, 336, 686])('do not touch each other or the edge at %i pixels', (width) => {
    const found = all.flatMap(({ setup, scenes }) =>
      scenes.flatMap((scene, at) => touching(scene, width).map((one) => `${model.encode(setup)}~${at}: ${one}`)),
    );
    expect(found.slice(0, 5)).toEqual([]);
  });
});

describe('the picture', () => {
  it('names each thing once, and has a place for each', () => {
    for (const { scenes } of all)
      for (const { cells, values, now } of scenes) {
        for (const things of [cells, values, now]) expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
        const known = new Set(cells.map(({ id }) => id));
        for (const { on } of [...values, ...now]) expect(known.has(on)).toBe(true);
        const places = values.map(({ on }) => on);
        expect(new Set(places).size).toBe(places.length);
      }
  });

  it('keeps each row at its height while the run is played', () => {
    for (const { scenes } of all) {
      const tops = scenes.map((scene) => layoutCells(scene, 336).cells.get('order 0 title')!.y);
      expect(new Set(tops).size).toBe(1);
    }
  });

  it('shows each goroutine that was started and is not done, and each thread', () => {
    for (const { frames, scenes } of all)
      frames.forEach(({ state }, at) => {
        const ids = scenes[at]!.values.map(({ id }) => id);
        const [threads, goroutines] = [/^M\d$/, /^(main|g\d)$/].map((kind) => ids.filter((id) => kind.test(id)));
        expect(threads).toHaveLength(state.threads);
        for (const name of state.done) expect(goroutines).not.toContain(name);
        const waiting = [
          ...state.global,
          ...state.senders,
          ...state.receivers,
          ...state.calls.map((call) => call.split(' ')[0]!),
        ];
        const held = state.ps.flatMap(({ running, next, queue }) =>
          [running, next, ...queue].filter((one) => one !== null),
        );
        expect([...goroutines!].sort()).toEqual([...waiting, ...held].sort());
        expect(ids.filter((id) => id.startsWith('value'))).toHaveLength(state.got.length + state.buffer.length);
      });
  });

  it('says which goroutine was stolen, as far as it does not go on in the same tick', () => {
    for (const { setup, frames, scenes } of all.filter(({ setup }) => setup.way === 'compute')) {
      const shown = scenes.flatMap(({ cells }) => cells.filter(({ name }) => name === 'stolen'));
      const { stolen } = frames.at(-1)!.state;
      expect(shown.length > 0, model.encode(setup)).toBe(stolen > 0);
    }
  });
});
