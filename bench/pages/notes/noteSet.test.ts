import { expect, test } from 'vitest';

import { noteSet } from './noteSet';

test('a small set has written and generated notes, of more than one topic', () => {
  const { notes, topics } = noteSet(process.cwd(), 8, 6);
  expect(notes.map(({ generated }) => generated).toSorted()).toEqual([...Array(6).fill(false), true, true]);
  expect(topics.length).toBeGreaterThan(1);
});
