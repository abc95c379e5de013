// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { shownCode } from './shownCode';

const folded =
  '<div class="code"><div><p class="code__note"><b>Line 1</b> <code>note</code></p><pre><code>one\n</code></pre><details><summary>Line 2</summary><pre><code>two\n</code></pre></details><pre><code>three</code></pre></div></div>';

it.each([
  ['a block with folded lines', `<main>${folded}</main>`, '.code'],
  [
    'a sample, without its output',
    `<figure>${folded}<div class="code"><pre><code>out</code></pre></div></figure>`,
    'figure',
  ],
])('is the whole text of %s', (_, html, selector) => {
  document.body.innerHTML = html;
  expect(shownCode(document.querySelector(selector)!)).toBe('one\ntwo\nthree');
});
