import { describe, expect, it } from 'vitest';

import { parseMdx } from '../../../lib/parseMdx';
import { widthFindings } from './code';
import { headingFindings } from './headings';
import { linkFindings } from './links';
import { passagesOf, wordCount } from './prose';
import { dashFindings, phraseFindings, termFindings } from './words';

const tree = (text: string) => parseMdx(text, 'docs/x/y.mdx');
const passages = (text: string) => passagesOf(tree(text));

describe('passagesOf', () => {
  it('leaves out code, formulas and front matter, and knows the lines', () => {
    const text =
      '---\ntitle: simple\n---\n\nA line\nwith `simple` code and $simple$.\n\n```text\nsimple\n```\n\n| a | simple cell |\n|---|---|\n| b | c |\n';
    expect(passages(text).map(({ kind, text: found }) => [kind, found])).toEqual([
      ['paragraph', 'A line\nwith □ code and □.'],
      ['cell', 'a'],
      ['cell', 'simple cell'],
      ['cell', 'b'],
      ['cell', 'c'],
    ]);
    expect(passages(text)[0]!.lines[1]).toEqual({ number: 6, text: 'with □ code and □.' });
  });

  it('counts words', () => {
    expect(wordCount(passages('Two words, and `code`.'))).toBe(4);
  });
});

describe('words', () => {
  it.each([
    'TODO: write it',
    'It is simply there.',
    'Just run it.',
    'A robust tool.',
    "Let's dive into it.",
    'This serves as a lock.',
  ])('finds %j', (text) => {
    expect(phraseFindings(passages(text))).toHaveLength(1);
  });

  it('accepts those words inside others and in code', () => {
    expect(phraseFindings(passages('Adjust the easel; `simple` is a keyword. Justification.'))).toEqual([]);
  });

  it('finds terms that other notes write differently', () => {
    expect(
      termFindings(passages('The filesystem of a Postgres server, e.g. on Github.')).map(({ found }) => found),
    ).toEqual(['filesystem', 'Github', 'Postgres', 'e.g.']);
    expect(termFindings(passages('The file system of a PostgreSQL server. A system call. Runtime.'))).toEqual([]);
  });

  it('finds chains of dashes', () => {
    expect(dashFindings(passages('One — two — three — four.'))).toHaveLength(1);
    expect(dashFindings(passages('One — two — three.'))).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    '# Title',
    '#### Deep',
    '## Overview',
    '## It fires.',
    '## Why Closed Descriptors Still Fire',
    '## Sources',
    '## 🚀 Fast',
  ])('refuses %j', (text) => {
    expect(headingFindings(passages(text))).toHaveLength(1);
  });

  it.each([
    '## A closed descriptor can still fire',
    '### Why does it wrap?',
    '## See it yourself',
    '## What TCP adds to IP',
    '## Big O',
  ])('accepts %j', (text) => {
    expect(headingFindings(passages(text))).toEqual([]);
  });
});

describe('links', () => {
  it('refuses texts that say nothing, and images without a text', () => {
    expect(
      linkFindings(
        tree(
          '[here](https://x.org), <b>x</b> [https://x.org](https://x.org), [RFC 768, section 1](https://x.org), ![](a.svg)',
        ),
      ),
    ).toHaveLength(3);
  });
});

describe('code', () => {
  it('counts a tab as four columns', () => {
    expect(widthFindings(`\t${'x'.repeat(68)}`, 3, 'a.go')).toEqual([]);
    expect(widthFindings(`\t${'x'.repeat(69)}`, 3, 'a.go')).toHaveLength(1);
  });
});
