import { expect, it } from 'vitest';

import { noteRoutes } from '../routes/plannedRoutes';
import { startHere } from './startHere';

it('offers six ways of three to six planned notes, each note once in a way', () => {
  expect(startHere).toHaveLength(6);
  for (const { title, notes } of startHere) {
    expect(notes.length, title).toBeGreaterThanOrEqual(3);
    expect(notes.length, title).toBeLessThanOrEqual(6);
    expect(new Set(notes).size, title).toBe(notes.length);
    expect(
      notes.filter((note) => !noteRoutes.includes(`/docs/${note}`)),
      title,
    ).toEqual([]);
  }
});

it('crosses topics, because a way within one is in the table of contents', () => {
  const within = startHere.filter(({ notes }) => new Set(notes.map((note) => note.split('/')[0])).size === 1);
  expect(within.map(({ title }) => title)).toEqual(['How a language model writes and acts']);
});
