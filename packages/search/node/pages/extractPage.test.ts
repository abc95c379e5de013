import { describe, expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { extractPage as extract } from './extractPage';
import { pageMarks } from '../../testing/pageMarks';

const extractPage = (html: string) => extract(parseDocument(html), pageMarks);

const page = (
  article: string,
  head = '',
): string => `<!doctype html><html><head><title>Hash tables | Groundwork</title>${head}</head>
<body><nav>Menu</nav><main><article>${article}</article><nav>Next page</nav></main><footer>Copyright</footer></body></html>`;

describe('extractPage', () => {
  it('cuts a page into sections at its headings', () => {
    const extracted = extractPage(
      page(
        `<h1>Hash tables</h1><p>A key <em>picks</em> its bucket.</p>
         <h2 id="collisions">Collisions<a class="hash-link" href="#collisions" title="Direct link">​</a></h2><p>Two keys, one bucket.</p><p>Then what?</p>
         <pre><code class="language-go">func main() {\n  put("a", 1)\n}</code></pre>`,
        '<meta name="description" content="A hash table finds a key without searching."><link rel="canonical" href="https://x.example/docs/t">',
      ),
    );
    expect(extracted).toEqual({
      title: 'Hash tables',
      description: 'A hash table finds a key without searching.',
      canonical: 'https://x.example/docs/t',
      related: '',
      questions: [],
      neighbours: [],
      links: [],
      labs: [],
      sections: [
        { heading: '', anchor: '', level: 1, text: 'A key picks its bucket.', code: '' },
        {
          heading: 'Collisions',
          anchor: 'collisions',
          level: 2,
          text: 'Two keys, one bucket. Then what?',
          code: 'func main() {\n  put("a", 1)\n}',
        },
      ],
    });
  });

  it('tells the labs that a link can lead to', () => {
    const title = 'Who waits?<a class="hash-link" href="#lab-tcp">#</a>';
    const { labs, sections } =
      extractPage(
        page(
          `<h1>TCP</h1><figure class="lab" id="lab-tcp"><p class="lab-title">${title}</p><p>Step 1</p></figure>
           <figure class="lab"><p class="lab-title">Nowhere</p></figure><figure class="lab" id="lab-none"></figure>`,
        ),
      ) ?? {};
    expect(labs).toEqual([{ title: 'Who waits?', anchor: 'lab-tcp' }]);
    expect(sections).toEqual([]);
  });

  it('tells the question that a note answers and those that it asks', () => {
    const extracted = extractPage(
      page(
        `<h1>Locking</h1><p class="note-question">What waits?</p><ul class="note-facts" data-search="skip"><li>5 minutes</li></ul>
         <details class="question"><summary>Who holds <code>it</code>?</summary><p>The first.</p></details><details><summary>Result</summary></details>`,
      ),
    );
    expect(extracted?.questions).toEqual(['What waits?', 'Who holds it?']);
    expect(extracted?.sections[0]?.text).toBe('What waits? Who holds it? The first. Result');
  });

  it('has a section for each folded workshop, and its first sentence once', () => {
    const extracted = extractPage(
      page(
        `<h1>Locking</h1><details class="workshop"><summary><h3 id="it-waits">It waits<a class="hash-link" href="#it-waits">#</a></h3>
         <span class="workshop__shows" data-search="skip">The log says so.</span></summary><p>The log says so. Run it.</p></details>`,
      ),
    );
    expect(extracted?.sections).toEqual([
      { heading: 'It waits', anchor: 'it-waits', level: 3, text: 'The log says so. Run it.', code: '' },
    ]);
  });

  it('keeps lines of code that the highlighter wraps apart', () => {
    const extracted = extractPage(
      page(
        '<h1>T</h1><pre><code><span class="line"><span>a</span> = 1</span>\n<span class="line">b</span></code></pre>',
      ),
    );
    expect(extracted?.sections[0]?.code).toBe('a = 1\nb');
  });

  it('puts the name of a sample with its code', () => {
    const [section] =
      extractPage(page('<h1>T</h1><p>Run it:</p><span class="sample__name">a.c</span><pre>int x;</pre>'))?.sections ??
      [];
    expect(section).toMatchObject({ text: 'Run it:', code: 'a.c\nint x;' });
  });

  it('leaves out what a reader cannot see or is told to skip', () => {
    const extracted = extractPage(
      page(
        '<h1>T</h1><p>seen</p><script>no()</script><style>no{}</style><button>Copy</button><p hidden>no</p><span aria-hidden="true">no</span><div data-search="skip">no</div><template>no</template>',
      ),
    );
    expect(extracted?.sections).toEqual([{ heading: '', anchor: '', level: 1, text: 'seen', code: '' }]);
  });

  it('keeps apart what the frame of a note adds: its neighbours, its sources', () => {
    const extracted = extractPage(
      page(`<h1>T</h1><p class="note-links note-before"><strong>Before this</strong>: <a href="/i">Inodes</a></p><p>Own text.</p>
        <h2 id="sources">Sources</h2><ul class="note-sources"><li>POSIX, open(): the lowest number</li></ul><p class="note-verified">Checked on 1 May.</p>
        <p class="note-links"><strong>Leads to</strong>: <a href="/e">epoll</a></p>`),
    );
    expect(extracted?.sections).toEqual([{ heading: '', anchor: '', level: 1, text: 'Own text.', code: '' }]);
    expect(extracted?.related).toBe('POSIX, open(): the lowest number');
    expect(extracted?.neighbours).toEqual([
      { href: '/i', text: 'Inodes' },
      { href: '/e', text: 'epoll' },
    ]);
  });

  it('takes the words of diagrams and labs for what the page is found by, not for sentences', () => {
    const drawn = page(
      '<h1>T</h1><p>Before.</p><figure class="diagram"><div class="diagram__canvas"><svg><text>fork</text><text>exec</text></svg></div><figcaption>A caption.</figcaption></figure><figure class="lab"><p>step 3 of 8</p></figure>',
    );
    expect(extractPage(drawn)).toMatchObject({
      sections: [{ text: 'Before. A caption.' }],
      related: 'fork exec step 3 of 8',
    });
  });

  it('parts what stands apart on the page without white space in its source', () => {
    const apart = page(
      '<h1>T</h1><fieldset><legend>Files</legend><label><span>GRUB, two files</span></label><label>one image</label></fieldset><math><mfrac><mtext>window</mtext><mtext>time</mtext></mfrac></math><math><mi>O</mi><mo>(</mo><mi>n</mi><mo>)</mo></math><ul class="note-sources"><li>POSIX</li><li>RFC 768</li></ul>',
    );
    expect(extractPage(apart)).toMatchObject({
      sections: [{ text: 'Files GRUB, two files one image window time O(n)' }],
      related: 'POSIX RFC 768',
    });
  });

  it('takes the title of a page without a heading from its head', () => {
    expect(extractPage(page('<p>text</p>'))?.title).toBe('Hash tables');
  });

  it('gives nothing for pages that are not to be found', () => {
    expect(extractPage(page('<h1>T</h1>', '<meta name="robots" content="noindex, nofollow">'))).toBeNull();
    expect(extractPage('<!doctype html><p>no main part')).toBeNull();
    expect(extractPage('')).toBeNull();
  });
});
