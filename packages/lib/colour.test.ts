import { describe, expect, it } from 'vitest';

import { contrast, parseColour } from './colour';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([90, 120, 30], [90, 120, 30])).toBe(1);
  });
});

describe('parseColour', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1E1E1E', [30, 30, 30]],
    ['#ffffff80', [255, 255, 255]],
    ['rgb(86, 156, 214)', [86, 156, 214]],
    ['hsl(120, 100%, 50%)', [0, 255, 0]],
    ['linear-gradient(to bottom, #2a2139 75%, #34294f)', [42, 33, 57]],
  ])('reads %s', (text, colour) => {
    expect(parseColour(text)?.map(Math.round)).toEqual(colour);
  });

  it('leaves names alone', () => {
    expect(parseColour('inherit')).toBeUndefined();
  });
});
