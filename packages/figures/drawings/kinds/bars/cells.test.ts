import { expect, it } from 'vitest';

import { inLines, shareOf, sumOf, widthsOf } from './cells';

const part = (size: number, least: number) => ({ size, least });

it('begins a new line where the labels of the next part need it', () => {
  const parts = [part(1, 40), part(1, 50), part(1, 20)];
  expect(inLines(parts, 100).map((line) => line.length)).toEqual([2, 1]);
  expect(inLines(parts, 110).map((line) => line.length)).toEqual([3]);
});

it('shares a width by sizes, with none below its least', () => {
  expect(widthsOf([part(1, 10), part(3, 10)], 100)).toEqual([25, 75]);
  const widths = widthsOf([part(1, 40), part(3, 10), part(1, 5)], 100);
  expect(widths).toEqual([40, 45, 15]);
  expect(sumOf(widths)).toBe(100);
});

it('draws a bar as long as its share of the longest, as far as its labels allow', () => {
  expect(shareOf([part(5, 10)], 10, 300)).toBe(150);
  expect(shareOf([part(5, 200)], 10, 300)).toBe(200);
  expect(shareOf([part(5, 400)], 10, 300)).toBe(300);
});
