import { expect, it } from 'vitest';

import { textsIn } from './textsIn';

it('finds every text, in order, and nothing else', () => {
  expect(textsIn({ a: 'one', b: { c: ['two', 3, null], d: undefined }, e: { f: { g: 'three' } } })).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect([textsIn('alone'), textsIn(7), textsIn(null)]).toEqual([['alone'], [], []]);
});
