import { describe, expect, it } from 'vitest';

import { checkGraph } from './checkGraph';
import { readFrontMatter } from '../frontMatter';
import { framesOf } from './frames';
import type { Note } from './readNotes';

function note(
  page: string,
  defines: string,
  requires: string,
  links: string[] = [],
  description = `What ${page} is, told in a sentence that is long enough to be a description.`,
): Note {
  const file = `docs/${page}.mdx`;
  const text = `---
title: ${page}
description: ${description}
question: What is ${page}?
defines: { ${defines}: 'A ${defines} is one thing of this note.' }
requires: [${requires}]
sources:
  - title: Some specification
    url: https://example.org/spec
    settles: what it settles
verified: 2026-11-20
---
`;
  return { page, file, links, frontMatter: readFrontMatter(text, file) };
}

const messages = (notes: Note[]) => checkGraph(notes).map((error) => error.message);

describe('checkGraph', () => {
  it('accepts notes that build on each other', () => {
    const notes = [note('a/array', 'array', ''), note('a/hash', 'hash-table', 'array')];
    expect(messages(notes)).toEqual([]);
  });

  it('reports a requirement that nothing resolves, with what is alike', () => {
    expect(
      messages([note('a/hash', 'hash-table', 'b'), note('a/set', 'set', 'hash-tables')]).join('\n\n'),
    ).toMatchSnapshot();
  });

  it('reports circles once', () => {
    const notes = [note('a/one', 'one', 'three'), note('a/two', 'two', 'one'), note('a/three', 'three', 'two')];
    expect(messages(notes)).toHaveLength(1);
    expect(messages(notes)[0]).toMatchSnapshot();
  });

  it('reports a note that requires what it defines, a concept with two homes and a description that is not unique', () => {
    const text = 'The same description in two notes, which is long enough to pass on its own.';
    const notes = [note('a/one', 'one', 'one', [], text), note('a/two', 'one', '', [], text)];
    expect(messages(notes).join('\n\n')).toMatchSnapshot();
  });
});

describe('checkGraph on titles', () => {
  it('reports a title that two notes have', () => {
    const notes = [
      note('a/one', 'one', ''),
      note(
        'b/one',
        'two',
        '',
        [],
        'Another description, which is long enough to pass on its own, and unlike the first.',
      ),
    ];
    notes[1]!.frontMatter.data.title = notes[0]!.frontMatter.data.title;
    expect(messages(notes).join()).toMatch(
      /^docs\/b\/one.mdx:2[^]*expected\s+a title of its own[^]*found\s+the same one as docs\/a\/one.mdx/,
    );
  });
});

describe('framesOf', () => {
  it('tells what comes before, what it leads to and who else links here', () => {
    const notes = [
      note('a/array', 'array', ''),
      note('a/hash', 'hash-table', 'array', ['a/array']),
      note('a/see', 'see', '', ['a/hash', 'a/array']),
    ];
    const frames = framesOf(notes, []);
    expect(frames.get('a/array')).toMatchObject({
      before: [],
      leadsTo: [{ title: 'a/hash', address: '/docs/a/hash' }],
      linkedFrom: [{ title: 'a/see' }],
    });
    expect(frames.get('a/hash')!.before).toEqual([{ title: 'a/array', address: '/docs/a/array' }]);
  });
});
