import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import { remarkFigures } from './remarkFigures';

function figure(meta: string, value = 'layers: [{ name: kernel }]'): string {
  const position = { start: { line: 7, column: 1 }, end: { line: 9, column: 1 } };
  const code: Code = { type: 'code', lang: 'figure', meta, value, position };
  const tree: Root = { type: 'root', children: [code] };
  remarkFigures({ root: '/site' })(tree, new VFile({ path: '/site/docs/linux/epoll.mdx' }));
  return JSON.stringify(tree.children[0]);
}

describe('remarkFigures', () => {
  it('makes a figure with a caption, words for a screen reader, and neither names nor styles of its own', () => {
    const json = figure('kind=stack title="One layer: the kernel"');
    expect(json).toContain('"ariaLabel":"One layer: the kernel: From top to bottom: kernel"');
    expect(json).toMatch(/"tagName":"figcaption".*"One layer: the kernel"/);
    expect(json).not.toMatch(/"(?:id|style|tabIndex)"/);
  });

  it.each([
    ['kind=stack', /docs\/linux\/epoll\.mdx:7\n.*\n {2}found {5}no title/],
    ['kind=stack title="A" {3}', /found {5}\{3\}/],
    ['title="A"', /expected {2}a figure with kind=[\s\S]*found {5}no kind/],
  ])('refuses a fence without what it needs: %s', (meta, message) => {
    expect(() => figure(meta)).toThrow(message);
  });

  it('says the line of what is wrong in the data', () => {
    expect(() => figure('kind=stack title="A"', 'layers:\n  - { nam: x }')).toThrow(/epoll\.mdx:9\n/);
  });
});
