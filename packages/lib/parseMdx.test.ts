import { expect, it } from 'vitest';

import { AuthorError } from './authorError';
import { parseMdx } from './parseMdx';

it('parses front matter, tables, formulas and elements', () => {
  const text = '---\na: b\n---\n\nIt is $x$.\n\n| a |\n|---|\n| b |\n\n<Lab name="ring" />\n';
  expect(parseMdx(text, 'docs/a.mdx').children.map(({ type }) => type)).toEqual([
    'yaml',
    'paragraph',
    'table',
    'mdxJsxFlowElement',
  ]);
});

it.each([
  ['a brace in prose', 'One.\n\nTwo {of them.\n', 3],
  ['a tag that is not closed', 'One.\n\n<div>\n\nTwo.\n', 3],
])('tells the line of %s', (_, text, line) => {
  let told: unknown;
  try {
    parseMdx(text, 'docs/a.mdx');
  } catch (error) {
    told = error;
  }
  expect(told).toBeInstanceOf(AuthorError);
  expect((told as AuthorError).mistake).toMatchObject({ file: 'docs/a.mdx', line, expected: 'MDX' });
});
