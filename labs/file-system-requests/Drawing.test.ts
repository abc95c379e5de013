import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { pictureOf, valueAt, type Film } from './Drawing';
import { EXAMPLES, model, MOST_ROLLS, MOST_WAIT, ops, type Setup } from './model';

const more = ['r k120 r u w40 b s w30 r', 'k150 r k0 r u s s b', 's w61 s r w61 u w61 b r'];
const setups: Setup[] = (['none', 'DROP', 'ASK'] as const).flatMap((opening) =>
  more.map((text) => ({ opening, trust: 60, ops: ops(text) })),
);
const filmOf = (setup: Setup): Film => ({ setup, frames: model.trace(setup) });
const films = [...Object.values(EXAMPLES), ...setups].map(filmOf);
const found = (film: Film, time: number, id: string, width = 336) =>
  pictureOf(film, time, width).items.find((one) => one.id === id);

describe.each([296, 336, 560, 686, 736])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    for (const film of films)
      film.frames.forEach((_, at) =>
        expect(touchingItems(pictureOf(film, at, width)), `${model.encode(film.setup)}~${at}`).toEqual([]),
      );
  });

  it('gives each thing one name at any time, and keeps its height', () => {
    const heights = new Set<number>();
    for (const film of films)
      for (let time = 0; time <= film.frames.length - 1; time += 0.2) {
        const { items, height } = pictureOf(film, time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size, `${model.encode(film.setup)} ${time}`).toBe(items.length);
      }
    expect(heights.size).toBe(1);
  });

  it('has a frame as wide as the size over as many bytes, and bars as long as notes are believed', () => {
    const film = filmOf(EXAMPLES['12 of 120']);
    const cut = film.frames.findIndex(({ state }) => state.lines.at(-1)?.printed === '12');
    const wide = (id: string) => found(film, cut, id, width)!.geo['w']!;
    expect(wide('size 2') - 8).toBeCloseTo(2 * wide('page 2 0'), 1);
    expect(wide('given')).toBeCloseTo(2 * wide('page 2 0'), 1);
    const old = filmOf({ ...model.initial, ops: ops('r w15 b') });
    const bars = ['dentry rolls trust', 'dentry bread trust'].map((id) => found(old, 99, id, width)!.geo['w']!);
    expect(bars[0]! / bars[1]!).toBeCloseTo(45 / 60, 1);
  });

  it('finds a value wherever the pointer is', () => {
    for (const far of [-1e6, 1e6]) {
      expect([0, MOST_ROLLS]).toContain(valueAt({ x: far, y: far }, width, 'oven'));
      expect([0, MOST_WAIT]).toContain(valueAt({ x: far, y: -far }, width, 'time'));
    }
    for (const rolls of [0, 8, 9, 120, MOST_ROLLS]) {
      const film = filmOf({ ...model.initial, ops: [{ rolls }] });
      expect(valueAt({ x: found(film, 1, 'oven knob', width)!.geo['x']!, y: 0 }, width, 'oven')).toBe(rolls);
    }
  });
});

describe('the picture', () => {
  const film = filmOf(model.initial);

  it('is the same for the same time, whichever way it was reached', () => {
    for (const time of [0, 0.3, 4.5, 9]) expect(pictureOf(film, time, 336)).toEqual(pictureOf(film, time, 336));
  });

  it('has a question that goes down, and a note that rises from the door to its place', () => {
    const down = [0.1, 0.3, 0.45].map((time) => found(film, time, 'leg 0')!.geo['y']!);
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    const up = [1.1, 1.5, 1.9].map((time) => found(film, time, 'dentry told')!.geo['y']!);
    expect(up).toEqual(up.toSorted((a, b) => b - a));
    expect(found(film, 2, 'dentry rolls')!.geo['y']).toBeLessThan(up.at(-1)!);
    expect([found(film, 1.5, 'dentry rolls'), found(film, 2, 'dentry told')]).toEqual([undefined, undefined]);
  });

  it('says that the notes are wrong when the shop has changed, and not before', () => {
    const last = film.frames.length - 1;
    expect(found(film, last - 1, 'wrong page 2')).toBeUndefined();
    expect(found(film, last, 'wrong page 2')).toBeDefined();
    expect(found(film, last, 'wrong size 2')).toBeDefined();
  });
});
