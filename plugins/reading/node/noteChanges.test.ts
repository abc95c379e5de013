import { expect, test } from 'vitest';

import { byNote } from '../shared/changes';
import { noteChanges } from './noteChanges';

const notes = ['epoll', 'ssh', 'a', 'b', 'c', 'd', 'e'].map((page) => ({
  file: `docs/linux/${page}.mdx`,
  to: `docs/linux/${page}`,
  title: page,
}));
const commit = (subject: string, pages: readonly string[], date = '2026-11-01T00:00:00.000Z') => ({
  author: 'Ada',
  date,
  subject,
  files: pages.map((page) => `docs/linux/${page}.mdx`),
});

test('tells what a commit changed, without its kind', () => {
  expect(noteChanges([commit('docs(linux): epoll is told anew', ['epoll'])], notes)).toEqual([
    { to: 'docs/linux/epoll', title: 'epoll', at: '2026-11-01T00:00:00.000Z', what: 'epoll is told anew.' },
  ]);
});

test('leaves out commits that change no text, that touch many notes, and notes that are gone', () => {
  const many = notes.map(({ title }) => title);
  const subjects = [
    commit('refactor(docs): x', ['ssh']),
    commit('no convention', ['ssh']),
    commit('docs: seven notes', many),
    commit('docs: an old one', ['gone']),
  ];
  expect(noteChanges(subjects, notes)).toEqual([]);
});

test('gathers the changes of a note in the place of its newest', () => {
  const changes = noteChanges(
    [commit('docs: third', ['ssh']), commit('docs: second', ['epoll']), commit('fix: first', ['ssh'])],
    notes,
  );
  expect(byNote(changes).map(({ title, what }) => [title, what])).toEqual([
    ['ssh', ['third.', 'first.']],
    ['epoll', ['second.']],
  ]);
});
