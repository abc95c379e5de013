import { expect, it } from 'vitest';

import { linesInWords, linesOfRanges, rangesOfLines } from '@groundwork/lib/lineRanges';
import { growthOf } from './newLines';

const text = (...lines: string[]) => lines.join('\n');

it.each([
  ['lines in between', text('a', 'b', 'c'), text('a', 'x', 'b', 'y', 'c'), [2, 4], 3],
  ['a changed line', text('a', 'b', 'c'), text('a', 'B', 'c'), [2], 2],
  ['a line that is indented anew', text('a', 'b'), text('a', 'if x:', '  b'), [2, 3], 1],
  ['what was there twice', text('{', '}'), text('{', '}', '{', '}'), [3, 4], 2],
  ['nothing', text('a', '', 'b'), text('a', 'b', ''), [], 2],
  [
    'blank lines between new ones, and none at their edge',
    text('a', 'b'),
    text('a', '', 'x', '', 'y', '', 'b'),
    [3, 4, 5],
    2,
  ],
  ['what stands in another order', text('a', 'b'), text('b', 'a'), [2], 1],
])('finds %s', (_, earlier, later, added, kept) => {
  expect(growthOf(earlier, later)).toMatchObject({ added, kept });
});

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
