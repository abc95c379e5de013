import postcss from 'postcss';
import { expect, it } from 'vitest';

import { breakpointsInEm } from './breakpointsInEm';

it.each([
  ['@media (min-width: 997px) { a { width: 10px } }', '@media (min-width: 62.3125em) { a { width: 10px } }'],
  ['@media (480px <= width < 996px) {}', '@media (30em <= width < 62.25em) {}'],
  ['@media print {}', '@media print {}'],
])('%s', (css, expected) => {
  expect(postcss([breakpointsInEm()]).process(css, { from: undefined }).css).toBe(expected);
});
