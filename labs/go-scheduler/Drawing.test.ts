import { describe, expect, it } from 'vitest';

import type { GraphPicture } from '@groundwork/labs-kit/drawings/graph';
import { touchingItems } from '@groundwork/labs-kit/testing';
import { kindsOf, pictureOf } from './Drawing';
import { model, MOST } from './model';
import { play, WAYS, type Setup, type State } from './run';

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const setups: Setup[] = upTo(1, MOST.ps).flatMap((ps) =>
  upTo(1, MOST.goroutines).flatMap((goroutines) =>
    upTo(0, MOST.room).flatMap((room) => WAYS.map((way) => ({ ps, goroutines, room, way }))),
  ),
);

interface Shown {
  readonly name: string;
  readonly setup: Setup;
  readonly state: State;
  readonly picture: GraphPicture;
}

const shownAt = (width: number): Shown[] =>
  setups.flatMap((setup) => {
    const kinds = kindsOf(setup);
    const states = play(setup).map(({ state }) => state);
    return states.map((state, at) => ({
      name: `${model.encode(setup)}~${at}`,
      setup,
      state,
      picture: pictureOf(setup, kinds, [states[Math.max(0, at - 1)]!, state], width),
    }));
  });

describe.each([296, 336, 686])('the picture at %i pixels', (width) => {
  const all = shownAt(width);

  it('has labels that touch no other, and none that leaves it', () => {
    const found = all.flatMap(({ name, picture }) => touchingItems(picture).map((one) => `${name}: ${one}`));
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('gives each thing one name, and keeps its height and the places of all labels', () => {
    const kept = new Map<string, string>();
    for (const { setup, name, picture } of all) {
      const { items, height } = picture;
      expect(new Set(items.map(({ id }) => id)).size, name).toBe(items.length);
      const labels = items.filter(
        ({ id, kind }) => kind === 'text' && /^(P\d|next|queue|did|senders|pipe|receiver|got|ended)/.test(id),
      );
      const places = JSON.stringify([height, ...labels.map(({ id, geo }) => [id, geo['x'], geo['y']]).toSorted()]);
      const key = model.encode(setup);
      expect(places, name).toBe(kept.get(key) ?? places);
      kept.set(key, places);
    }
  });

  it('has every place inside of it', () => {
    for (const { name, picture } of all)
      for (const { kind, geo } of picture.items.filter(({ kind }) => kind === 'rect')) {
        const { x = 0, y = 0, w = 0, h = 0 } = geo;
        expect(x >= 0 && y >= 0 && x + w <= width && y + h <= picture.height, `${name} ${kind}`).toBe(true);
      }
  });
});

describe('the picture', () => {
  const all = shownAt(686);
  const idsOf = ({ items }: GraphPicture): Set<string> => new Set(items.map(({ id }) => id));

  it('shows each goroutine that was started, also those that have ended, each thread and each value', () => {
    for (const { name, state, picture } of all) {
      const ids = [...idsOf(picture)];
      expect(
        ids.filter((id) => /^M\d$/.test(id)),
        name,
      ).toHaveLength(state.threads);
      const held = state.ps.flatMap(({ running, next, queue }) =>
        [running, next, ...queue].filter((one) => one !== null),
      );
      const called = state.calls.map((call) => call.split(' ')[0]!);
      const there = [...held, ...state.global, ...state.senders, ...state.receivers, ...called, ...state.done];
      expect(ids.filter((id) => /^(main|g\d)$/.test(id)).toSorted(), name).toEqual(there.toSorted());
      expect(
        ids.filter((id) => /^value g\d$/.test(id)),
        name,
      ).toHaveLength(state.got.length + state.buffer.length);
    }
  });

  it('shows who acts on each P, although it has left it in the same tick', () => {
    for (const { name, state, picture } of all)
      for (const { p, name: who } of state.acts) {
        const ids = idsOf(picture);
        expect(ids.has(`now ${p}`), name).toBe(true);
        expect(ids.has(`left ${p}`), name).toBe(state.ps[p]!.running === null);
        if (state.ps[p]!.running !== null) expect(state.ps[p]!.running, name).toBe(who);
      }
  });

  it('draws the way of who is pushed out of the slot, of a value, and of main, which wakes', () => {
    for (const { name, state, picture } of all) {
      const ids = idsOf(picture);
      for (const { p, did, pushed } of state.acts) {
        expect(ids.has(`way ${state.now} ${p} pushed`), name).toBe(pushed !== null);
        expect(ids.has(`way ${state.now} ${p} wake`), name).toBe(did === 'hand');
      }
    }
  });
});
