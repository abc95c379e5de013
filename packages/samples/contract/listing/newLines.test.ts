import { expect, it } from 'vitest';

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
