import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { pictureOf, valueAt, type Film } from './Drawing';
import { EXAMPLES, model, MOST_ROLLS, ops, type Setup } from './model';

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
    for (const film of films) {
      const heights = new Set<number>();
      for (let time = 0; time <= film.frames.length - 1; time += 0.2) {
        const { items, height } = pictureOf(film, time, width);
        heights.add(height);
        expect(new Set(items.map(({ id }) => id)).size, `${model.encode(film.setup)} ${time}`).toBe(items.length);
      }
      expect(heights.size).toBe(1);
    }
  });

  it('has a frame as wide as the size over as many bytes, and bars as long as notes are believed', () => {
    const film = filmOf(EXAMPLES['12 of 120']);
    const cut = film.frames.findIndex(({ state }) => state.lines.at(-1)?.printed === '12');
    const wide = (id: string) => found(film, cut, id, width)!.geo['w']!;
    expect(wide('size 2') - 3).toBeCloseTo(2 * wide('page 2 0'), 1);
    expect(wide('given')).toBeCloseTo(2 * wide('page 2 0'), 1);
    const old = filmOf({ ...model.initial, ops: ops('r w15 b') });
    const bars = ['dentry rolls trust', 'dentry bread trust'].map((id) => found(old, 99, id, width)!.geo['w']!);
    expect(bars[0]! / bars[1]!).toBeCloseTo(45 / 60, 1);
  });

  it('finds a value wherever the pointer is', () => {
    for (const far of [-1e6, 1e6]) expect([0, MOST_ROLLS]).toContain(valueAt({ x: far, y: far }, width, model.initial));
    for (const rolls of [0, 8, 9, 120, MOST_ROLLS]) {
      const film = filmOf({ ...model.initial, ops: [{ rolls }] });
      expect(valueAt({ x: found(film, 1, 'oven knob', width)!.geo['x']!, y: 0 }, width, film.setup)).toBe(rolls);
    }
  });
});

describe('the picture', () => {
  const film = filmOf(model.initial);

  it('is the same for the same time, whichever way it was reached', () => {
    for (const time of [0, 0.3, 4.5, 9]) expect(pictureOf(film, time, 336)).toEqual(pictureOf(film, time, 336));
  });

  const heights = (id: string, times: readonly number[]) => times.map((time) => found(film, time, id)!.geo['y']!);

  it('has a call and a question that go down, and an answer that rises from the shop to its place', () => {
    const down = [...heights('calls', [0.1, 0.3, 0.45]), ...heights('asks', [0.6, 0.8, 1])];
    expect(down).toEqual(down.toSorted((a, b) => a - b));
    const up = [...heights('answers', [1.1, 1.3, 1.6]), ...heights('dentry rolls', [1.7, 1.9, 2])];
    expect(up).toEqual(up.toSorted((a, b) => b - a));
    expect(found(film, 1.4, 'dentry rolls')).toBeUndefined();
  });

  it('turns round in the kernel where all is remembered', () => {
    const first = film.frames.findIndex(({ state }) => state.lines.at(-1)?.printed);
    const second = film.frames.findIndex(({ state }) => state.lines.length === 2 && state.lines[1]!.printed);
    const has = (at: number) => ['calls', 'asks', 'answers'].map((id) => found(film, at, id) !== undefined);
    expect([has(first), has(second)]).toEqual([
      [true, true, true],
      [true, false, false],
    ]);
  });

  it('says what is old when the shop has changed, and what the shop has when a program prints what is old', () => {
    const baked = film.frames.findIndex(({ state }) => state.stock[2] === 120);
    const texts = (at: number) =>
      pictureOf(film, at, 336).items.flatMap(({ look, text }) => (/bad/.test(look) ? [text] : []));
    expect(texts(baked - 1)).toEqual([]);
    expect(texts(baked)).toEqual(['old size', 'old contents', '≠']);
    expect(texts(film.frames.length - 1)).toContain('shop has 120');
  });
});
