import { expect, test } from 'vitest';

import { splitStyles } from './splitStyles';

test.each([
  ['a rule', 'p{top:0}.few{top:1px}i{top:2px}', 'p{top:0}i{top:2px}', '.few{top:1px}'],
  ['one selector of several', '.few a,b{top:0}', 'b{top:0}', '.few a{top:0}'],
  ['in a condition', '@media print{.few{top:0}b{top:0}}', '@media print{b{top:0}}', '@media print{.few{top:0}}'],
  ['all of a condition', '@media print{.few{top:0}}', '', '@media print{.few{top:0}}'],
  ['in a rule', '.x{top:0;& .few{top:1px}& b{top:2px}}', '.x{top:0;& b{top:2px}}', '.x{& .few{top:1px}}'],
  [
    'in a condition in a rule',
    '.x{@media print{& .few,& b{top:0}}}',
    '.x{@media print{& b{top:0}}}',
    '.x{@media print{& .few{top:0}}}',
  ],
])('%s', (_what, css, rest, few) => {
  expect(splitStyles(css, /^few$/)).toEqual({ rest, few });
});

test('what matches without the class stays', () => {
  const css = 'p:not(.few){top:0}:is(.few,p){top:0}.fewer{top:0}@keyframes few{0%{top:0}}';
  expect(splitStyles(css, /^few$/)).toEqual({ rest: css, few: '' });
});
