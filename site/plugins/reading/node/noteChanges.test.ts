import { expect, test } from 'vitest';

import type { Doc } from '../../../lib/node/docsOf';
import { byKind, isSince } from '../shared/changes';
import { noteChanges, untoldNotes } from './noteChanges';

const doc = (page: string, changed?: unknown): Doc => ({
  permalink: `/base/docs/linux/${page}`,
  title: page,
  description: '',
  source: `@site/docs/linux${page}.mdx`,
  frontMatter: { changed },
});
const what = 'The note is now a walk.';

test('tells what notes say of themselves, newest first, whatever reads a day as a date', () => {
  const docs = [
    doc('ssh', { on: '2026-11-01', kind: 'corrected', what }),
    doc('none'),
    doc('epoll', { on: new Date('2026-11-03'), kind: 'rewritten', what }),
    doc('b', { on: '2026-11-01', kind: 'new', what }),
  ];
  const changes = noteChanges(docs, '/base/');
  expect(changes.map(({ to, on }) => `${to} ${on}`)).toEqual([
    'docs/linux/epoll 2026-11-03',
    'docs/linux/b 2026-11-01',
    'docs/linux/ssh 2026-11-01',
  ]);
  expect(byKind(changes).map(({ kind, changes: ofKind }) => [kind, ofKind.length])).toEqual([
    ['new', 1],
    ['rewritten', 1],
    ['corrected', 1],
  ]);
});

test('a change of the day on which a reader was here may be new to them', () => {
  const [change] = noteChanges([doc('ssh', { on: '2026-11-01', kind: 'new', what })], '/base/');
  if (!change) throw new Error('no change');
  expect(isSince(change, Date.parse('2026-11-01T20:00:00Z'))).toBe(true);
  expect(isSince(change, Date.parse('2026-11-02T00:00:00Z'))).toBe(false);
});

test('names the notes whose change nobody has told', () => {
  const commit = (subject: string, pages: readonly string[], date = '2026-11-02T10:00:00.000Z') => ({
    author: 'Ada',
    date,
    subject,
    files: pages.map((page) => `docs/linux/${page}.mdx`),
  });
  const told = new Map(
    ['a', 'b', 'c', 'd', 'e'].map((page) => [`docs/linux/${page}.mdx`, page === 'a' ? '2026-11-02' : '2026-10-30']),
  );
  expect(
    untoldNotes(
      [
        commit('docs(linux): a and b', ['a', 'b']),
        commit('docs: all', ['a', 'b', 'c', 'd']),
        commit('refactor: c', ['c']),
        commit('fix: gone', ['gone']),
        commit('feat(labs): e', ['e'], '2026-11-01T10:00:00.000Z'),
      ],
      told,
    ),
  ).toEqual(['docs/linux/b.mdx', 'docs/linux/e.mdx']);
});
