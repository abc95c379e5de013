import { expect, test } from 'vitest';

import { chooseRoute } from './chooseRoute';
import type { BenchNote, NoteSet } from './notes/note';

const note = (page: string, length: number, generated = false): BenchNote => ({
  page,
  file: `docs/${page}.mdx`,
  title: page,
  description: '',
  text: 'x'.repeat(length),
  samplesOf: page,
  generated,
});

function setOf(...notes: BenchNote[]): NoteSet {
  const topic = { id: 'a', title: 'A', about: '', pages: notes.map(({ page }) => page) };
  return { topics: [topic], notes, introduction: note('introduction', 1) };
}

test('the longest written note that has a next one, and that one', () => {
  const set = setOf(note('a/x', 5), note('a/y', 9), note('a/long', 90, true), note('a/z', 99));
  const { first, second } = chooseRoute(set);
  expect([first.path, second.path]).toEqual(['/docs/a/y', '/docs/a/long']);
});

test('a set without such a note is an error', () => {
  expect(() => chooseRoute(setOf(note('a/x', 5)))).toThrow('ask for more pages');
});
