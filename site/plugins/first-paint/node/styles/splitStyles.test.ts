import { expect, it } from 'vitest';

import { splitStyles } from './splitStyles';

const kinds = ['lanes', 'graph'];

it('takes the rules of each kind out of a stylesheet', () => {
  const { rest, of } = splitStyles('.drawn-a{top:0}.lanes-a,.lanes-b .x{top:1}p .graph-a{top:2}', kinds);
  expect(rest).toBe('.drawn-a{top:0}');
  expect(of.get('lanes')).toBe('.lanes-a,.lanes-b .x{top:1}');
  expect(of.get('graph')).toBe('p .graph-a{top:2}');
});

it('leaves in the rest what several kinds share, what is of none, and animations', () => {
  const css = '.lanes-a,.graph-a{top:0}.lanes-a .graph-a{top:1}.lanes-a,p{top:2}@keyframes go{to{top:3}}';
  const { rest, of } = splitStyles(css, kinds);
  expect(rest).toBe(css);
  expect([...of.values()]).toEqual(['', '']);
});

it('keeps the conditions around a rule, and no condition around nothing', () => {
  const { rest, of } = splitStyles(
    '@layer a{@media print{.lanes-a{top:0}.x{top:1}}@media screen{.graph-a{top:2}}}',
    kinds,
  );
  expect(rest).toBe('@layer a{@media print{.x{top:1}}}');
  expect(of.get('lanes')).toBe('@layer a{@media print{.lanes-a{top:0}}}');
  expect(of.get('graph')).toBe('@layer a{@media screen{.graph-a{top:2}}}');
});

it('takes a rule with the rules that are nested in it', () => {
  const { rest, of } = splitStyles('.lanes-a{top:0;&:hover{top:1}.graph-b{top:2}}', kinds);
  expect(rest).toBe('');
  expect(of.get('lanes')).toBe('.lanes-a{top:0;&:hover{top:1}.graph-b{top:2}}');
});
