import { describe, expect, it } from 'vitest';

import { readFrontMatter } from './frontMatter';

const good: Record<string, string> = {
  title: 'Hash tables',
  description: 'A hash table turns a key into an index, so a lookup costs the same however many keys there are.',
  question: 'How does a hash table find a value?',
  defines:
    '\n  hash-table: A hash table finds a value by a number computed from its key.\n  load-factor: The load factor is the share of slots in use.',
  requires: '[]',
  sources:
    '\n  - title: CPython 3.13, dictobject.c\n    url: https://github.com/python/cpython\n    settles: the probing order',
  verified: '2026-11-20',
};

function note(changes: Record<string, string | undefined> = {}): string {
  const lines = Object.entries({ ...good, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\nText.\n`;
}

const read = (text: string, file = 'docs/data-structures/hash-tables.mdx') => readFrontMatter(text, file);

describe('readFrontMatter', () => {
  it('reads a note and knows the lines of its keys', () => {
    const { data, lineOf, lineOfConcept } = read(note());
    expect(data).toMatchObject({
      title: 'Hash tables',
      question: 'How does a hash table find a value?',
      defines: ['hash-table', 'load-factor'],
      definitions: { 'load-factor': 'The load factor is the share of slots in use.' },
      verified: '2026-11-20',
    });
    expect(lineOfConcept('load-factor')).toBe(7);
    expect(lineOf(['requires'])).toBe(8);
    expect(lineOf(['sources', 0, 'url'])).toBe(11);
    expect(lineOf(['missing'])).toBe(1);
  });

  it('reads the form and the actors, with the first letter of the name unless another is given', () => {
    const { data } = read(note({ form: 'walk', actors: '{ laptop: a, router: b, router2: f R2 }' }));
    expect(data.form).toBe('walk');
    expect(data.actors).toEqual([
      { name: 'laptop', colour: 'a', letter: 'L' },
      { name: 'router', colour: 'b', letter: 'R' },
      { name: 'router2', colour: 'f', letter: 'R2' },
    ]);
    expect(read(note()).data).toMatchObject({ actors: [] });
  });

  it('reads what changed', () => {
    const what = 'The note is a walk now.';
    const { data } = read(note({ changed: `\n  on: 2026-11-25\n  kind: rewritten\n  what: ${what}` }));
    expect(data.changed).toEqual({ on: '2026-11-25', kind: 'rewritten', what });
  });

  it.each([
    ['a form that is none', { form: 'story' }],
    ['a colour that is none', { actors: '\n  laptop: a\n  router: blue' }],
    ['an actor without a colour', { actors: '\n  laptop:' }],
    ['an actor whose name is no word', { actors: '{ The laptop: a }' }],
    ['two actors of one colour', { actors: '{ laptop: a, router: a }' }],
    ['two actors of one letter', { actors: '{ router: a, reader: b }' }],
    ['a list of actors', { actors: '[laptop]' }],
    ['a change without a sentence', { changed: '{ on: 2026-11-25, kind: new }' }],
    ['a change of no kind', { changed: '\n  on: 2026-11-25\n  kind: polished\n  what: The note is a walk now.' }],
    ['a change on no day', { changed: '\n  on: today\n  kind: new\n  what: The note is a walk now.' }],
    [
      'the subject of a commit',
      { changed: '\n  on: 2026-11-25\n  kind: new\n  what: "docs(linux): epoll, because it was wrong."' },
    ],
    ['a change that says more', { changed: '{ on: 2026-11-25, kind: new, what: It is a walk now., by: me }' }],
  ])('answers %s with file, line, expected, found and hint', (_, changes) => {
    expect(() => read(note(changes))).toThrowErrorMatchingSnapshot();
  });

  it.each([
    ['a list of concepts', { defines: '[hash-table]' }],
    ['no question', { question: undefined }],
    ['a question that does not ask', { question: 'Hash tables' }],
    ['a long question', { question: `Why ${'so '.repeat(40)}long?` }],
    ['no concepts', { defines: '{}' }],
    ['a long definition', { defines: `\n  hash-table: A table ${'and so on '.repeat(20)}.` }],
    ['a definition without words', { defines: '\n  hash-table:' }],
    ['two sentences', { defines: '\n  hash-table: It is a table of slots. Each has a key.' }],
    ['a phrase', { defines: '\n  hash-table: a table of slots' }],
    ['a concept that is no kebab-case', { defines: '\n  Hash_Table: A table finds values by key.' }],
  ])('answers %s with file, line, expected, found and hint', (_, changes) => {
    expect(() => read(note(changes))).toThrowErrorMatchingSnapshot();
  });

  it('asks a page at the root of docs/ only for title and description', () => {
    const page = note({
      question: undefined,
      defines: undefined,
      requires: undefined,
      sources: undefined,
      verified: undefined,
    });
    expect(read(page, 'docs/introduction.mdx').data.title).toBe('Hash tables');
  });

  it.each([
    ['no front matter', 'Text.\n'],
    ['YAML that is none', note({ title: 'Maps: a: b' })],
    ['a quote that is never closed', note({ title: '"Hash tables', verified: '2026-11-20' })],
    ['a quote that the next line closes', note({ title: '"Hash tables', description: '"A hash table"' })],
    ['an unknown key', note({ tags: '[x]' })],
    [
      'an unknown key of a source',
      note({ sources: '\n  - title: CPython\n    url: https://python.org\n    settles: probing\n    author: x' }),
    ],
    ['no source', note({ sources: '[]' })],
    ['missing sources', note({ sources: undefined })],
    ['a short description', note({ description: 'A map.' })],
    ['an address that is none', note({ sources: '\n  - title: CPython\n    url: python\n    settles: probing' })],
    ['a day that is none', note({ verified: '2026-13-45' })],
  ])('answers %s with file, line, expected, found and hint', (_, text) => {
    expect(() => read(text)).toThrowErrorMatchingSnapshot();
  });
});
