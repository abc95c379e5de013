import { expect, it } from 'vitest';

import { noteRoutes } from './routes/plannedRoutes';
import { search } from './search';

it('begins with the questions of six planned notes, each of another topic', () => {
  expect(search.startWith).toHaveLength(6);
  expect(search.startWith.filter((note) => !noteRoutes.includes(`/docs/${note}`))).toEqual([]);
  expect(new Set(search.startWith.map((note) => note.split('/')[0])).size).toBe(6);
});

it('names each place once, with an address unless it is done where the reader is', () => {
  const titles = search.places.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const place of search.places)
    expect('url' in place, place.title).toBe(place.kind === 'way' || place.kind === 'part');
});
