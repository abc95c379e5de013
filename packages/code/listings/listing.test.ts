import type { Element, ElementData, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { rehypeHighlight } from '../highlight/rehypeHighlight';

const code = ['package main', '', '/* one', 'comment */', 'func main() {', '\tprintln("a & b")', '}'].join('\n');

async function shown(meta: string, language = 'go', inner?: string): Promise<Element> {
  const escaped = code.replaceAll('&', '&amp;');
  const html = `<pre><code class="language-${language}">${inner ?? escaped}\n</code></pre>`;
  const tree: Root = fromHtml(html, { fragment: true });
  const pre = tree.children[0] as Element;
  (pre.children[0] as Element).data = { meta } as ElementData;
  await rehypeHighlight({ light: 'vsDark', dark: 'vsDark' })(tree, new VFile({ path: 'docs/go/pointers.mdx' }));
  return tree.children[0] as Element;
}

function all(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(child.tagName === tagName ? [child] : []), ...all(child, tagName)] : [],
  );
}

const textOf = (node: Element): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
const codeOf = (node: Element): string => all(node, 'code').map(textOf).join('');
const rowsOf = (node: Element) => all(node, 'span').filter(({ properties }) => properties['dataLine'] !== undefined);
const numbersOf = (node: Element) =>
  all(node, 'code').map((part) => rowsOf(part).map(({ properties }) => Number(properties['dataLine'])));

it('shows plain code in one part, without numbers', async () => {
  const block = await shown('');
  expect(all(block, 'pre')).toHaveLength(1);
  expect(numbersOf(block)).toEqual([[]]);
  expect(codeOf(block)).toBe(code);
});

it('says of indented lines that a phone wraps how far in their rest stands', async () => {
  const long = 'x'.repeat(40);
  const text = [`${long}`, '  short', `  ${long}`, `\t\t${long}`, `   ${long}`, '', `${' '.repeat(30)}${long}`, 'end'];
  for (const meta of ['', 'numbers']) {
    const block = await shown(meta, 'go', text.join('\n'));
    const hung = all(block, 'span').filter(({ properties }) => /\bi\d+\b/.test(String(properties['className'])));
    expect(hung.map(({ properties }) => /\bi\d+\b/.exec(String(properties['className']))![0])).toEqual([
      'i2',
      'i8',
      'i4',
      'i8',
    ]);
    expect(hung.map(textOf)).toEqual([2, 3, 4, 6].map((index) => `${text[index]}\n`));
    expect(codeOf(block)).toBe(text.join('\n'));
  }
  const last = await shown('', 'text', `  ${long}`);
  expect(codeOf(last)).toBe(`  ${long}`);
});

it('numbers lines in an attribute, so that the text is still the code', async () => {
  const block = await shown('numbers');
  expect(numbersOf(block)).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
  expect(codeOf(block)).toBe(code);
});

it('gives marked lines an element each, and numbers to all lines', async () => {
  const block = await shown('{3-4,6}');
  const marked = all(block, 'span').filter(({ properties }) => String(properties['className']).includes('code__mark'));
  expect(marked.map(textOf)).toEqual(['/* one\n', 'comment */\n', '\tprintln("a & b")\n']);
  expect(numbersOf(block)).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
  expect(codeOf(block)).toBe(code);
});

it('folds lines in place: parts that together are the whole, none of them within another', async () => {
  const block = await shown('{5} folds="3-4:the-comment,6-6:body"');
  expect(all(block, 'summary').map(textOf)).toEqual(['Lines 3 to 4: the comment', 'Line 6: body']);
  expect(all(block, 'pre').map(textOf)).toEqual([
    'package main\n\n',
    '/* one\ncomment */\n',
    'func main() {\n',
    '\tprintln("a & b")\n',
    '}',
  ]);
  expect(codeOf(block)).toBe(code);
  expect(numbersOf(block)).toEqual([[1, 2], [3, 4], [5], [6], [7]]);
  expect(all(block, 'pre').flatMap((pre) => all(pre, 'details'))).toEqual([]);
});

it('scrolls a folded block as one, reachable by keyboard once', async () => {
  const block = await shown('folds="3-4:comment"');
  expect(toHtml(block).match(/tabindex="0"/g)).toHaveLength(1);
  expect(toHtml(block)).toMatch(/<div class="code__parts" tabindex="0"><pre/);
});

it('colours a token that goes over lines on both sides of a fold', async () => {
  const [, comment, after] = all(await shown('folds="3-3:first"'), 'pre');
  expect(toHtml(comment!)).toContain('<span class="tc">/* one</span>');
  expect(toHtml(after!)).toContain('<span class="tc">comment */</span>');
});

it('starts and ends with folded lines', async () => {
  const block = await shown('folds="1-2:head,5-7:main"');
  expect(all(block, 'details')).toHaveLength(2);
  expect(codeOf(block)).toBe(code);
});

const classed = (node: Element, name: string) =>
  [...all(node, 'span'), ...all(node, 'p')].filter(({ properties }) => String(properties['className']).includes(name));

it('marks new lines beside those that teach, and numbers all', async () => {
  const block = await shown('{3} added="2-3,5"');
  expect(classed(block, 'code__new').map(({ properties }) => properties['dataLine'])).toEqual(['2', '3', '5']);
  expect(classed(block, 'code__mark').map(({ properties }) => properties['dataLine'])).toEqual(['3']);
  expect(numbersOf(block)).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
});

it('says notes before their lines, which they name, and leaves the code whole', async () => {
  const block = await shown(`folds="3-4:comment" notes="1-1:${encodeURIComponent('The `main` one, "x".')},3-6:all"`);
  expect(classed(block, 'code__note').map(textOf)).toEqual(['Line 1 The main one, "x".', 'Lines 3 to 6 all']);
  expect(all(block, 'pre').map(textOf).join('')).toBe(code);
  expect(numbersOf(block)).toEqual([[], [1], [2], [3, 4], [5, 6, 7]]);
  expect(toHtml(block)).toContain('<div class="code__parts code__parts--noted"><div class="code__group"><p');
});

it('folds and marks text without a grammar, and numbers output whose marks go over lines', async () => {
  const text = await shown('{1} folds="2-3:rest"', 'text');
  expect(codeOf(text)).toBe(code);
  expect(all(text, 'details')).toHaveLength(1);
  const output = await shown('numbers', 'output', 'a <mark>b\nc</mark> d');
  expect(codeOf(output)).toBe('a b\nc d');
  expect(numbersOf(output)).toEqual([[1, 2]]);
});
