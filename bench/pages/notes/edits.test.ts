import { expect, test } from 'vitest';

import { applyEdits } from './edits';

test('edits are applied wherever they stand in the list', () => {
  const edits = [
    { start: 6, end: 11, text: 'moon' },
    { start: 0, end: 5, text: 'Bye' },
  ];
  expect(applyEdits('Hello world!', edits)).toBe('Bye moon!');
});

test('edits that touch are no overlap, those that overlap are an error', () => {
  const first = { start: 0, end: 2, text: 'A' };
  expect(applyEdits('aabb', [first, { start: 2, end: 4, text: 'B' }])).toBe('AB');
  expect(() => applyEdits('aabb', [first, { start: 1, end: 4, text: 'B' }])).toThrow('overlap');
});
