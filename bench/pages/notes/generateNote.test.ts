import { describe, expect, test } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { checkForm } from '../../../site/plugins/note-form/node/checks/checkForm';
import { partsOf } from '../../../site/plugins/note-form/node/parts/partsOf';
import { readFrontMatter } from '../../../site/plugins/note-form/node/frontMatter';
import { fitToSet } from './fitToSet';
import { generateNote, movableParagraphs } from './generateNote';
import type { BenchNote } from './note';

const text = `---
title: Base
description: A base is what other notes are made of, and this one has a description that is long enough for the schema.
question: What is a base?
defines: { base: A base is what other notes are made of. }
requires: [ground]
sources:
  - title: A book
    url: https://example.org/book
    settles: everything
verified: 2026-11-20
---

A **base** is what other notes are made of, and this one has a description that is long enough for the schema. You meet
\`it\` here, and ${'nowhere else '.repeat(20).trim()}.

## Where it begins

A plain paragraph with \`code\`.

One with a [link](./other.mdx).

One with **a [link](./other.mdx)** that stands out.

One that speaks of line 2.

![A wheel](./img/wheel.svg)

\`\`\`go file=x.go
\`\`\`
`;
const base: BenchNote = {
  page: 'a/base',
  file: 'docs/a/base.mdx',
  title: 'Base',
  description: readFrontMatter(text, 'docs/a/base.mdx').data.description,
  text,
  samplesOf: 'a/base',
  generated: false,
};

test('only paragraphs of plain prose are movable, which speak of no listing', () => {
  expect(movableParagraphs(text, base.file)).toEqual(['A plain paragraph with `code`.']);
});

describe('a generated note', () => {
  const note = generateNote('b/deep/new-note-2', 7, base, ['Another paragraph.']);

  test('has front matter that the site accepts, with ids, title and description of its own', () => {
    const { data } = readFrontMatter(note.text, note.file);
    expect(data.title).toBe('New note 2 (7)');
    expect(data.defines).toEqual(['base-7']);
    expect(data.requires).toEqual(['ground']);
    expect(data.description).toContain('New note 2 (7)');
  });

  test('begins with its description, as the form of a note asks', () => {
    const tree = parseMdx(note.text, note.file);
    const frontMatter = readFrontMatter(note.text, note.file);
    const found = checkForm({ file: note.file, frontMatter, parts: partsOf(tree) }).map(({ message }) => message);
    expect(found.filter((message) => /opening|description/.test(message))).toEqual([]);
  });

  test('has the prose of the pool and the programs of its base', () => {
    expect(note.text).toContain('\nAnother paragraph.\n');
    expect(note.text).not.toContain('A plain paragraph');
    expect(note.text).toContain('```go file=x.go');
    expect(note.samplesOf).toBe('a/base');
  });

  test('reaches what its base links to from its own place', () => {
    expect(note.text).toContain('[link](/docs/a/other)');
    expect(note.text).toContain('](../../a/img/wheel.svg)');
  });

  test('is the same every time', () => {
    expect(generateNote('b/deep/new-note-2', 7, base, ['Another paragraph.'])).toEqual(note);
  });
});

describe('a note is fitted to a set', () => {
  test('by unlinking absent pages and dropping concepts that nobody defines', () => {
    const [fitted] = fitToSet([base], new Set(['a/base']));
    expect(fitted!.text).toContain('One with a link.');
    expect(readFrontMatter(fitted!.text, base.file).data.requires).toEqual([]);
  });

  test('and left as it is where nothing is missing', () => {
    const other = {
      ...base,
      page: 'a/other',
      text: text.replace('{ base:', '{ ground:').replace('[ground]\ns', '[]\ns'),
    };
    expect(fitToSet([base, other], new Set(['a/base', 'a/other']))[0]!.text).toBe(text);
  });
});
