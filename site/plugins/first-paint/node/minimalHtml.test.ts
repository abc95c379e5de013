import { parse, serialize } from 'parse5';
import { assert, constantFrom, property, tuple, array, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { minimalHtml } from './minimalHtml';

const minimal = (html: string): string => minimalHtml(parseDocument(html));
const body = (html: string): string =>
  minimal(`<!doctype html><body>${html}`)
    .replace('<!doctype html><html><head></head><body>', '')
    .replace('</body>', '');

describe('minimalHtml', () => {
  it.each([
    ['ends that another element makes clear', '<ul><li><p>a</p></li><li>b</li></ul>', '<ul><li><p>a<li>b</ul>'],
    ['ends before a block', '<p>a</p><div>b</div><p>c</p>', '<p>a<div>b</div><p>c'],
    ['quotes without need', '<a href="/a" title="a b" hidden="">c</a>', '<a href=/a title="a b" hidden>c</a>'],
    ['names of characters without need', '<p>a &amp; b &gt; c</p>', '<p>a & b > c'],
    ['slashes of elements that have no end', '<p>a<br/><img alt=""/></p>', '<p>a<br><img alt>'],
    [
      'ends in a table',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
      '<table><thead><tr><th>a<tbody><tr><td>b<td>c</table>',
    ],
    [
      'ends of what is empty in a drawing',
      '<svg><path d="M0 0"></path><g class="a"></g></svg>',
      '<svg><path d="M0 0"/><g class=a /></svg>',
    ],
  ])('leaves out %s', (_what, html, expected) => expect(body(html)).toBe(expected));

  it.each([
    ['the end of a paragraph before text or a link', '<div><p>a</p> b</div><div><p>a</p><a href=b>b</a></div>'],
    ['the end of a paragraph in a link', '<a href=a><p>b</p></a>'],
    ['an end before a comment', '<ul><li>a</li><!-- b --><li>c</li></ul>'],
    ['the end of a paragraph that a drawing follows', '<div><p>a</p><svg><title>b</title></svg></div>'],
    ['the text of scripts', '<script>if (a < b && "&amp;") c("</p>")</script>'],
    ["names of characters in a drawing's script", '<svg><script>a("&lt;/script>")</script></svg>'],
    ['what could be read as a name', '<p>&amp;lt; &amp;#60; &amp;copy &lt;b></p><p title="&amp;lt;&quot;\'">x</p>'],
    ['quotes that are needed', `<p title='"a"'>b</p><p title="a=b">c</p><p title="">d</p><p title="a/">e</p>`],
    ['the first line break of code', '<pre>\n\na\n</pre><textarea>\n\nb</textarea>'],
    ['names that a drawing spells with capitals and prefixes', '<svg viewBox="0 0 1 1"><use xlink:href="#a" /></svg>'],
    ['what a template holds', '<template><ul><li>a</li></ul><tr><td>b</td></tr></template>'],
    ['a value before the slash of a drawing', '<svg><use href=a/ /><path d="a=b" e /></svg>'],
    ['HTML in a drawing', '<svg><foreignObject><p>a</p></foreignObject><p>b</p></svg>'],
    ['carriage returns by name, and spaces that do not break', '<p title="a&#13;b">c&#13;d&nbsp;e</p>'],
  ])('keeps %s', (_what, html) => {
    const page = `<!doctype html><html lang=en><head><title>&lt;a></title></head><body>${html}</body></html>`;
    expect(serialize(parse(minimal(page)))).toBe(serialize(parse(page)));
  });

  it('makes HTML of which a parser makes the same tree, whatever is in it', () => {
    const tag = constantFrom(
      ...'p div ul li a b table tr td th dl dt dd svg path g pre br span select option template math mi h2 section button details summary'.split(
        ' ',
      ),
    );
    const piece = tuple(
      tag,
      constantFrom('<', '</', 'x', ' ', '<!--', '-->'),
      string(),
      constantFrom('', ' class="a b"', " title='\"'", ' style=a=b', '/'),
    );
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.map(([name, open, text, rest]) => `${open}${name}${rest}>${text}`).join('');
        // What a parser makes of markup with mistakes is at times no tree that HTML can write: such a tree is left out.
        const once = serialize(parse(`<!doctype html>${html}`));
        const tree = parse(once);
        if (serialize(tree) !== once) return;
        expect(serialize(parse(minimalHtml(tree)))).toBe(once);
      }),
    );
  });
});
