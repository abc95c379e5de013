import { describe, expect, it } from 'vitest';

import { HEIGHT } from '@groundwork/labs-kit/drawings';
import { touchingShapes } from '@groundwork/labs-kit/testing';
import { layoutLoop, loopPicture } from './Drawing';
import { EXAMPLES, model } from './model';

/** Those of the note, one mistake, and the longest: lines, queues and letters. */
const PROGRAMS = [
  ...Object.values(EXAMPLES),
  't(A',
  't()t()t()t()t()t()t()t()t()t()t()t()t()t()t()t()',
  'm(A)m(B)m(C)m(D)m(E)m(F)m(G)m(H)',
  'f(w)f(w)f(w)f(w)f(w)f(w)f(w)f(w)',
  't(A)t(B)t(C)t(D)m(A)m(B)m(C)m(D)',
  'f(f(f(f(Aw)w)w)w)m(B)m(C)m(D)t(E)',
  'm(m(m(m(A))))',
  'ABCDEFGHIJKLMNOP',
];
const pictures = (text: string, width: number) => {
  const frames = model.trace({ text });
  const layout = layoutLoop(frames, width);
  return frames.map((_, at) => ({ layout, shapes: loopPicture(frames, at, layout) }));
};

describe('the labels of the drawing', () => {
  it.each([304, 344, 360, 704, 736])('do not touch each other or the edge at %i pixels', (width) => {
    const found = PROGRAMS.flatMap((text) =>
      pictures(text, width).flatMap(({ layout, shapes }, at) =>
        touchingShapes(shapes, { size: layout.size, width, height: HEIGHT }).map(
          (one) => `${text} ~${at} ${width}: ${one}`,
        ),
      ),
    );
    expect(found.slice(0, 10)).toEqual([]);
  });
});

describe('the picture', () => {
  const shapes = pictures(model.initial.text, 360).map((one) => one.shapes);
  const jobs = (at: number, look: string) =>
    shapes[at]!.filter((one) => one.key.startsWith('job') && one.look === look).map(({ key }) => key);

  it('has the same jobs at every step, each once, so that they travel', () => {
    const keys = (at: number) => shapes[at]!.filter(({ key }) => key.startsWith('job')).map(({ key }) => key);
    for (const at of shapes.keys()) expect(keys(at)).toEqual(keys(0));
    expect(new Set(keys(0)).size).toBe(keys(0).length);
  });

  it('has all jobs but the script before them at the start, and behind them at the end', () => {
    expect(jobs(0, 'loop-job')).toEqual(['job script']);
    expect(jobs(shapes.length - 1, 'loop-dot')).toEqual([]);
  });

  it('gives each letter the colour of what logged it', () => {
    const letters = shapes.at(-1)!.filter(({ key }) => /^letter \d+$/.test(key));
    expect(letters.map(({ actor }) => actor).join('')).toBe('aabbbaba');
    const words = shapes.at(-1)!.filter(({ key }) => /^letter \d+ t$/.test(key));
    expect(words.map((one) => one.text).join('')).toBe('DHEFGABC');
  });

  it('never has a side below nothing, whatever the width', () => {
    for (const text of PROGRAMS)
      for (const { shapes: all } of pictures(text, 1))
        for (const { at } of all)
          expect(Math.min(Number(at.width ?? 0), Number(at.height ?? 0))).toBeGreaterThanOrEqual(0);
  });
});
