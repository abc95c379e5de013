import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';

import type { Block } from '@groundwork/samples';
import { plainMarkdown, type NoteSurroundings } from './plainMarkdown';

function blockOf({ lang, meta }: Code): Block | undefined {
  const file = /file=(\S+)/.exec(meta ?? '')?.[1];
  if (!file) return undefined;
  const showOutput = !meta?.includes('output=none');
  return { kind: 'program', page: 'a/b', line: 1, lang: lang ?? '', file, fold: [], showOutput, highlight: '' };
}

const surroundings: NoteSurroundings = {
  blockOf,
  programOf: ({ file }) => ({ text: `the text of ${file}`, output: 'its output\n' }),
  labSteps: (name) => [`${name} begins`, 'a * b'],
};

const plain = (...lines: string[]): string => plainMarkdown(lines.join('\n'), 'docs/a/b.mdx', surroundings);

describe('a note becomes plain Markdown', () => {
  test('without front matter, comments and imports', () => {
    const text = plain('---', 'title: B', '---', '', "import x from './x';", '', 'Text {/* not shown */}here.');
    expect(text).toBe('Text here.\n');
  });

  test('a program is its text and its recorded output', () => {
    expect(plain('```go file=x.go', '```')).toBe('```go\nthe text of x.go\n```\n\n```text\nits output\n```\n');
    expect(plain('```go file=x.go output=none', '```')).toBe('```go\nthe text of x.go\n```\n');
  });

  test('a session stays, a diagram is its source', () => {
    expect(plain('```console', '$ true', '```')).toBe('```console\n$ true\n```\n');
    expect(plain('```mermaid', 'flowchart LR', '```')).toBe('```text\nflowchart LR\n```\n');
    expect(plain('```figure kind=boxes', 'boxes: []', '```')).toBe('```text\nboxes: []\n```\n');
  });

  test('a fence inside a fence keeps the longer fence', () => {
    expect(plain('````text', '```', '````')).toBe('````text\n```\n````\n');
  });

  test('formulas are code', () => {
    expect(plain('So $n^2$ it is.', '', '$$', 'x_1', '$$')).toBe('So `n^2` it is.\n\n```text\nx_1\n```\n');
  });

  test('a lab is the list of its steps, without accidental markup', () => {
    expect(plain('<Lab name="trie" />')).toBe('1. trie begins\n2. a \\* b\n');
  });

  test('of other components what they hold is left', () => {
    expect(plain('<Details>', '', 'Inside [it](./c.mdx).', '', '</Details>')).toBe('Inside [it](/docs/a/c).\n');
  });

  test('links and images get addresses from the root; pages that peers lack are only named', () => {
    expect(plain('[c](./c.mdx#d), [x](https://x.example/), [home](/#topics)')).toBe(
      '[c](/docs/a/c#d), [x](https://x.example/), home\n',
    );
    expect(plain('![A wheel](./img/w.svg)')).toBe('![A wheel](/notes/a/img/w.svg)\n');
  });

  test("an admonition's own lines go", () => {
    expect(plain(':::note', 'Look.', ':::')).toBe('Look.\n');
  });

  test('a program in a list stays there with all its lines', () => {
    expect(plain('1. Run', '', '   ```go file=<x>.go output=none', '   ```')).toBe(
      '1. Run\n\n   ```go\n   the text of <x>.go\n   ```\n',
    );
    const lines = { ...surroundings, programOf: () => ({ text: 'if {\n}' }) };
    expect(plainMarkdown('- Run\n\n  ```go file=x.go\n  ```\n', 'docs/a/b.mdx', lines)).toBe(
      '* Run\n\n  ```go\n  if {\n  }\n  ```\n',
    );
  });

  test('braces and angle brackets in prose stay prose, in code they stay as they are', () => {
    expect(plain('Write \\{a} and \\<b>, `{{ c }}` and `<d />`.')).toBe(
      'Write \\{a\\} and \\<b>, `{{ c }}` and `<d />`.\n',
    );
  });

  test('components within words leave the words in their line', () => {
    expect(plain('| a | b |', '|---|---|', '| <Term>1. c</Term> | d<br />e |')).toBe(
      '| a | b |\n| - | - |\n| 1. c | d e |\n',
    );
    expect(plain('<details>', '<summary>Why?</summary>', '', 'So.', '</details>')).toBe('Why?\n\nSo.\n');
  });

  test('what is left at the begin of a line begins no module', () => {
    expect(plain('[import](/why) is a word.')).toBe('&#x69;mport is a word.\n');
  });

  test('of a link to a file of the samples the words are left', () => {
    expect(plain('[A server](sample:server.mjs) answers.')).toBe('A server answers.\n');
  });
});
