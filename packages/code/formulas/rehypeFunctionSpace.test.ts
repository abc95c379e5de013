import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeKatex from 'rehype-katex';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';

import { rehypeFunctionSpace } from './rehypeFunctionSpace';

/** What the formula shows, with `_` for a space that was put in. */
function shown(formula: string): string {
  const tree: Root = fromHtml(`<code class="language-math math-inline">${formula}</code>`, { fragment: true });
  rehypeKatex({ output: 'mathml' })(tree, new VFile());
  rehypeFunctionSpace()(tree);
  return tree.children
    .map((node) => textOf(node as ElementContent))
    .join('')
    .replaceAll('\u2061', '');
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'annotation') return '';
  return node.tagName === 'mspace' ? '_' : node.children.map(textOf).join('');
}

test('a function is set apart from its argument, and from what is multiplied by it', () => {
  expect(shown('n \\log n')).toBe('n_log_n');
  expect(shown('r\\cos\\theta')).toBe('r_cos_θ');
  expect(shown('\\sin\\alpha\\cos\\theta')).toBe('sin_α_cos_θ');
});

test('the index of a function stays with its name', () => {
  expect(shown('\\log_2 n')).toBe('log2_n');
});

test('operators and parentheses need no more space', () => {
  expect(shown('-\\log p')).toBe('−log_p');
  expect(shown('2 + \\sin(x)')).toBe('2+sin(x)');
});
