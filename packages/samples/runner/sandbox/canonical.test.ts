import { expect, it } from 'vitest';

import { canonical } from './canonical';

it.each([
  ['colours and cursor movements', '\u001b[1;31mred\u001b[0m\u001b[K\n', 'red\n'],
  ['window titles', '\u001b]0;title\u0007text\n', 'text\n'],
  ["a terminal's line ends", 'one\r\ntwo\r\n', 'one\ntwo\n'],
  ['blanks at line ends', 'one  \ntwo\t\n', 'one\ntwo\n'],
  ['tabs, to columns of eight', 'a\tb\n1234567\t8\n12345678\t9\n', 'a       b\n1234567 8\n12345678        9\n'],
  ['empty lines at the end', 'one\n\n\n', 'one\n'],
  ['a missing last line end', 'one', 'one'],
])('handles %s', (_, output, shown) => {
  expect(canonical(output)).toBe(shown);
});
