import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { parseDocument } from '../htmlTree';
import { inlineHashes } from './inlineHashes';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const of = (body: string) => inlineHashes(parseDocument(`<!doctype html><body>${body}`));

describe('scripts', () => {
  it.each([
    ['one without a type', '<script>a()</script>'],
    ['one whose name is in capitals', '<SCRIPT TYPE="Text/JavaScript">a()</SCRIPT>'],
    ['one with space in its type', '<script type=" module ">a()</script>'],
    ['one behind a > in an attribute', '<p title="a > b"><script data-x="1>2">a()</script>'],
    ['one in a drawing', '<svg><script>a()</script></svg>'],
    ['one in a drawing, whose src means nothing', '<svg><script src="/x.js">a()</script></svg>'],
    ['one in a template', '<template shadowrootmode=open><script>a()</script></template>'],
    ['one whose end has space in it', '<script>a()</script\n>'],
  ])('has %s', (_what, html) => expect(of(html).scripts).toEqual([hash('a()')]));

  it.each([
    ['one in a comment', '<!-- <script>a()</script> -->'],
    ['one in the text of another element', '<textarea><script>a()</script></textarea>'],
    ['one in the value of an attribute', '<p title="<script>a()</script>">'],
    ['one that is a file', '<script src=/x.js>a()</script>'],
    ['one in a drawing that is a file', '<svg><script href="/x.js"></script></svg>'],
    ['data', '<script type="application/ld+json">{"a": "src="}</script><script type=text/plain>a()</script>'],
  ])('does not have %s', (_what, html) => expect(of(html).scripts).toEqual([]));

  it('has the text that a browser sees: as it stands in HTML, with its characters named in a drawing', () => {
    const scripts = of('<script>a("&lt;")</script><svg><script>a("&lt;")</script></svg>').scripts;
    expect(scripts).toEqual([hash('a("&lt;")'), hash('a("<")')]);
  });

  it('has each once', () => expect(of('<script>a()</script><script>a()</script>').scripts).toHaveLength(1));
});

describe('styles', () => {
  it('has those of the page, of a drawing, of a template', () => {
    const all = '<style>p{}</style><svg><style>a&gt;b{}</style></svg><template><STYLE>i{}</STYLE></template>';
    expect(of(all).styles).toEqual([hash('p{}'), hash('a>b{}'), hash('i{}')]);
    expect(of('<!-- <style>p{}</style> --><svg><title>&lt;style></title></svg>').styles).toEqual([]);
  });

  it.each([
    ['behind a >', '<p title="a > b" style="top:0">'],
    ['in capitals', '<P STYLE=top:0>'],
    ['in single quotes', "<p style='top:0'>"],
    ['of a drawing', '<svg><rect style="top:0"/></svg>'],
    ['in a template', '<template><p style=top:0></template>'],
    ['that comes first of two', '<p style=top:0 style=top:1>'],
    ['after a line break', '<p\nstyle\n=\ntop:0>'],
  ])('has a style attribute %s', (_what, html) => expect(of(html).styleAttributes).toEqual([hash('top:0')]));

  it('has the value of an attribute as a browser sees it', () => {
    const { styleAttributes } = of(`<p style="a:'&quot;&#x3e;&amp;'"><p style='b:">"'>`);
    expect(styleAttributes).toEqual([hash(`a:'">&'`), hash('b:">"')]);
  });

  it('does not take for one what is text, a comment, or another attribute', () => {
    const { styleAttributes } = of(
      '&lt;p style=top:0> <!-- <p style=top:0> --><p data-style=top:0 title=" style=top:0">',
    );
    expect(styleAttributes).toEqual([]);
  });
});

it('tells the handlers in attributes', () => {
  expect(of('<p ONCLICK="a()"><template><p onload="b()"></template>').handlers).toEqual([hash('a()'), hash('b()')]);
});
