import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';

import type { Block } from '../../../lib/samples/blocks';
import { plainMarkdown, type Surroundings } from './plainMarkdown';

function blockOf({ lang, meta }: Code): Block | undefined {
  const file = /file=(\S+)/.exec(meta ?? '')?.[1];
  if (!file) return undefined;
  const showOutput = !meta?.includes('output=none');
  return { kind: 'program', page: 'a/b', line: 1, lang: lang ?? '', file, fold: [], showOutput, highlight: '' };
}

const surroundings: Surroundings = {
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
});
