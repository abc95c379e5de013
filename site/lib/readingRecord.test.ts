import { describe, expect, it, test } from 'vitest';

import { begunNotes, isRemembered, parseRecord, placeMark, read, visited, type ReadingPlace } from './readingRecord';

const hour = 3_600_000;
const empty = parseRecord(null);
const place: ReadingPlace = { title: 'epoll', heading: 'One thread waits', id: 'one-thread-waits', minutes: 6 };

describe('parseRecord', () => {
  it('keeps what is of its form', () => {
    const record = read(empty, '/docs/linux/epoll', 10 * hour, { finished: true, place });
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each(['', '{', 'null', '7', '[]', '{"visit":7,"notes":[1]}', '{"visit":{"now":"x","before":-1},"notes":{"a":1}}'])(
    'is empty for %j',
    (text) => expect(parseRecord(text)).toEqual(empty),
  );

  it('drops addresses that are none, and times that are none', () => {
    const notes = {
      'javascript:alert(1)': { at: 1, finished: true },
      '/docs/../../x y': { at: 1 },
      '/docs/linux/ssh': { at: 1e99 },
      '/docs/linux/nat': { at: 5, finished: 'yes' },
      __proto__: { at: 5 },
    };
    expect(parseRecord(JSON.stringify({ notes })).notes).toEqual({ '/docs/linux/nat': { at: 5, finished: false } });
  });

  it('ends after a thousand notes', () => {
    const notes = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`/docs/a/n${index}`, { at: 1 }]));
    expect(Object.keys(parseRecord(JSON.stringify({ notes })).notes)).toHaveLength(1000);
  });
});

test.each(['/docs', '/docs/', '/', '/talks', '/docs/<b>', 'https://x.example/docs/a'])('%s is no note', (path) => {
  expect(isRemembered(path)).toBe(false);
});

test.each(['/docs/linux/epoll', '/a/site/docs/java/jvm/boot-directory'])('%s is a note', (path) => {
  expect(isRemembered(path)).toBe(true);
});

describe('visits', () => {
  it('are told apart by a pause', () => {
    const first = visited(empty, 100 * hour);
    expect(first.visit).toEqual({ now: 100 * hour, before: 0 });
    const same = visited(first, 101 * hour);
    expect(same.visit).toEqual({ now: 101 * hour, before: 0 });
    expect(visited(same, 130 * hour).visit).toEqual({ now: 130 * hour, before: 101 * hour });
  });
});

it.each([
  'x',
  { ...place, title: 7 },
  { ...place, heading: '' },
  { ...place, id: 'x'.repeat(300) },
  { ...place, minutes: -1 },
  { ...place, minutes: null },
])('drops a place that is none: %j', (wrong) => {
  const text = JSON.stringify({ notes: { '/docs/linux/epoll': { at: 5, finished: false, place: wrong } } });
  expect(parseRecord(text).notes).toEqual({ '/docs/linux/epoll': { at: 5, finished: false } });
});

describe('read', () => {
  it('keeps a note finished that is opened again', () => {
    const finished = read(empty, '/docs/linux/ssh', hour, { finished: true });
    expect(read(finished, '/docs/linux/ssh', 2 * hour, {}).notes).toEqual({
      '/docs/linux/ssh': { at: 2 * hour, finished: true },
    });
  });

  it('forgets the place of a note whose end was seen, so that no page keeps room for it', () => {
    const begun = read(empty, '/docs/linux/ssh', hour, { place });
    const finished = read(begun, '/docs/linux/ssh', 2 * hour, { finished: true });
    const again = read(finished, '/docs/linux/ssh', 3 * hour, { place });
    for (const record of [finished, again]) expect(JSON.stringify(record)).not.toContain(placeMark);
    expect(JSON.stringify(begun)).toContain(placeMark);
  });

  it('keeps a place until there is another', () => {
    const begun = read(empty, '/docs/linux/ssh', hour, { place });
    expect(read(begun, '/docs/linux/ssh', 2 * hour, {}).notes['/docs/linux/ssh']).toEqual({
      at: 2 * hour,
      finished: false,
      place,
    });
    const later = { ...place, id: 'later' };
    expect(read(begun, '/docs/linux/ssh', 2 * hour, { place: later }).notes['/docs/linux/ssh']?.place).toEqual(later);
  });
});

describe('begunNotes', () => {
  it('has those with a place that were not read to the end, the last one first', () => {
    let record = read(empty, '/docs/linux/ssh', hour, { place });
    record = read(record, '/docs/linux/epoll', 3 * hour, { place });
    record = read(record, '/docs/linux/nat', 4 * hour, { place, finished: true });
    record = read(record, '/docs/linux/pipes', 5 * hour, {});
    expect(begunNotes(record).map(({ to }) => to)).toEqual(['/docs/linux/epoll', '/docs/linux/ssh']);
  });
});
