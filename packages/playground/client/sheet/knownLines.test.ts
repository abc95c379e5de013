// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { knownLines } from './knownLines';

it('knows each line of a listing, folded, numbered or noted, with the classes of its tokens', () => {
  document.body.innerHTML = `<figure class="sample"><div class="code"><div class="code__parts">
<pre><code class="tp"><span class="code__line" data-line="1"><span class="tk">let</span> x<span class="ts">\`a
</span></span><span class="code__line code__mark i4" data-line="2"><span class="ts">b\`</span>;
</span></code></pre><p class="code__note">Says <code>x</code></p><pre><code class="tp"><span class="tc">// two
// lines</span></code></pre></div></div><div class="sample__output"><div class="code"><pre><code>out</code></pre></div></div></figure>`;
  expect(Object.fromEntries(knownLines(document.querySelector('figure')!))).toEqual({
    'let x`a': [
      ['let', 'tk'],
      [' x', ''],
      ['`a', 'ts'],
    ],
    'b`;': [
      ['b`', 'ts'],
      [';', ''],
    ],
    '': [],
    '// two': [['// two', 'tc']],
    '// lines': [['// lines', 'tc']],
  });
});
