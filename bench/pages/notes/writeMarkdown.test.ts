import fc from 'fast-check';
import type { Nodes, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

import { writeMarkdown } from './writeMarkdown';

const commonMark = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });
const root = (...children: Root['children']): Root => ({ type: 'root', children });

/** Every place where words stand in a note. */
const places: Record<string, (value: string) => Root> = {
  'a paragraph': (value) => root(paragraph(value)),
  'a heading': (value) => root({ type: 'heading', depth: 2, children: [{ type: 'text', value }] }),
  'a list in a quotation': (value) =>
    root({
      type: 'blockquote',
      children: [{ type: 'list', children: [{ type: 'listItem', children: [paragraph(value)] }] }],
    }),
  'a table': (value) =>
    root({
      type: 'table',
      children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: [{ type: 'text', value }] }] }],
    }),
  'a link': (value) =>
    root({
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://a.example/{b}', children: [{ type: 'text', value }] }],
    }),
  'code in a sentence': (value) => root({ type: 'paragraph', children: [{ type: 'inlineCode', value }] }),
  'code in a list': (value) =>
    root({
      type: 'list',
      children: [{ type: 'listItem', children: [paragraph('x'), { type: 'code', lang: 'text', value }] }],
    }),
};

/** The kinds of a tree's nodes, and their words. */
const shape = (node: Nodes): unknown =>
  'children' in node ? [node.type, node.children.map(shape)] : [node.type, toString(node)];

function expectBothToRead(value: string, tree: Root): void {
  const text = writeMarkdown(tree);
  const read = commonMark.parse(text);
  expect(toString(read)).toContain(value);
  expect(shape(mdx.parse(text))).toEqual(shape(read));
}

describe.each(Object.entries(places))('what stands in %s', (_, treeOf) => {
  test.each([
    'if {a} and {{ b }} then {/* c */}',
    '<Kitchen /> and </li> and a < b, a<b, <https://a.example>, <!-- c -->',
    'import x from y',
    'export default is a keyword',
    ':::note',
    '::leaf and a:name[b]{c} and 10:30',
    '# no heading',
    '1. no list',
    'a | b and \\| and `code`',
    '&lt; and &#123;',
    'www.a.example and https://a.example:8080/x and a@b.example',
    '${a} and $x$ and *b* and __c__ and ~~d~~ and [e](f) and ![g](h)',
  ])('%s', (value) => {
    expectBothToRead(value, treeOf(value));
  });

  test('anything made of what either reads as markup', () => {
    const parts = fc.constantFrom(
      ...'{}<>/:[]()!*_`|\\&#;=-+.1 a$'.split(''),
      'import',
      'export',
      '<a>',
      ':::',
      '{{ b }}',
    );
    const words = fc.array(parts, { minLength: 1, maxLength: 12 }).map((list) => `x${list.join('')}y`);
    fc.assert(
      fc.property(words, (value) => expectBothToRead(value, treeOf(value))),
      { seed: 33, numRuns: 60 },
    );
  });
});

test('no directive begins, which both peers would read as one', () => {
  expect(writeMarkdown(root(paragraph(':::note'), paragraph('a:b[c] at 10:30')))).toBe(
    '\\:::note\n\na\\:b\\[c] at 10:30\n',
  );
});

test('an address is no autolink, which MDX refuses', () => {
  const url = 'https://a.example/';
  const link = { type: 'link' as const, url, children: [{ type: 'text' as const, value: url }] };
  expect(writeMarkdown(root({ type: 'paragraph', children: [link] }))).toBe(`[${url}](${url})\n`);
});
