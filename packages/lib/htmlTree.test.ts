import { describe, expect, it } from 'vitest';

import {
  classesOf,
  elementsOf,
  elementWith,
  findElement,
  headOf,
  htmlOf,
  insertAfter,
  intoHead,
  isHtml,
  parseDocument,
  replaceElement,
  setText,
  textOf,
  type Element,
} from './htmlTree';

const page = (body: string) => parseDocument(`<!doctype html><title>T</title>${body}`);
const first = (body: string, tag: string): Element => findElement(page(body), ({ tagName }) => tagName === tag)!;
const bodyOf = (document: ReturnType<typeof page>): string => /<body>([^]*)<\/body>/.exec(htmlOf(document))?.[1] ?? '';

describe('reading', () => {
  it('goes into templates, which may become shadow trees', () => {
    const names = elementsOf(page('<p><b></b></p><template><i></i></template>')).map(({ tagName }) => tagName);
    expect(names).toEqual(['html', 'head', 'title', 'body', 'p', 'b', 'template', 'i']);
  });

  it('tells elements of HTML from those of drawings', () => {
    expect(isHtml(first('<a></a>', 'a'))).toBe(true);
    expect(isHtml(first('<svg><a></a></svg>', 'a'))).toBe(false);
  });

  it('reads classes, and the text directly in an element', () => {
    expect(classesOf(first('<p class=" a  b ">x<b>y</b>z</p>', 'p'))).toEqual(['a', 'b']);
    expect(classesOf(first('<p>', 'p'))).toEqual([]);
    expect(textOf(first('<p>x<b>y</b>z</p>', 'p'))).toBe('xz');
  });
});

describe('writing', () => {
  const change = (body: string, tag: string, how: (element: Element) => void): string => {
    const document = page(body);
    how(findElement(document, ({ tagName }) => tagName === tag)!);
    return bodyOf(document);
  };

  it('never takes a text for markup', () => {
    expect(change('<p><b>a</b></p>', 'p', (p) => setText(p, '<i>'))).toBe('<p>&lt;i&gt;</p>');
    expect(change('<p><b>a</b></p>', 'p', (p) => setText(p, ''))).toBe('<p></p>');
  });

  it('puts an element in the place of another, or behind it', () => {
    const added = elementWith('i', { id: 'n' }, 'new');
    expect(change('<p><b></b><u></u></p>', 'b', (b) => replaceElement(b, added))).toBe(
      '<p><i id="n">new</i><u></u></p>',
    );
    expect(change('<p><b></b><u></u></p>', 'b', (b) => insertAfter(b, elementWith('i', {})))).toBe(
      '<p><b></b><i></i><u></u></p>',
    );
  });

  it('puts elements first into the head', () => {
    const document = page('');
    intoHead(document, elementWith('meta', { name: 'a' }), elementWith('meta', { name: 'b' }));
    expect(headOf(document).childNodes.map((node) => node.nodeName)).toEqual(['meta', 'meta', 'title']);
  });
});
