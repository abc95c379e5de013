import { expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { noteMarkdown } from './noteMarkdown';

const url = 'https://notes.example/docs/linux/pipes';
const of = (body: string): string =>
  noteMarkdown(
    parseDocument(`<main><h1>Pipes</h1><div data-note="/docs/linux/pipes" class="note">${body}</div></main>`),
    url,
  ) ?? '';

it('begins with the title and ends with where it was read', () => {
  expect(of('<p>A <strong>pipe</strong> has two ends.</p>')).toBe(
    `# Pipes\n\nA **pipe** has two ends.\n\n---\n\nRead at <${url}>\n`,
  );
});

it('is nothing for a page that is no note', () => {
  expect(noteMarkdown(parseDocument('<main><h1>Talks</h1></main>'), url)).toBeNull();
});

it('leads links to the site, and leaves out the link of a heading to itself', () => {
  const text = of('<h2>Two ends<a class="hash-link" href="#two">#</a></h2><p><a href="/docs/linux/ssh">SSH</a></p>');
  expect(text).toContain('## Two ends\n');
  expect(text).toContain('[SSH](https://notes.example/docs/linux/ssh)');
});

it('has a listing with its name, its language and how it was run, and no button', () => {
  const text = of(
    '<figure class="sample"><figcaption><span class="sample__name">a.py</span><button>Copy</button></figcaption>' +
      '<div class="code" data-lang="python"><pre><code><span>print(1)\n</span></code></pre></div>' +
      '<div class="code" data-lang="output"><pre><code>1</code></pre></div>' +
      '<p class="sample__evidence">Python 3.11</p></figure>',
  );
  expect(text).toContain('**a.py**\n\n```python\nprint(1)\n```\n\n```\n1\n```\n\n_Python 3.11_\n');
  expect(text).not.toContain('Copy');
});

it('says which lines of a listing are new, and what stands beside them', () => {
  const text = of(
    '<figure class="sample"><figcaption><span class="sample__name">a.py</span><span class="sample__new">new: line 1</span></figcaption>' +
      '<div class="code" data-lang="python"><div class="code__parts"><div class="code__group"><p class="code__note"><b>Line 1</b> It <code>prints</code>.</p>' +
      '<pre><code><span>print(1)</span></code></pre></div></div></div></figure>',
  );
  expect(text).toContain('**a.py**, new: line 1\n\n```python\nprint(1)\n```\n\n- Line 1 It prints.\n');
});

it('has the question of a bet, its choices, and the answer', () => {
  const text = of(
    '<section class="bet"><fieldset class="bet__choices"><legend>What is it?</legend><label class="bet__choice"><input type="radio" name="bet-1"><span>3</span></label>' +
      '<label class="bet__choice" data-right=""><input type="radio" name="bet-1"><span>4</span></label></fieldset><p class="bet__said" role="status"></p>' +
      '<details class="bet__rest"><summary>Show me</summary><p class="bet__answer"><strong>Right:</strong> 4</p><p>Because.</p></details></section>',
  );
  expect(text).toContain('**What is it?**\n\n- 3\n- 4\n\n**Right:** 4\n\nBecause.\n');
});

it('keeps the folded lines of a listing where they stand', () => {
  const text = of(
    '<figure class="sample"><div class="code" data-lang="js"><details class="code__fold"><summary>Lines 1 to 1</summary>' +
      '<pre><code>const a = 1;\n</code></pre></details><pre><code>use(a);\n</code></pre></div></figure>',
  );
  expect(text).toContain('```js\nconst a = 1;\nuse(a);\n```');
});

it('says what a picture shows', () => {
  const text = of(
    '<figure class="diagram"><svg role="img" aria-label="One end: writer. Other end: reader."></svg></figure>',
  );
  expect(text).toContain('**Picture:** One end: writer. Other end: reader.');
});

it('shows pictures, and leads to films, from wherever it is read', () => {
  const text = of(
    '<p><img src="/assets/images/a.png" srcset="/assets/images/a-480.webp 480w" alt="One end"></p>' +
      '<video src="/assets/medias/b.webm" aria-label="A film"></video>',
  );
  expect(text).toContain('![One end](https://notes.example/assets/images/a.png)');
  expect(text).toContain('https://notes.example/assets/medias/b.webm');
});

it('tells a lab by its steps', () => {
  const text = of(
    '<div data-island="lab"><figure><p class="lab-title">Fill it</p><details class="lab-steps"><ol><li>Write.</li>' +
      '<li>Read.</li></ol></details><figcaption class="lab-caption">It is full.</figcaption></figure></div>',
  );
  expect(text).toContain('**Lab: Fill it** It is full.\n\n1. Write.\n2. Read.\n');
});

it('has questions with their answers, and formulas as they were written', () => {
  const text = of(
    '<details><summary>How many ends?</summary><p>Two.</p></details>' +
      '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></p>',
  );
  expect(text).toContain('**How many ends?**\n\nTwo.\n');
  expect(text).toContain('$x_1$');
});

it('keeps the heading of a folded workshop, whose first sentence its text says, and leaves out where a page jumps to', () => {
  const text = of(
    '<ul class="note-jumps"><li><a href="#look-it-up">Look it up</a></li></ul><p>Before.</p>' +
      '<details class="workshop"><summary><h3 id="a">It <code>waits</code><a class="hash-link" href="#a">#</a></h3>' +
      '<span class="workshop__shows">The log says so.</span><span class="workshop__time">1 min</span></summary><p>The log says so. Run it.</p></details>',
  );
  expect(text).toContain('\n\nBefore.\n\n### It `waits`\n\nThe log says so. Run it.\n');
});

it('keeps powers and indices apart from the number before', () => {
  expect(of('<p>10<sup>23</sup> of x<sub>0</sub></p>')).toContain('10<sup>23</sup> of x<sub>0</sub>');
});

it('does not let text become markup', () => {
  expect(of('<p>&lt;script&gt; and *stars*</p>')).toContain('\\<script> and \\*stars\\*');
});
