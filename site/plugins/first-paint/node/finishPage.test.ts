import { expect, it } from 'vitest';

import { withClass } from '@groundwork/lib/chunk';
import { attributeOf, findElement, parseDocument, textOf } from '@groundwork/lib/htmlTree';
import { inlineHashes } from '@groundwork/lib/node/inlineHashes';
import { finishPage } from './finishPage';

const build = {
  name: 'b1',
  styles: {
    common: 'p{top:0}',
    parts: [
      { text: '.walk{top:1}', neededBy: withClass('walk') },
      { text: '.lab{top:2}', neededBy: withClass('lab') },
    ],
  },
  scriptsOf: (address: string, isNote: boolean) => [`${address}.js`, ...(isNote ? ['/note.js'] : [])],
  policy: { connect: ['https://search.example'] },
};
const head = '<meta charset=UTF-8><title>a > b</title><link rel="stylesheet" href="/styles.css">';
const page = (main: string) =>
  parseDocument(
    `<!doctype html><html lang=en><head>${head}</head><body><main>${main}</main><script type=application/json id=scripts>["/main.js"]</script><script>start("<p>")</script>`,
  );
const note =
  '<div data-note=/docs/a title=">"><p class="a walk" style="top:1">Text.</div><script type=application/json data-note-data>{"metadata":{"permalink":"/docs/a"}}</script>';

it('makes of a page one that needs nothing but itself to be painted', () => {
  const { html, fragment } = finishPage(page('<p>lab walk</p>'), '/a', build);
  expect(fragment).toBeUndefined();
  expect(html).toContain('data-build=b1');
  expect(html).toContain('<style>p{top:0}</style>');
  expect(html).toContain('["/main.js","/a.js"]');
  expect(html).not.toContain('stylesheet');
});

it('has a policy behind the encoding that allows exactly what the finished page has inline', () => {
  const { html } = finishPage(page(note), '/docs/a', build);
  const sent = parseDocument(html);
  const policy = findElement(sent, (element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy');
  expect(html).toMatch(/<head><meta charset=UTF-8><meta http-equiv=/);
  const { scripts, styles, styleAttributes } = inlineHashes(sent);
  const hashes = (policy && attributeOf(policy, 'content'))?.match(/'sha256-[^']+'/g);
  expect(hashes).toEqual([...scripts, ...styles, ...styleAttributes]);
  expect(hashes).toHaveLength(3);
});

it('gives others the note of a page, with the styles of its parts', () => {
  const { html, fragment } = finishPage(page(note), '/docs/a', build);
  expect(fragment).toEqual({
    build: 'b1',
    html: '<p class="a walk" style=top:1>Text.',
    data: { metadata: { permalink: '/docs/a' } },
    styles: '.walk{top:1}',
  });
  expect(html).toContain('<style>p{top:0}.walk{top:1}</style>');
  expect(html).toContain('["/main.js","/docs/a.js","/note.js"]');
});

it('leaves the text of a script as it was', () => {
  const script = findElement(
    parseDocument(finishPage(page(''), '/a', build).html),
    ({ tagName, attrs }) => tagName === 'script' && attrs.length === 0,
  );
  expect(script && textOf(script)).toBe('start("<p>")');
});
