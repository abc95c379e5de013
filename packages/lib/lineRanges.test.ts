import { expect, it } from 'vitest';

import { linesInWords, linesOfRanges, rangesOfLines } from './lineRanges';

it.each([
  [[3], 'line 3'],
  [[3, 9], 'lines 3 and 9'],
  [[3, 4], 'lines 3 and 4'],
  [[3, 4, 5], 'lines 3 to 5'],
  [[2, 4, 5, 6, 9], 'lines 2, 4 to 6 and 9'],
])('says %o as %s', (lines, words) => {
  expect(linesInWords(lines)).toBe(words);
  expect(
    linesOfRanges(
      rangesOfLines(lines)
        .map((range) => range.join('-'))
        .join(','),
    ),
  ).toEqual(lines);
});

it('has no lines where a part is none', () => {
  expect(linesOfRanges('2, 5-4, x, 0, 7-8')).toEqual([2, 7, 8]);
});
