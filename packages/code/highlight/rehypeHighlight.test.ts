import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import { rehypeHighlight } from './rehypeHighlight';

async function highlight(html: string, themes = { light: 'vsDark', dark: 'vsDark' }): Promise<string> {
  const tree: Root = fromHtml(html, { fragment: true });
  await rehypeHighlight(themes)(tree, new VFile({ path: 'docs/go/pointers.mdx' }));
  return toHtml(tree);
}

describe('rehypeHighlight', () => {
  it('gives each token the class of its role and no inline style', async () => {
    const html = await highlight('<pre><code class="language-go">// one\nx := "two"\n</code></pre>');
    expect(html).toContain('<span class="tc">// one</span>');
    expect(html).toContain('<span class="ts">"two"</span>');
    expect(html).not.toContain('style=');
  });

  it('needs no element for punctuation and space: the whole is coloured as punctuation, names are not', async () => {
    const html = await highlight('<pre><code class="language-go">f(a, b)</code></pre>');
    expect(html).toContain('<code class="to">');
    expect(html).toContain(`</span>(<span class="tx">a</span>,`);
  });

  it('makes one element of tokens that look alike, with the space between them', async () => {
    const one = await highlight('<pre><code class="language-js">async function f() {}</code></pre>');
    expect(one).toContain('<span class="tk">async function</span>');
    const code = '<pre><code class="language-js">a = b</code></pre>';
    const spans = async (dark: string) => (await highlight(code, { light: 'vsDark', dark })).match(/<span/g)?.length;
    expect([await spans('vsDark'), await spans('oneDark')]).toEqual([2, 3]);
  });

  it('keeps every character of the code', async () => {
    const code = 'if (a &lt; b) {\n\n  return `x${1}`;\n}';
    const html = await highlight(`<pre><code class="language-js">${code}</code></pre>`);
    const text = html.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '&lt;');
    expect(text).toBe(code);
  });

  it('shows output as it is, with the marks that it carries', async () => {
    const html = await highlight('<pre><code class="language-output">took <mark>12 ms</mark>\n</code></pre>');
    expect(html).toContain('<code>took <mark>12 ms</mark></code>');
  });

  it('answers an unknown language with file, expected, found and hint', async () => {
    await expect(highlight('<pre><code class="language-golang2">x</code></pre>')).rejects.toThrow(
      /docs\/go\/pointers\.mdx[\s\S]*expected[\s\S]*found {5}```golang2[\s\S]*hint/,
    );
  });
});
