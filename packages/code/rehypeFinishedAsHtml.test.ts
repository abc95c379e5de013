import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { expect, it } from 'vitest';

import { rehypeFinishedAsHtml } from './rehypeFinishedAsHtml';

/** The first child of the tree's only element, after the plugin, with its attributes by name. */
function first(html: string) {
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeFinishedAsHtml()(tree);
  const { children } = tree.children[0] as unknown as { children: MdxJsxFlowElementHast[] };
  const attributes = (children[0]!.attributes as MdxJsxAttribute[]).map(({ name, value }) => [name, value]);
  return { ...children[0]!, attributes: Object.fromEntries(attributes) as Record<string, MdxJsxAttribute['value']> };
}

const code = '<code class="tok-punctuation"><span class="tok-string">"a &#x26; b"</span> &#x3C; c\n</code>';

it('hands a block of code on as an element with its content as HTML', () => {
  const { type, name, children, attributes } = first(
    `<div class="code"><pre class="code__text" tabindex="0">${code}</pre></div>`,
  );
  const { dangerouslySetInnerHTML, ...others } = attributes;
  expect({ type, name, children }).toEqual({ type: 'mdxJsxFlowElement', name: 'pre', children: [] });
  expect(others).toEqual({ className: 'code__text', tabIndex: '0' });
  expect(dangerouslySetInnerHTML).toMatchObject({
    type: 'mdxJsxAttributeValueExpression',
    data: { estree: { body: [{ expression: { properties: [{ key: { name: '__html' }, value: { value: code } }] } }] } },
  });
});

it('hands a drawing on within what holds it, and a formula within its element', () => {
  const drawing = '<svg viewBox="0 0 9 9"><path marker-end="url(#a)"></path></svg>';
  const held = first(
    `<figure><div class="diagram__canvas" tabindex="0" role="group" aria-label="A">${drawing}</div></figure>`,
  );
  const { dangerouslySetInnerHTML: inDrawing, ...others } = held.attributes;
  expect([held.name, others]).toEqual([
    'div',
    { className: 'diagram__canvas', tabIndex: '0', role: 'group', 'aria-label': 'A' },
  ]);
  expect(JSON.stringify(inDrawing)).toContain(JSON.stringify(drawing));
  const formula = first('<math><semantics><mi>x</mi><annotation>x</annotation></semantics></math>');
  expect(formula.name).toBe('semantics');
  expect(JSON.stringify(formula.attributes)).toContain('<mi>x</mi><annotation>x</annotation>');
});

it('leaves all else alone', () => {
  const html = '<p><code>x</code> and <b>y</b></p>';
  const tree: Root = fromHtml(html, { fragment: true });
  rehypeFinishedAsHtml()(tree);
  expect(tree).toEqual(fromHtml(html, { fragment: true }));
});
